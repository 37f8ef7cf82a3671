import { cartTotals } from '#features/cart/cart-totals.ts';
import type { CartSummary } from '#features/cart/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { findStandardDelivery } from '#features/delivery/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { toDecimal } from '#values/money.ts';
import { type CartOwner, listCartLines } from './cart-lines.ts';

/** The totals of the cart page. A product that is no longer sold costs nothing but counts as an item. */
export async function summariseCart(context: AppContext, owner: CartOwner | null): Promise<CartSummary> {
  const [{ byId, vatRate }, lines, standard] = await Promise.all([
    catalogueOf(context).current(),
    owner ? listCartLines(context.db, owner) : [],
    findStandardDelivery(context),
  ]);
  const priced = lines.flatMap(({ productId, quantity }) => {
    const entry = byId.get(productId);
    return entry ? [{ pricePence: entry.pricePence, quantity }] : [];
  });
  const totals = cartTotals(priced, vatRate);
  return {
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: toDecimal(totals.subtotal),
    delivery: toDecimal(totals.delivery),
    total: toDecimal(totals.total),
    vatRate: toDecimal(vatRate),
    vatAmount: toDecimal(totals.vatAmount),
    grandTotal: toDecimal(totals.grandTotal),
    freeDeliveryFrom: standard?.freeThreshold == null ? null : toDecimal(standard.freeThreshold),
  };
}
