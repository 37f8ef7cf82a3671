import { findCustomer, presentUser } from '#features/accounts/server/door.ts';
import type { OrderOutline } from '#features/orders/changed-order.ts';
import type { Order } from '#features/orders/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { checkCheckout } from '../placing/check-checkout.ts';
import { priceSale, writeSale } from '../placing/place-order.ts';
import { outlineOfPriced } from '../placing/refuse-if-changed.ts';
import type { RequestRow } from './find-requests.ts';

/**
 * Places the order of a request when it still is what was agreed; otherwise it says what the order would be now. The day of
 * delivery may move on, for dispatch waits for the money anyway. Staff vouch for it, so that it counts to no limit.
 */
export async function placeRequested(
  tx: Transaction,
  context: AppContext,
  { body, terms, customerId }: Pick<RequestRow, 'body' | 'terms' | 'customerId'>,
  { agreed, at }: { agreed: OrderOutline; at: Date },
): Promise<{ order: Order } | { now: OrderOutline }> {
  const customer = customerId === null ? undefined : await findCustomer(tx, customerId);
  const user = customer ? presentUser(customer, []) : null;
  const checkout = await checkCheckout(tx, context, user, body);
  // What is fitted of them lies in the form.
  const goods = terms.lines
    .filter(({ isService }) => !isService)
    .map(({ productId, quantity }) => ({ productId, quantity }));
  const sale = { user, body, goods, checkout, heldBy: { guestIn: null }, at };
  const priced = await priceSale(tx, sale);
  const now = outlineOfPriced({ priced: priced.priced, checkout });
  return isAsAgreed(now, agreed) ? { order: await writeSale(tx, sale, priced) } : { now };
}

function isAsAgreed(now: OrderOutline, agreed: OrderOutline): boolean {
  const [a, b] = [now, agreed].map(({ deliveryOn: _, isAbout: __, lines, ...sums }) => ({
    sums: Object.entries(sums).toSorted(),
    prices: lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]),
  }));
  return JSON.stringify(a) === JSON.stringify(b);
}
