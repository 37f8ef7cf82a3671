import { sql } from 'drizzle-orm';
import { QUANTITY } from '#features/cart/quantity.ts';
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
  if (quantity > product.most) throw tooMany(product, await heldBy(context, owner, product));
  const [line] = await raiseLines(context, owner, [{ product, quantity }], product.most);
  if (!line) throw tooMany(product, await heldBy(context, owner, product));
  return line;
}

/**
 * Adds these products, each once, or raises their lines, in one statement. A line that would hold more than `most` stays as it is and
 * is not answered; otherwise the caller compares with what can be bought.
 */
export function raiseLines(
  { db, clock }: Where,
  owner: CartOwner,
  wanted: readonly { product: ForSale; quantity: number }[],
  most: number = QUANTITY.most,
): Promise<CartRow[]> {
  const raised = sql`${cartItems.quantity} + excluded.quantity`;
  const at = clock.now();
  return db
    .insert(cartItems)
    .values(
      wanted.map(({ product, quantity }) => ({
        ...{ ...owner, productId: product.id, quantity, priceWhenAdded: product.price, addedAt: at },
      })),
    )
    .onConflictDoUpdate({
      target: [owner.customerId === null ? cartItems.sessionId : cartItems.customerId, cartItems.productId],
      set: { quantity: raised, priceWhenAdded: sql`excluded.price_when_added` },
      setWhere: sql`${raised} <= ${most}`,
    })
    .returning();
}

async function heldBy({ db }: Where, owner: CartOwner, { id }: ForSale): Promise<number> {
  const lines = await listCartLines(db, owner);
  return lines.find(({ productId }) => productId === id)?.quantity ?? 0;
}
