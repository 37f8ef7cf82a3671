import { useId } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { ApiError, api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { chosenItems, RefundItems } from './refund-items.tsx';

export type MoneyTask = 'payment' | 'refund';

type PaymentDialogProps = {
  /** Null when the dialog is closed. */
  task: MoneyTask | null;
  order: Order;
  staff: StaffView;
  onDone: (order: Order) => void;
  /** Called when a colleague has changed the order meanwhile. */
  onStale: () => void;
  onClose: () => void;
};

/** The dialog that marks an order as paid, or refunds it. */
export function PaymentDialog({ task, order, ...props }: PaymentDialogProps) {
  const id = useId();
  const isRefund = task === 'refund';
  return (
    <Dialog
      open={task !== null}
      onClose={props.onClose}
      size="sm"
      title={isRefund ? 'Refund' : 'Mark as paid'}
      description={order.orderNumber}
    >
      {task && <PaymentForm key={task} id={id} task={task} order={order} {...props} />}
    </Dialog>
  );
}

type PaymentFormProps = Omit<PaymentDialogProps, 'task'> & { id: string; task: MoneyTask };

function PaymentForm({ id, task, order, staff, onDone, onStale, onClose }: PaymentFormProps) {
  const { toast } = useToast();
  const isRefund = task === 'refund';
  const most = isRefund ? staff.refundable : staff.due;
  const call = useFormCall({
    send: (form) =>
      api('POST /api/orders/{id}/payments', { params: { id: String(order.id) }, body: bodyOf(form, task, order) }),
    onSuccess: (changed) => {
      toast({ ...(isRefund ? SUCCESS.refundRecorded : SUCCESS.paymentRecorded), description: inWords(changed) });
      onDone(changed);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  const field = fieldsOf(call.errors, `${id}-`);
  return (
    <form {...call.props} id={id} noValidate className="flex flex-col gap-5">
      <FormProblem
        problem={call.problem}
        title={isRefund ? FAILURES.recordRefund : FAILURES.recordPayment}
        idPrefix={`${id}-`}
      />
      {isRefund && <RefundItems order={order} staff={staff} form={call.props.ref} />}
      <TextField
        {...field('amount')}
        label="Amount"
        required
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        defaultValue={most}
        hint={`${formatPounds(toPence(most))} ${isRefund ? 'can be refunded' : 'is due; less is a deposit, with a VAT invoice of its own'}`}
      />
      {isRefund && (
        <TextareaField
          {...field('reason')}
          label="Reason"
          required
          rows={2}
          maxLength={500}
          hint="Why the money goes back; printed on the customer’s credit note"
        />
      )}
      <TextField
        {...field('reference')}
        label="Reference"
        optional
        maxLength={100}
        autoComplete="off"
        hint={isRefund ? undefined : 'As it stands on the bank statement'}
      />
      {isRefund && isUnsent(order) && (
        <CheckboxField name="restock" label="Put these pieces back in stock" hint={WITHDRAWN} />
      )}
      {isRefund && <p className="meta">{whatFollows(order, staff)}</p>}
      <FormFoot onCancel={onClose} isPending={call.isPending} isDanger={isRefund}>
        {isRefund ? 'Refund' : 'Mark as paid'}
      </FormFoot>
    </form>
  );
}

const WITHDRAWN = 'They were not sent yet: what is refunded leaves the packing slip';

function isUnsent({ status }: Order): boolean {
  return status === 'pending' || status === 'processing';
}

function bodyOf(form: FormData, kind: MoneyTask, order: Order) {
  const text = (name: string) => String(form.get(name) ?? '');
  // Accept amounts such as £1,234.50.
  const amount = text('amount').replace(/[£,\s]/g, '');
  const items = chosenItems(order, form);
  return {
    ...{ kind, version: order.version, amount },
    ...{ reference: text('reference'), reason: text('reason') },
    ...(items.length > 0 && { items }),
    ...(form.get('restock') === 'on' && { restock: true }),
  };
}

function whatFollows({ pointsEarned }: Order, { payments, points }: StaffView): string {
  const provider = payments.findLast(({ kind }) => kind === 'payment')?.provider;
  const money =
    provider === 'test_card'
      ? 'The test card moves no money.'
      : provider === 'stripe'
        ? 'Stripe pays it back to the customer’s card; that takes a few days.'
        : 'This records the refund; send the money from your bank as well.';
  const hasPoints = points !== null && pointsEarned + points.missing > 0;
  if (!hasPoints) return money;
  return `${money} The points earned with it are taken back; those that are spent already are withheld at 1p each.`;
}

function inWords({ orderNumber, staff }: Order): string {
  const last = staff?.payments.at(-1);
  if (!last) return orderNumber;
  const withheld = toPence(last.withheld);
  const less = withheld > 0 ? `, ${formatPounds(withheld)} withheld for spent points` : '';
  return `${orderNumber}: ${formatPounds(toPence(last.amount))}${less}`;
}
