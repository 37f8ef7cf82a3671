import { eq, inArray } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { ProductRow } from './present-product.ts';

/** The product's current row, archived or not. */
export async function findProduct(db: Database | Transaction, id: number): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row;
}

/** What decides whether a product can be bought, without its texts and pictures. */
export type Buyable = Pick<ProductRow, 'id' | 'name' | 'price' | 'inStock' | 'stockQuantity' | 'archivedAt'>;

const buyableById = compiled((db, slots: Slots<{ id: number }>) => {
  const { id, name, price, inStock, stockQuantity, archivedAt } = products;
  return db.select({ id, name, price, inStock, stockQuantity, archivedAt }).from(products).where(eq(id, slots.id));
});

/** The product as it can, or cannot, be bought at this moment. */
export async function findBuyable(db: Database | Transaction, id: number): Promise<Buyable | undefined> {
  const [row] = await buyableById(db, { id });
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
