import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { cartItems } from '#features/cart/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { CartOwner, CartRow } from './cart-lines.ts';
import { mostForSale } from './for-sale.ts';

/**
 * Adds a product to a cart that is there, or raises its line, in the one statement that also reads whether it can be bought. Undefined
 * where it cannot, or where the line would hold too much of it: nothing is changed then, and why is for the caller to find out.
 */
export async function addIfForSale(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  owner: CartOwner,
  { productId, quantity }: { productId: number; quantity: number },
): Promise<CartRow | undefined> {
  const add = owner.customerId === null ? addOfGuest : addOfCustomer;
  const [line] = await add(db, { ...owner, productId, quantity, addedAt: clock.now().toISOString() });
  return line;
}

type Adding = Pick<CartRow, 'customerId' | 'sessionId' | 'productId' | 'quantity'> & { addedAt: string };

const addOf = (owner: 'customerId' | 'sessionId') =>
  compiled((db, slots: Slots<Adding>) => {
    const line = db.$with('line', getTableColumns(cartItems)).as(addition(owner, slots));
    return db.with(line).select().from(line);
  });

const addOfGuest = addOf('sessionId');
const addOfCustomer = addOf('customerId');

// Written out, because the builder inserts what is selected only where all columns are.
function addition(owner: 'customerId' | 'sessionId', slots: Slots<Adding>): SQL {
  const { customerId, sessionId, productId, quantity, priceWhenAdded, addedAt } = cartItems;
  const columns = [customerId, sessionId, productId, quantity, priceWhenAdded, addedAt];
  const raised = sql`${quantity} + excluded.quantity`;
  return sql`insert into ${cartItems} (${names(columns)})
    select ${slots.customerId}::integer, ${slots.sessionId}::integer, ${products.id}, ${slots.quantity}::integer, ${products.price},
      ${slots.addedAt}::timestamptz
    from ${products} where ${products.id} = ${slots.productId} and ${mostForSale} >= ${slots.quantity}::integer
    on conflict (${names([cartItems[owner], productId])}) do update
      set quantity = ${raised}, price_when_added = excluded.price_when_added
      where ${raised} <= (select ${mostForSale} from ${products} where ${products.id} = excluded.product_id)
    returning ${names(Object.values(getTableColumns(cartItems)))}`;
}

function names(columns: readonly { name: string }[]): SQL {
  const each = columns.map(({ name }) => sql.identifier(name));
  return sql.join(each, sql`, `);
}
