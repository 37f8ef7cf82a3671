import { useId, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { awaitsMoney } from '#features/orders/payable.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatPounds, type Pence, parsePence, toPence } from '#values/money.ts';
import { ApiError, api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { withFieldsOf } from '#web/forms/renamed-errors.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { paymentHint, tooMuchWords, unaskedWords } from './payment-words.ts';
import { chosenItems, chosenRefund, refundErrors } from './refund-form.ts';
import { RefundItems } from './refund-items.tsx';
import { lessThanWorth, refundedWords, refundWords } from './refund-words.ts';

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
  return (
    <Dialog
      open={task !== null}
      onClose={props.onClose}
      size="sm"
      title={nameOf(task, order)}
      description={order.orderNumber}
    >
      {task && <PaymentForm key={task} id={id} task={task} order={order} {...props} />}
    </Dialog>
  );
}

function nameOf(task: MoneyTask | null, order: Order): string {
  if (task === 'refund') return 'Refund';
  return awaitsMoney(order) ? 'Mark as paid' : 'Record a payment';
}

type PaymentFormProps = Omit<PaymentDialogProps, 'task'> & { id: string; task: MoneyTask };

function PaymentForm({ id, task, order, staff, onDone, onStale, onClose }: PaymentFormProps) {
  const { toast } = useToast();
  const isRefund = task === 'refund';
  const most = isRefund ? staff.refundable : staff.due;
  const unasked = isRefund ? null : unaskedWords(order);
  const [amount, setAmount] = useState(unasked ? 0 : toPence(most));
  const [less, setLess] = useState<string | null>(null);
  const tooMuch = isRefund ? null : tooMuchWords(staff, amount);
  const call = useFormCall({
    send: (form) => {
      const body = bodyOf(form, task, order);
      const sent = api('POST /api/orders/{id}/payments', { params: { id: String(order.id) }, body });
      return withFieldsOf(sent, (problem) => refundErrors(problem, body.items ?? []));
    },
    onSuccess: (changed) => {
      toast({ ...(isRefund ? SUCCESS.refundRecorded : SUCCESS.paymentRecorded), description: inWords(changed, staff) });
      onDone(changed);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  const field = fieldsOf(call.errors, `${id}-`);
  return (
    <form
      {...call.props}
      id={id}
      noValidate
      // After the items, which fill the amount in.
      onChange={(event) => {
        const form = new FormData(event.currentTarget);
        const typed = parsePence(typedAmount(form.get('amount'))) ?? 0;
        setAmount(typed);
        setLess(isRefund ? lessThanWorth(order, staff, chosenRefund(order, staff, form), typed) : null);
      }}
      className="flex flex-col gap-5"
    >
      <FormProblem
        problem={call.problem}
        title={isRefund ? FAILURES.recordRefund : FAILURES.recordPayment}
        idPrefix={`${id}-`}
      />
      {unasked && <p className="text-sm">{unasked}</p>}
      {isRefund && <RefundItems order={order} staff={staff} form={call.props.ref} field={field} />}
      <TextField
        {...field('amount')}
        label="Amount"
        required
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        defaultValue={unasked ? '' : most}
        hint={less ? `${less} ${COUNTS}` : amountHint(order, task, staff)}
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
      {tooMuch && <CheckboxField name="acceptsMore" label="It is more than is due" hint={tooMuch} />}
      {isRefund && isUnsent(order) && (
        <CheckboxField name="restock" label="Put these pieces back in stock" hint={WITHDRAWN} />
      )}
      {isRefund && <p className="meta">{whatFollows(order, staff, Math.min(Math.max(0, amount), toPence(most)))}</p>}
      <FormFoot onCancel={onClose} isPending={call.isPending} isDanger={isRefund}>
        {nameOf(task, order)}
      </FormFoot>
    </form>
  );
}

function amountHint(order: Order, task: MoneyTask, staff: StaffView): string {
  return task === 'refund' ? `${formatPounds(toPence(staff.refundable))} can be refunded` : paymentHint(order, staff);
}

const COUNTS = 'What is chosen counts as gone back; for money off goods that the customer keeps, choose no items.';
const WITHDRAWN = 'They were not sent yet: what is refunded leaves the packing slip';

function isUnsent({ status }: Order): boolean {
  return status === 'pending' || status === 'processing';
}

function bodyOf(form: FormData, kind: MoneyTask, order: Order) {
  const text = (name: string) => String(form.get(name) ?? '');
  const amount = typedAmount(form.get('amount'));
  const items = chosenItems(order, form);
  return {
    ...{ kind, version: order.version, amount },
    ...{ reference: text('reference'), reason: text('reason') },
    ...(items.length > 0 && { items }),
    ...(form.get('restock') === 'on' && { restock: true }),
    ...(form.get('acceptsMore') === 'on' && { acceptsMore: true }),
  };
}

function whatFollows({ pointsEarned, due }: Order, staff: StaffView, amount: Pence): string {
  const { points } = staff;
  const stays =
    toPence(due) > 0
      ? ' Pieces that go back are not to be paid any more; an amount without pieces is part of what was paid so far, and stays to be paid.'
      : '';
  const money = `${refundWords(amount, staff)}${stays}`;
  const hasPoints = points !== null && pointsEarned + points.missing > 0;
  if (!hasPoints) return money;
  return `${money} The points earned with it are taken back; those that are spent already are withheld at 1p each.`;
}

function inWords({ orderNumber, staff }: Order, before: StaffView): string {
  const last = staff?.payments.at(-1);
  if (!staff || !last) return orderNumber;
  return `${orderNumber}: ${refundedWords(before, staff) || formatPounds(toPence(last.amount))}`;
}
