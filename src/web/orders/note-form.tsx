import { useId } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { ApiError, api } from '#web/api.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/messages.ts';
import { useFormCall } from '#web/use-form-call.ts';

type NoteFormProps = { order: Order; onDone: (order: Order) => void };

/** A note for colleagues; it joins the history, where customers never see it. */
export function NoteForm({ order, onDone }: NoteFormProps) {
  const id = useId();
  const { toast } = useToast();
  const call = useFormCall({
    send: (form) =>
      api('POST /api/orders/{id}/notes', {
        params: { id: String(order.id) },
        body: { text: String(form.get('text') ?? '') },
      }),
    onSuccess: (changed) => {
      call.props.ref.current?.reset();
      toast({ ...SUCCESS.noteAdded, description: changed.orderNumber });
      onDone(changed);
    },
    onError: (error) => {
      const isToldAtField = error instanceof ApiError && error.problem?.errors !== undefined;
      if (!isToldAtField) toast(failureToast(error, FAILURES.addNote));
    },
  });
  return (
    <form {...call.props} noValidate className="mb-5 flex flex-col items-start gap-3">
      <TextareaField
        id={id}
        name="text"
        label="Internal note"
        hint="For colleagues; the customer does not see it"
        rows={2}
        maxLength={2000}
        error={call.errors.text}
        className="w-full"
      />
      <Button type="submit" size="sm" variant="secondary" pending={call.isPending}>
        Add note
      </Button>
    </form>
  );
}
