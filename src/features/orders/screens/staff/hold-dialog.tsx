import { useId } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { addLondonDays, formatLondonDay, londonDayOf } from '#values/london-day.ts';
import { ApiError, api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useIsSilent } from '#web/use-is-silent.ts';

type HoldDialogProps = {
  open: boolean;
  order: Order;
  onDone: (order: Order) => void;
  /** Called when a colleague has changed the order meanwhile. */
  onStale: () => void;
  onClose: () => void;
};

/** The dialog that says until when the goods of an unpaid order are held. */
export function HoldDialog({ open, ...props }: HoldDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      size="sm"
      title="Hold the goods until"
      description={props.order.orderNumber}
    >
      {open && <HoldForm {...props} />}
    </Dialog>
  );
}

export function HoldButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="secondary" onClick={onClick}>
      Hold the goods longer
    </Button>
  );
}

const USUAL_DAYS = 7;

function HoldForm({ order, onDone, onStale, onClose }: Omit<HoldDialogProps, 'open'>) {
  const id = useId();
  const { toast } = useToast();
  const isSilent = useIsSilent();
  const call = useFormCall({
    send: (form) =>
      api('POST /api/orders/{id}/hold', {
        params: { id: String(order.id) },
        body: { until: String(form.get('until') ?? ''), version: order.version },
      }),
    onSuccess: (changed) => {
      const until = changed.staff?.heldUntil;
      toast({ title: 'Goods Held', description: until ? `Until ${formatLondonDay(until)}` : undefined });
      onDone(changed);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  return (
    <form {...call.props} noValidate className="flex flex-col gap-5">
      <FormProblem problem={call.problem} title="The day was not saved" idPrefix={`${id}-`} />
      <TextField
        {...fieldsOf(call.errors, `${id}-`)('until')}
        type="date"
        label="Last day for the payment"
        hint={
          isSilent
            ? 'Unpaid after it, the order is cancelled'
            : 'Unpaid after it, the order is cancelled; the buyer is told before'
        }
        defaultValue={addLondonDays(londonDayOf(new Date()), USUAL_DAYS)}
        required
        data-autofocus
      />
      <FormFoot onCancel={onClose} isPending={call.isPending}>
        Hold until then
      </FormFoot>
    </form>
  );
}
