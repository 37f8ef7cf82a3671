import type { Order } from '#features/orders/contract.ts';
import { type ItemsRefund, orderOfItems, refundOfItems } from '#features/orders/refund-of-items.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import type { Problem } from '#values/problem.ts';

/** The name of a line's field for how many pieces are refunded. */
export function pieceField(itemId: number): string {
  return `item-${itemId}`;
}

/** The pieces that were chosen, as the call takes them; a number that is none, or too many, is the server's to refuse. */
export function chosenItems(
  { items }: { items: readonly { id: number }[] },
  form: FormData,
): { itemId: number; quantity: number }[] {
  const wanted = items.map(({ id }) => ({ itemId: id, quantity: Number(form.get(pieceField(id))) }));
  return wanted.filter(({ quantity }) => quantity !== 0);
}

/** What the chosen pieces come to; a number that is none counts as no piece. */
export function chosenRefund(order: Order, staff: StaffView, form: FormData): ItemsRefund {
  const pieces = chosenItems(order, form).map(({ itemId, quantity }) => ({
    itemId,
    quantity: Math.trunc(quantity) || 0,
  }));
  return refundOfItems(orderOfItems(order, staff), pieces);
}

/** The errors of a refused refund by form field; a line is named by its place among those that were sent, or by its id. */
export function refundErrors({ errors, itemId }: Problem, sent: ReturnType<typeof chosenItems>): Problem['errors'] {
  const fieldOf = (name: string) => {
    const at = /^items\.(\d+)/.exec(name)?.[1];
    const id = at === undefined ? itemId : sent[Number(at)]?.itemId;
    return name.startsWith('items') && typeof id === 'number' ? pieceField(id) : name;
  };
  return errors && Object.fromEntries(Object.entries(errors).map(([name, said]) => [fieldOf(name), said]));
}
