import { inArray } from 'drizzle-orm';
import { cartItems } from '#features/cart/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { belongsTo, type CartOwner } from './cart-lines.ts';

interface Bought {
  productId: number;
  quantity: number;
}

/**
 * Takes those lines out of a cart that were bought by a quote, so that nobody buys them twice: the same product in the same quantity. A
 * line of more or fewer pieces is another wish, and stays. Locks the cart as an order does.
 */
export async function takeBought(tx: Transaction, owner: CartOwner, bought: readonly Bought[]): Promise<void> {
  const lines = await tx.select().from(cartItems).where(belongsTo(owner)).orderBy(cartItems.id).for('update');
  const pieces = Map.groupBy(bought, ({ productId }) => productId);
  const isBought = ({ productId, quantity }: Bought) =>
    pieces.get(productId)?.reduce((sum, line) => sum + line.quantity, 0) === quantity;
  const ids = lines.filter(isBought).map(({ id }) => id);
  if (ids.length > 0) await tx.delete(cartItems).where(inArray(cartItems.id, ids));
}
