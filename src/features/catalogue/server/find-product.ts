import { eq, inArray } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { ProductRow } from './present-product.ts';

/** The product as the database has it at this moment, archived or not; undefined when there is none. */
export async function findProduct(db: Database | Transaction, id: number): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row;
}

/**
 * These products by id, archived or not, as the database has them at this moment. None of them is deleted until the transaction
 * ends; changes of them do not wait.
 */
export async function holdProducts(tx: Transaction, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}
