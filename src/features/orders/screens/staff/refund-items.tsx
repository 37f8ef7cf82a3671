import { type RefObject, useRef } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { piecesLeft } from '#features/orders/pieces.ts';
import { refundOfItems } from '#features/orders/refund-of-items.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toBasisPoints, toDecimal, toPence } from '#values/money.ts';

type RefundItemsProps = { order: Order; staff: StaffView; form: RefObject<HTMLFormElement | null> };

/** The order lines to refund. Choosing them fills in the amount and the reason, which can still be changed. */
export function RefundItems({ order, staff, form }: RefundItemsProps) {
  const written = useRef('');
  const fillIn = () => {
    if (!form.current) return;
    const { amount, words } = refundOf(order, staff, new FormData(form.current));
    setField(form.current, 'amount', toDecimal(amount || toPence(staff.refundable)));
    // A reason that staff have typed is not replaced.
    const isOurs = fieldOf(form.current, 'reason')?.value.trim() === written.current;
    if (isOurs) setField(form.current, 'reason', words);
    written.current = isOurs ? words : written.current;
  };
  return (
    <Fieldset legend="Items" hint="How many of each are refunded; leave it at 0 for any other amount">
      <ul className="divide-y divide-line">
        {order.items
          .filter((item) => piecesLeft(item) > 0)
          .map((item) => (
            <li key={item.id} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0 text-sm">
                <bdi className="name">{item.productName}</bdi>
                <span className="meta tabular block">of {piecesLeft(item).toLocaleString('en-GB')}</span>
              </span>
              <TextField
                label={<span className="sr-only">How many of {item.productName}</span>}
                name={nameOf(item.id)}
                type="number"
                inputMode="numeric"
                min={0}
                max={piecesLeft(item)}
                defaultValue={0}
                onChange={fillIn}
                className="w-24 shrink-0"
              />
            </li>
          ))}
      </ul>
    </Fieldset>
  );
}

function refundOf(order: Order, staff: StaffView, form: FormData) {
  const sums = {
    subtotal: toPence(order.subtotal),
    discount: toPence(order.discount),
    vatRate: toBasisPoints(order.vatRate),
    refundable: toPence(staff.refundable),
  };
  const items = order.items.map((item) => ({
    name: item.productName,
    unitPrice: toPence(item.unitPrice),
    bought: piecesLeft(item),
    quantity: Math.min(piecesLeft(item), wantedOf(form, item.id)),
  }));
  return refundOfItems(sums, items);
}

/** The pieces that were chosen, as the call takes them; a number too many is the server's to refuse. */
export function chosenItems(order: Order, form: FormData): { itemId: number; quantity: number }[] {
  const wanted = order.items.map(({ id }) => ({ itemId: id, quantity: wantedOf(form, id) }));
  return wanted.filter(({ quantity }) => quantity > 0);
}

function wantedOf(form: FormData, itemId: number): number {
  return Math.max(0, Math.trunc(Number(form.get(nameOf(itemId)))) || 0);
}

function nameOf(itemId: number): string {
  return `item-${itemId}`;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = value;
}
