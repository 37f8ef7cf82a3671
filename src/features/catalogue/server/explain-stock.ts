import { type SQL, sql } from 'drizzle-orm';
import type { StockWhy } from '#features/catalogue/stock-reasons.ts';
import type { Transaction } from '#platform/database.ts';

/**
 * Says why the next statement of this transaction changes stock. The database writes the movement with the change itself
 * (migrations/0060_stock_movements.sql) and then forgets the explanation, so that it cannot pass for another change.
 */
export async function explainStock(tx: Transaction, why: StockWhy): Promise<void> {
  await tx.execute(sql`select ${explanation(why)}`);
}

/** The same as an expression, for a statement that changes the stock itself. */
export function explanation(why: StockWhy | undefined): SQL {
  return sql`set_config('shop.stock_change', ${why ? JSON.stringify(why) : ''}, true)`;
}
