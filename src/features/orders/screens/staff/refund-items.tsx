import { type RefObject, useRef } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { piecesLeft } from '#features/orders/pieces.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toDecimal, toPence } from '#values/money.ts';
import type { fieldsOf } from '#web/forms/form-answer.ts';
import { chosenRefund, pieceField } from './refund-form.ts';

type RefundItemsProps = {
  order: Order;
  staff: StaffView;
  form: RefObject<HTMLFormElement | null>;
  /** The id, name and error of a field. */
  field: ReturnType<typeof fieldsOf>;
};

/** The order lines to refund. Choosing them fills in the amount and the reason, which can still be changed. */
export function RefundItems({ order, staff, form, field }: RefundItemsProps) {
  const written = useRef('');
  const fillIn = () => {
    if (!form.current) return;
    const { amount, words } = chosenRefund(order, staff, new FormData(form.current));
    setField(form.current, 'amount', toDecimal(amount || toPence(staff.refundable)));
    // A reason that staff have typed is not replaced.
    const isOurs = fieldOf(form.current, 'reason')?.value.trim() === written.current;
    if (isOurs) setField(form.current, 'reason', words);
    written.current = isOurs ? words : written.current;
  };
  return (
    <Fieldset
      legend="Items"
      hint="How many of each go back or are not sent; leave it at 0 for money off goods that the customer keeps"
    >
      <ul className="divide-y divide-line">
        {order.items
          .filter((item) => piecesLeft(item) > 0)
          .map((item) => (
            <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="min-w-0 flex-1 text-sm">
                <bdi className="name">{item.productName}</bdi>
                <span className="meta tabular block">of {piecesLeft(item).toLocaleString('en-GB')}</span>
              </span>
              <TextField
                label={<span className="sr-only">How many of {item.productName}</span>}
                {...field(pieceField(item.id))}
                type="number"
                inputMode="numeric"
                min={0}
                max={piecesLeft(item)}
                defaultValue={0}
                onChange={fillIn}
                // An error has the width of the list.
                className={field(pieceField(item.id)).error ? 'w-full' : 'w-24 shrink-0'}
              />
            </li>
          ))}
      </ul>
    </Fieldset>
  );
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = value;
}
