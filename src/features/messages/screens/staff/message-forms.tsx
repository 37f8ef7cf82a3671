import { useId, useRef } from 'react';
import type { Message } from '#features/messages/contract.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import { isStale } from './use-message.ts';

/** Answers by e-mail. When a colleague was faster, the typed text stays and the thread shows theirs. */
export function AnswerForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const isSilent = useIsSilent();
  const id = useId();
  const { toast } = useToast();
  const close = useRef<HTMLInputElement>(null);
  const call = useFormCall({
    send: (form) =>
      api('POST /api/messages/{id}/replies', {
        params: { id: String(message.id) },
        body: { text: String(form.get('text') ?? ''), close: form.get('close') === '1', version: message.version },
      }),
    onSuccess: () => {
      toast(
        isSilent
          ? SUCCESS.messageAnswerStored
          : { ...SUCCESS.messageAnswered, description: `It goes to ${message.email}` },
      );
      call.props.ref.current?.reset();
      onDone();
    },
    onError: (error) => {
      if (isStale(error)) onDone();
    },
  });
  // Stores which of the two buttons sent the form.
  const sendBy = (isClosing: boolean) => () => {
    if (close.current) close.current.value = isClosing ? '1' : '';
  };
  return (
    <form {...call.props} noValidate className="flex flex-col gap-3">
      <FormProblem problem={call.problem} title={FAILURES.answerMessage} idPrefix={`${id}-`} />
      <input ref={close} type="hidden" name="close" defaultValue="" />
      <TextareaField
        id={`${id}-text`}
        name="text"
        label={isSilent ? 'Answer' : 'Answer by e-mail'}
        hint={
          isSilent
            ? `Stored, not sent to ${message.email}: no mail server is set up yet`
            : `To ${message.email}, with the message quoted below it`
        }
        required
        rows={6}
        maxLength={10_000}
        error={call.errors.text}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={call.isPending} onClick={sendBy(false)}>
          {isSilent ? 'Store answer' : 'Send answer'}
        </Button>
        <Button type="submit" variant="secondary" onClick={sendBy(true)}>
          {isSilent ? 'Store and close' : 'Send and close'}
        </Button>
      </div>
    </form>
  );
}
