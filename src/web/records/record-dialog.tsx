import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { ApiError, api } from '#web/api.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { failureToast } from '#web/toast-texts.ts';
import type { RecordProof } from './proof.ts';
import { type RecordValues, readValues } from './record-calls.ts';
import type { RecordKind } from './record-kind.ts';
import { TaskDialog } from './task-dialog.tsx';

/** The fields of a record's form; `record` is absent for a new one. */
export type RecordFields<T> = (form: {
  values: RecordValues;
  errors: Record<string, string>;
  record: T | undefined;
}) => ReactNode;

type RecordDialogProps<T extends { id: number }, Saved> = {
  open: boolean;
  kind: RecordKind<T, Saved>;
  /** The edited record; absent for a new one. */
  record: T | undefined;
  /** The answer of the page's action, without scripts. */
  answer: FormAnswer<RecordValues> | undefined;
  onClose: () => void;
  onSaved: () => void | Promise<void>;
  proof: RecordProof;
  fields: RecordFields<T>;
};

/** The dialog that adds or edits a record. Nothing typed is lost when it is refused. */
export function RecordDialog<T extends { id: number }, Saved>(props: RecordDialogProps<T, Saved>) {
  const { open, kind, record, answer, onClose, onSaved, proof, fields } = props;
  const formId = useId();
  const { toast } = useToast();
  const { title, verb, done, failed } = record ? kind.edit : kind.add;
  const form = useFormCall({
    refused: answer?.problem,
    send: (filled) => proof.proved(() => kind.calls.save(api, readValues(filled), record?.id)),
    onSuccess: (saved) => {
      toast(done(saved));
      return onSaved();
    },
    onError: (error) => {
      const isSaidInForm = error instanceof ApiError && error.problem?.errors;
      if (!isSaidInForm) toast(failureToast(error, failed));
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
            {verb}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="save" />
        {record && <input type="hidden" name="id" value={record.id} />}
        <FormProblem problem={form.problem} title={form.problem?.title ?? failed} />
        {fields({ values: answer?.values ?? kind.valuesOf(record), errors: form.errors, record })}
        {proof.field(answer?.problem)}
      </form>
    </TaskDialog>
  );
}
