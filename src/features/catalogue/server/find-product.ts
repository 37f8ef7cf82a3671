import { eq, inArray } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { ProductRow } from './present-product.ts';

/** The product's current row, archived or not. */
export async function findProduct(db: Database | Transaction, id: number): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row;
}

/** These products by id, archived or not, as they are at this moment. */
export async function findProducts(db: Database, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** These products by id, archived or not. None can be deleted before the transaction ends; other changes do not wait. */
export async function holdProducts(tx: Transaction, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const isWanted = inArray(products.id, [...new Set(ids)]);
  const rows = await tx.select().from(products).where(isWanted).for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}
