import { cartTotals } from '#features/cart/cart-totals.ts';
import type { CartSummary } from '#features/cart/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { findStandardDelivery } from '#features/delivery/server/door.ts';
import type { Ground } from '#platform/ground.ts';
import { toDecimal } from '#values/money.ts';
import { type CartOwner, listCartLines } from './cart-lines.ts';

/** The totals as the cart page shows them. What has left the shop costs nothing and is still counted as an item. */
export async function summariseCart(ground: Ground, owner: CartOwner | null): Promise<CartSummary> {
  const [{ byId, vatRate }, lines, standard] = await Promise.all([
    catalogueOf(ground).current(),
    owner ? listCartLines(ground.db, owner) : [],
    findStandardDelivery(ground),
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
