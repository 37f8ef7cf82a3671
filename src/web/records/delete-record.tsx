import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { api } from '#web/api.ts';
import type { RecordCalls } from './record-calls.ts';
import { useRecordCall } from './use-records.ts';

/** A record and what deleting it asks, says when it went well, and says when it did not. */
type DeletionProps = {
  record: { id: number; name: string };
  asked: { title: string; description: string };
  /** Why this one cannot be deleted, said instead of asking. */
  refused?: ToastRequest;
  calls: RecordCalls;
  success: ToastRequest;
  failure: string;
};

/** The button in a row. With scripts the browser asks, without them the page does. */
export function DeleteButton({ record: { id, name }, asked, refused, calls, success, failure }: DeletionProps) {
  const { toast } = useToast();
  const removal = useRecordCall(
    () => calls.remove(api, id),
    () => ({ ...success, description: name }),
    failure,
  );
  const askThenDelete = (event: FormEvent) => {
    event.preventDefault();
    if (refused) toast(refused);
    else if (!removal.isPending && window.confirm(`${asked.title}\n${name}\n${asked.description}`)) removal.mutate();
  };
  return (
    <form method="post" onSubmit={askThenDelete}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="ghost" size="sm" aria-label={`Delete ${name}`} pending={removal.isPending}>
        Delete
      </Button>
    </form>
  );
}

/** What the browser asks once it has scripts, the page asks before. */
export function DeleteQuestion({
  record,
  asked,
  backHref,
}: Pick<DeletionProps, 'record' | 'asked'> & { backHref: string }) {
  return (
    <Notice
      tone="caution"
      title={asked.title}
      className="mb-6"
      action={
        <form method="post" action={backHref} className="flex gap-2">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={record.id} />
          <input type="hidden" name="sure" value="1" />
          <Button type="submit" variant="danger" size="sm">
            Delete
          </Button>
          <UiLink href={backHref} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            Cancel
          </UiLink>
        </form>
      }
    >
      {record.name}. {asked.description}
    </Notice>
  );
}
