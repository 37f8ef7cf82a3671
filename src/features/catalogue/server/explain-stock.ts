import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { StockWhy } from '#features/catalogue/stock-reasons.ts';
import type { Transaction } from '#platform/database.ts';

/**
 * Says why the next statement of this transaction changes stock. The database writes the movement with the change itself
 * (migrations/0060_stock_movements.sql) and then forgets the explanation, so that it cannot pass for another change.
 */
export async function explainStock(tx: Transaction, why: StockWhy): Promise<void> {
  await tx.execute(sql`select ${explanation(sql`${explainedAs(why)}`)}`);
}

/** The same as an expression, for a statement that changes the stock itself; `why` as {@link explainedAs} writes it. */
export function explanation(why: SQLWrapper): SQL {
  return sql`set_config('shop.stock_change', ${why}, true)`;
}

/** The explanation as the database reads it; empty for none. */
export function explainedAs(why: StockWhy | undefined): string {
  return why ? JSON.stringify(why) : '';
}
