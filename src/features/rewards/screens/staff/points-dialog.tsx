import { useId } from 'react';
import { GIVING_HINTS, type Giving } from '#features/rewards/by-hand.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { typedCount } from '#web/forms/typed-amount.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';

type PointsDialogProps = {
  open: boolean;
  customer: { id: number; name: string };
  balance: number;
  giving: Giving;
  onDone: () => void;
  onClose: () => void;
};

/** The dialog that adjusts a customer's points. */
export function PointsDialog({ open, customer, onClose, ...props }: PointsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Adjust points" description={<bdi>{customer.name}</bdi>}>
      {open && <PointsForm customer={customer} onClose={onClose} {...props} />}
    </Dialog>
  );
}

function PointsForm({ customer, balance, giving, onDone, onClose }: Omit<PointsDialogProps, 'open'>) {
  const id = useId();
  const { toast } = useToast();
  const call = useFormCall({
    send: (form) => api('POST /api/customers/{id}/points', { params: { id: String(customer.id) }, body: bodyOf(form) }),
    onSuccess: ({ rewardPoints }) => {
      toast({ ...SUCCESS.pointsAdjusted, description: `${customer.name} holds ${count(rewardPoints)} points` });
      onDone();
    },
  });
  const field = fieldsOf(call.errors, `${id}-`);
  return (
    <form {...call.props} noValidate className="flex flex-col gap-5">
      <FormProblem problem={call.problem} title={FAILURES.adjustPoints} idPrefix={`${id}-`} />
      <TextField
        {...field('points')}
        label="Points"
        required
        data-autofocus
        autoComplete="off"
        hint={`${count(balance)} are held. With a minus, points are taken away: -100.${GIVING_HINTS[giving]}`}
      />
      <TextField
        {...field('reason')}
        label="Reason"
        required
        maxLength={200}
        autoComplete="off"
        hint="Stands in the customer's reward history"
      />
      <FormFoot onCancel={onClose} isPending={call.isPending}>
        Adjust points
      </FormFoot>
    </form>
  );
}

function bodyOf(form: FormData) {
  return { points: typedCount(form.get('points')), reason: String(form.get('reason') ?? '') };
}

function count(points: number): string {
  return points.toLocaleString('en-GB');
}
