import { useId } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { fittingWords } from '#features/orders/fitting-words.ts';
import { visitOf } from '#features/orders/visit.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { ApiError, api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { useIsSilent } from '#web/use-is-silent.ts';

type FittingDialogProps = {
  open: boolean;
  order: Order;
  onDone: (order: Order) => void;
  /** Called when a colleague has changed the order meanwhile. */
  onStale: () => void;
  onClose: () => void;
};

/** The dialog that confirms the day on which an order is fitted or surveyed. */
export function FittingDialog({ open, ...props }: FittingDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      size="sm"
      title={`Confirm the day of the ${visitOf(props.order.items)}`}
      description={props.order.orderNumber}
    >
      {open && <FittingForm {...props} />}
    </Dialog>
  );
}

function FittingForm({ order, onDone, onStale, onClose }: Omit<FittingDialogProps, 'open'>) {
  const id = useId();
  const { toast } = useToast();
  const isSilent = useIsSilent();
  const { fitting } = order;
  const visit = visitOf(order.items);
  const call = useFormCall({
    send: (form) =>
      api('PUT /api/orders/{id}/fitting', {
        params: { id: String(order.id) },
        body: { day: String(form.get('day') ?? ''), version: order.version },
      }),
    onSuccess: (changed) => {
      const day = changed.fitting?.confirmedOn;
      toast({
        ...(visit === 'survey' ? SUCCESS.surveyConfirmed : SUCCESS.fittingConfirmed),
        ...(day && { description: `For ${formatLondonDay(day)}` }),
      });
      onDone(changed);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  if (!fitting) return null;
  return (
    <form {...call.props} noValidate className="flex flex-col gap-5">
      <FormProblem problem={call.problem} title={FAILURES.confirmFitting} idPrefix={`${id}-`} />
      <p className="text-sm">
        {fittingWords(fitting)}. The first day that was possible: {formatLondonDay(fitting.earliestOn)}.
      </p>
      <TextField
        {...fieldsOf(call.errors, `${id}-`)('day')}
        type="date"
        label="We come on"
        hint={isSilent ? 'An e-mail to the customer is stored' : 'The customer and the contact on site get an e-mail'}
        defaultValue={fitting.confirmedOn ?? fitting.wishes[0] ?? fitting.earliestOn}
        required
        data-autofocus
      />
      <FormFoot onCancel={onClose} isPending={call.isPending}>
        Confirm this day
      </FormFoot>
    </form>
  );
}
