import { sql } from 'drizzle-orm';
import { QUANTITY } from '#features/cart/quantity.ts';
import { cartItems } from '#features/cart/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { fittedTogether } from './fitted-together.ts';

/**
 * Moves a guest's cart into a user's: quantities and what is to be fitted add up, capped by the stock and by {@link QUANTITY} (decision C1). A sold-out
 * product retains a line of one, so that its notice is shown. Never refuses.
 */
export async function mergeCart(tx: Database | Transaction, guestSessionId: number, userId: number): Promise<void> {
  const most = (productId: ReturnType<typeof sql>) =>
    sql`greatest(1, least(${QUANTITY.most}, (select stock_quantity from ${products} where id = ${productId})))`;
  // In product order, so that concurrent logins lock rows in the same sequence.
  await tx.execute(sql`
    insert into ${cartItems} (customer_id, product_id, quantity, price_when_added, added_at, fitting)
    select ${userId}::int, product_id, least(quantity, ${most(sql`product_id`)}), price_when_added, added_at, fitting
    from ${cartItems} where session_id = ${guestSessionId}
    order by product_id
    on conflict (customer_id, product_id) do update
    set quantity = least(${cartItems}.quantity + excluded.quantity, ${most(sql`excluded.product_id`)}),
      fitting = ${fittedTogether(sql`excluded.fitting`)}`);
  await tx.execute(sql`delete from ${cartItems} where session_id = ${guestSessionId}`);
}
