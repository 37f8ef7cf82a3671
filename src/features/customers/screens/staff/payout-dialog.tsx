import { useId } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { typedAmount } from '#web/forms/typed-amount.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';

type PayoutDialogProps = {
  open: boolean;
  customer: { id: number; name: string };
  /** The credit of the account, such as `358.80`. */
  balance: string;
  onDone: () => void;
  onClose: () => void;
};

/** The dialog that pays out credit of an account in money. */
export function PayoutDialog({ open, customer, onClose, ...props }: PayoutDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="sm" title="Pay out credit" description={<bdi>{customer.name}</bdi>}>
      {open && <PayoutForm customer={customer} onClose={onClose} {...props} />}
    </Dialog>
  );
}

function PayoutForm({ customer, balance, onDone, onClose }: Omit<PayoutDialogProps, 'open'>) {
  const id = useId();
  const { toast } = useToast();
  const call = useFormCall({
    send: (form) =>
      api('POST /api/customers/{id}/credit/payouts', {
        params: { id: String(customer.id) },
        body: bodyOf(form, balance),
      }),
    onSuccess: (credit) => {
      const description = `${customer.name} has ${formatPounds(toPence(credit.balance))} of credit left`;
      toast({ ...SUCCESS.creditPaidOut, description });
      onDone();
    },
  });
  const field = fieldsOf(call.errors, `${id}-`);
  return (
    <form {...call.props} noValidate className="flex flex-col gap-5">
      <FormProblem problem={call.problem} title={FAILURES.payOutCredit} idPrefix={`${id}-`} />
      <TextField
        {...field('amount')}
        label="Amount"
        required
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        defaultValue={balance}
        hint={`${formatPounds(toPence(balance))} is the credit of the account`}
      />
      <TextField
        {...field('reason')}
        label="Reason"
        required
        maxLength={500}
        autoComplete="off"
        hint="Stands in the customer’s credit history and e-mail"
      />
      <TextField
        {...field('reference')}
        label="Reference"
        optional
        maxLength={100}
        autoComplete="off"
        hint="Of the bank transfer"
      />
      <p className="meta">It is recorded as paid by bank transfer: send that money as well.</p>
      <FormFoot onCancel={onClose} isPending={call.isPending}>
        Pay out
      </FormFoot>
    </form>
  );
}

function bodyOf(form: FormData, balance: string) {
  const text = (name: string) => String(form.get(name) ?? '');
  return { amount: typedAmount(form.get('amount')), reason: text('reason'), reference: text('reference'), balance };
}
