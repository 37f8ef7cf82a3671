import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import type { RecordProof } from './proof.ts';
import type { RecordKind } from './record-kind.ts';
import { TASK_WORDS } from './record-task.ts';
import { useRecordCall } from './use-records.ts';

type RemovalProps<T extends { id: number }, Saved> = { kind: RecordKind<T, Saved>; record: T; proof: RecordProof };

/** The button in a row. With scripts the browser asks for confirmation, without them the page does. */
export function RemovalButton<T extends { id: number }, Saved>(props: RemovalProps<T, Saved>) {
  const { kind, record, proof } = props;
  const { calls, removal } = kind;
  const { toast } = useToast();
  const remove = useRecordCall(
    () => proof.proved(() => calls.remove(api, record.id)),
    () => removal.done(record),
    removal.failed,
  );
  const name = kind.nameOf(record);
  const askThenRemove = (event: FormEvent) => {
    event.preventDefault();
    const refused = removal.refused?.(record);
    const { title, description } = removal.asked;
    if (refused) toast(refused);
    else if (!remove.isPending && window.confirm(`${title}\n${name}\n${description}`)) remove.mutate();
  };
  return (
    <form method="post" onSubmit={askThenRemove}>
      <RemovalIntent kind={kind} record={record} />
      <Button type="submit" variant="ghost" size="sm" aria-label={`${removal.verb} ${name}`} pending={remove.isPending}>
        {removal.verb}
      </Button>
    </form>
  );
}

type QuestionProps<T extends { id: number }, Saved> = RemovalProps<T, Saved> & {
  /** Why it was refused before. */
  refused: Problem | undefined;
  /** The address of the question, where a refusal is answered, and of the screen without it. */
  askHref: string;
  backHref: string;
};

/** The confirmation on the page, for browsers without scripts. */
export function RemovalQuestion<T extends { id: number }, Saved>(props: QuestionProps<T, Saved>) {
  const { kind, record, proof, refused, askHref, backHref } = props;
  const { asked, verb } = kind.removal;
  return (
    <Notice
      tone="caution"
      title={asked.title}
      className="mb-6"
      action={
        <form method="post" action={askHref} className="flex flex-wrap items-end gap-2">
          <RemovalIntent kind={kind} record={record} />
          <input type="hidden" name="sure" value="1" />
          {proof.field(refused)}
          <Button type="submit" variant="danger" size="sm">
            {verb}
          </Button>
          <ButtonLink href={backHref} variant="ghost" size="sm">
            Cancel
          </ButtonLink>
        </form>
      }
    >
      {kind.nameOf(record)}. {asked.description}
    </Notice>
  );
}

function RemovalIntent<T extends { id: number }, Saved>({ kind, record }: Omit<RemovalProps<T, Saved>, 'proof'>) {
  const { delete: intent } = kind.taskWords ?? TASK_WORDS;
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={record.id} />
    </>
  );
}
