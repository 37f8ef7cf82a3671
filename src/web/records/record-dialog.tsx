import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { ApiError, api } from '#web/api.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { failureToast } from '#web/messages.ts';
import { type RecordCalls, type RecordValues, readValues } from './record-calls.ts';
import { TaskDialog } from './task-dialog.tsx';

type RecordDialogProps = {
  open: boolean;
  title: string;
  /** Which record is edited; absent: a new one is made. */
  id: number | undefined;
  calls: RecordCalls;
  /** What the form starts with. */
  values: RecordValues;
  /** What the page's action answered, before the scripts arrived. */
  answer: FormAnswer<RecordValues> | undefined;
  success: ToastRequest;
  failure: string;
  onClose: () => void;
  onSaved: () => void | Promise<void>;
  children: (values: RecordValues, errors: Record<string, string>) => ReactNode;
};

/** The dialog in which a record is made or changed. Nothing typed is lost when it is refused. */
export function RecordDialog(props: RecordDialogProps) {
  // A form of its own for each record, so that no word about one stands over the next.
  return <OneDialog key={`${props.id ?? 'new'} ${props.open}`} {...props} />;
}

function OneDialog({ open, title, id, calls, answer, success, failure, onClose, onSaved, ...rest }: RecordDialogProps) {
  const formId = useId();
  const { toast } = useToast();
  const form = useFormCall({
    refused: answer?.problem,
    send: (filled) => calls.save(api, readValues(filled), id),
    onSuccess: () => {
      toast(success);
      return onSaved();
    },
    onError: (error) => {
      const isSaidInForm = error instanceof ApiError && error.problem?.errors;
      if (!isSaidInForm) toast(failureToast(error, failure));
    },
  });
  return (
    <TaskDialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={form.isPending}>
            {id === undefined ? 'Create' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="save" />
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        <FormProblem problem={form.problem} title={form.problem?.title ?? failure} />
        {rest.children(answer?.values ?? rest.values, form.errors)}
      </form>
    </TaskDialog>
  );
}
