import { eq, sql } from 'drizzle-orm';
import type { Caller } from '#features/accounts/server/door.ts';
import { QUANTITY } from '#features/cart/quantity.ts';
import { cartItems } from '#features/cart/tables.ts';
import type { FittingWanted } from '#features/fitting/plan.ts';
import type { AppContext } from '#platform/app-context.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';
import { belongsTo, type CartOwner, type CartRow, ownerOf } from './cart-lines.ts';
import { fittedTogether } from './fitted-together.ts';

export { fittedOf } from '../fitted.ts';
export { type CartOwner, type CartRow, listCartLines, ownerOf } from './cart-lines.ts';
export { deleteEmptySessions } from './delete-empty-sessions.ts';
export { mergeCart } from './merge-cart.ts';
export { takeBought } from './take-bought.ts';

/**
 * Takes the lines out of a cart, oldest first, and locks them until the transaction ends: a second order of the same cart waits, and
 * then finds it empty. Lines added meanwhile stay.
 */
export async function takeCart(tx: Transaction, owner: CartOwner): Promise<CartRow[]> {
  const lines = await (owner.customerId === null ? takeOfGuest(tx, owner) : takeOfCustomer(tx, owner));
  return lines.sort((a, b) => a.id - b.id);
}

const takeOfGuest = compiled((db, { sessionId }: Slots<{ sessionId: number | null }>) =>
  db.delete(cartItems).where(eq(cartItems.sessionId, sessionId)).returning(),
);

const takeOfCustomer = compiled((db, { customerId }: Slots<{ customerId: number | null }>) =>
  db.delete(cartItems).where(eq(cartItems.customerId, customerId)).returning(),
);

export async function clearCart(db: Database, owner: CartOwner): Promise<void> {
  await db.delete(cartItems).where(belongsTo(owner));
}

interface LineAgain {
  productId: number;
  quantity: number;
  priceWhenAdded: Pence;
  fitting?: FittingWanted | undefined;
}

/** Returns the lines of an undone order to a cart, next to lines added meanwhile. */
export async function refillCart(tx: Transaction, owner: CartOwner, lines: readonly LineAgain[]): Promise<void> {
  for (const line of lines) {
    await tx
      .insert(cartItems)
      .values({ ...owner, ...line })
      .onConflictDoUpdate({
        target:
          owner.customerId === null
            ? [cartItems.sessionId, cartItems.productId]
            : [cartItems.customerId, cartItems.productId],
        set: {
          quantity: sql`least(${QUANTITY.most}, ${cartItems.quantity} + excluded.quantity)`,
          fitting: fittedTogether(sql`excluded.fitting`),
        },
      });
  }
}

/** The number of pieces in the caller's cart. */
export async function countCart({ db }: AppContext, caller: Caller): Promise<number> {
  const owner = ownerOf(caller);
  if (!owner) return 0;
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(cartItems)
    .where(belongsTo(owner));
  return row?.count ?? 0;
}
