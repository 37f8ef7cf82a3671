import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { FormProblem } from './form-problem.tsx';
import { useFormCall } from './use-form-call.ts';

type NoteFormProps<Answer> = {
  /** What the note is about, for the toast. */
  about?: string;
  hint: string;
  send: (text: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** A note for colleagues beside an order or a message; the customer never sees it. */
export function NoteForm<Answer>({ about, hint, send, onDone }: NoteFormProps<Answer>) {
  const id = useId();
  const { toast } = useToast();
  const call = useFormCall({
    send: (form) => send(String(form.get('text') ?? '')),
    onSuccess: (answer) => {
      call.props.ref.current?.reset();
      toast({ ...SUCCESS.noteAdded, description: about });
      onDone(answer);
    },
  });
  return (
    <form {...call.props} noValidate className="flex flex-col gap-3">
      {!call.errors.text && <FormProblem problem={call.problem} title={FAILURES.addNote} />}
      <TextareaField
        id={id}
        name="text"
        label="Internal note"
        hint={hint}
        rows={2}
        maxLength={2000}
        error={call.errors.text}
      />
      <Button type="submit" size="sm" variant="secondary" pending={call.isPending} className="self-start">
        Add note
      </Button>
    </form>
  );
}
