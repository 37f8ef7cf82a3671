import { and, eq } from 'drizzle-orm';
import { cartItems } from '#features/cart/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { belongsTo, type CartOwner, type CartRow, findCartLine } from './cart-lines.ts';
import { getForSale, tooMany } from './for-sale.ts';

/** Sets the quantity of the owner's line. */
export async function changeQuantity(
  { db }: AppContext,
  owner: CartOwner | null,
  lineId: number,
  quantity: number,
): Promise<CartRow> {
  const line = owner && (await findCartLine(db, owner, lineId));
  if (!line) throw noSuchLine();
  const product = await getForSale(db, line.productId);
  if (quantity > product.most) throw tooMany(product);
  const [changed] = await db
    .update(cartItems)
    .set({ quantity })
    .where(and(belongsTo(owner), eq(cartItems.id, lineId)))
    .returning();
  if (!changed) throw noSuchLine();
  return changed;
}

/** Removes the owner's line. */
export async function removeLine({ db }: AppContext, owner: CartOwner | null, lineId: number): Promise<void> {
  const removed =
    owner &&
    (await db
      .delete(cartItems)
      .where(and(belongsTo(owner), eq(cartItems.id, lineId)))
      .returning());
  if (!removed?.length) throw noSuchLine();
}

function noSuchLine() {
  return refuse('not_found', 'This is no longer in your cart.');
}
