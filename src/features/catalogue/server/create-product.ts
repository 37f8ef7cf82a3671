import { products } from '#features/catalogue/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { ProductRow } from './present-product.ts';
import { touchCatalogue } from './touch-catalogue.ts';

/** Inserts a product. The price is in pence, ex VAT. */
export async function createProduct(
  tx: Database | Transaction,
  values: typeof products.$inferInsert,
): Promise<ProductRow> {
  const [row] = await tx.insert(products).values(values).returning();
  if (!row) throw new Error('The product was not written.');
  await touchCatalogue(tx, [row.id]);
  return row;
}
