import { useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { piecesStillPaid } from '#features/orders/pieces.ts';
import { orderOfItems, refundOfItems } from '#features/orders/refund-of-items.ts';
import { lessThanWorth, refundWords } from '#features/orders/screens/staff/refund-words.ts';
import type { Return } from '#features/returns/contract.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatPounds, type Pence, parsePence, toPence } from '#values/money.ts';
import { ApiError, api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { typedAmount } from '#web/forms/typed-amount.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { FAILURES, SUCCESS } from '#web/toast-texts.ts';
import { useVatWords } from '#web/vat-words.tsx';
import type { ReturnTaskEnds } from './return-dialog.tsx';

type RefundReturnFormProps = ReturnTaskEnds & { id: string; item: Return; order: Order };

/** Completes an accepted return with a refund, and optionally restocks the goods. */
export function RefundReturnForm({ id, item, order, onDone, onStale, onClose }: RefundReturnFormProps) {
  const said = useVatWords();
  const { toast } = useToast();
  const suggested = item.staff?.suggestedRefund ?? '0.00';
  const [amount, setAmount] = useState(toPence(suggested));
  const call = useFormCall({
    send: (form) => api('POST /api/returns/{id}/refund', { params: { id: String(item.id) }, body: bodyOf(form) }),
    onSuccess: ({ refund }) => {
      const amount = refund ? `${item.orderNumber}: ${formatPounds(toPence(refund.amount))}` : item.orderNumber;
      toast({ ...SUCCESS.returnCompleted, description: amount });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onStale();
    },
  });
  const field = fieldsOf(call.errors, `${id}-`);
  return (
    <form
      {...call.props}
      noValidate
      onChange={(event) => setAmount(parsePence(typedAmount(new FormData(event.currentTarget).get('amount'))) ?? 0)}
      className="flex flex-col gap-5"
    >
      <FormProblem problem={call.problem} title={FAILURES.completeReturn} idPrefix={`${id}-`} />
      <ul className="text-sm">
        {item.items.map(({ itemId, quantity, productName }) => (
          <li key={itemId} className="break-words">
            <span className="tabular">{quantity.toLocaleString('en-GB')} ×</span> {productName}
          </li>
        ))}
      </ul>
      <TextField
        {...field('amount')}
        label={said('Amount, VAT included')}
        required
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        defaultValue={suggested}
        hint={
          lessWords(item, order, amount) ??
          `${formatPounds(toPence(suggested))} is what these goods come to. 0.00 completes it without money`
        }
      />
      <TextField {...field('reference')} label="Reference" optional maxLength={100} autoComplete="off" />
      {order.status !== 'cancelled' && (
        <CheckboxField
          name="restock"
          label="Put the goods back in stock"
          hint="Only what is here and can be sold again"
        />
      )}
      <p className="meta">
        {wordsOf(order, amount)}The points earned with these goods are taken back; those that are spent already are
        withheld at 1p each.
      </p>
      <FormFoot onCancel={onClose} isPending={call.isPending} isDanger>
        Refund
      </FormFoot>
    </form>
  );
}

function lessWords({ items }: Return, order: Order, amount: Pence): string | null {
  if (!order.staff) return null;
  const whole = orderOfItems(order, order.staff);
  return lessThanWorth(order, order.staff, refundOfItems(whole, piecesStillPaid(whole.lines, items)), amount);
}

// By which ways it goes back, as when the order itself is refunded.
function wordsOf({ staff }: Order, amount: Pence): string {
  if (!staff || amount <= 0) return '';
  return `${refundWords(Math.min(amount, toPence(staff.refundable)), staff)} `;
}

function bodyOf(form: FormData) {
  return {
    amount: typedAmount(form.get('amount')),
    reference: String(form.get('reference') ?? ''),
    restock: form.has('restock'),
  };
}
