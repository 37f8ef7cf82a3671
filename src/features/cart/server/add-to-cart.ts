import { type SQLWrapper, sql } from 'drizzle-orm';
import { QUANTITY } from '#features/cart/quantity.ts';
import { cartItems } from '#features/cart/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
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
  const { id: productId, price: priceWhenAdded, most } = product;
  const raise = owner.customerId === null ? raiseOfGuest : raiseOfCustomer;
  const values = { ...owner, productId, quantity, priceWhenAdded, addedAt: context.clock.now(), most };
  const [line] = await raise(context.db, values);
  if (!line) throw tooMany(product, await heldBy(context, owner, product));
  return line;
}

/**
 * Adds these products, each once, or raises their lines, in one statement. The caller compares with what can be bought; a line that would
 * hold more than a cart may stays as it is and is not answered.
 */
export function raiseLines(
  { db, clock }: Where,
  owner: CartOwner,
  wanted: readonly { product: ForSale; quantity: number }[],
): Promise<CartRow[]> {
  const at = clock.now();
  return db
    .insert(cartItems)
    .values(
      wanted.map(({ product, quantity }) => ({
        ...{ ...owner, productId: product.id, quantity, priceWhenAdded: product.price, addedAt: at },
      })),
    )
    .onConflictDoUpdate(raising(owner.customerId === null ? 'sessionId' : 'customerId', QUANTITY.most))
    .returning();
}

/** What becomes of a line that is in the cart already. */
function raising(owner: 'sessionId' | 'customerId', most: number | SQLWrapper) {
  const raised = sql`${cartItems.quantity} + excluded.quantity`;
  return {
    target: [cartItems[owner], cartItems.productId],
    set: { quantity: raised, priceWhenAdded: sql`excluded.price_when_added` },
    setWhere: sql`${raised} <= ${most}`,
  };
}

type OneLine = Omit<CartRow, 'id' | 'fitting'> & { most: number };

const raiseOf = (owner: 'sessionId' | 'customerId') =>
  compiled((db, slots: Slots<OneLine>) => {
    const { customerId, sessionId, productId, quantity, priceWhenAdded, addedAt, most } = slots;
    return db
      .insert(cartItems)
      .values({ customerId, sessionId, productId, quantity, priceWhenAdded, addedAt })
      .onConflictDoUpdate(raising(owner, most))
      .returning();
  });

const raiseOfGuest = raiseOf('sessionId');
const raiseOfCustomer = raiseOf('customerId');

async function heldBy({ db }: Where, owner: CartOwner, { id }: ForSale): Promise<number> {
  const lines = await listCartLines(db, owner);
  return lines.find(({ productId }) => productId === id)?.quantity ?? 0;
}
