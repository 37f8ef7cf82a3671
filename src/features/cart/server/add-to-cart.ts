import { sql } from 'drizzle-orm';
import { cartItems } from '#features/cart/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type CartOwner, type CartRow, listCartLines } from './cart-lines.ts';
import { type ForSale, tooMany } from './for-sale.ts';

type Where = Pick<AppContext, 'clock'> & { db: Database | Transaction };

/** Adds a product or raises its line in one statement, so that concurrent clicks both count and never exceed the stock. */
export async function addToCart(
  context: Where,
  owner: CartOwner,
  product: ForSale,
  quantity: number,
): Promise<CartRow> {
  const { db, clock } = context;
  if (quantity > product.most) throw tooMany(product, await heldBy(context, owner, product));
  const raised = sql`${cartItems.quantity} + excluded.quantity`;
  const [line] = await db
    .insert(cartItems)
    .values({ ...owner, productId: product.id, quantity, priceWhenAdded: product.price, addedAt: clock.now() })
    .onConflictDoUpdate({
      target: [owner.customerId === null ? cartItems.sessionId : cartItems.customerId, cartItems.productId],
      set: { quantity: raised, priceWhenAdded: sql`excluded.price_when_added` },
      setWhere: sql`${raised} <= ${product.most}`,
    })
    .returning();
  if (!line) throw tooMany(product, await heldBy(context, owner, product));
  return line;
}

async function heldBy({ db }: Where, owner: CartOwner, { id }: ForSale): Promise<number> {
  const lines = await listCartLines(db, owner);
  return lines.find(({ productId }) => productId === id)?.quantity ?? 0;
}
