import { eq } from 'drizzle-orm';
import type { StockWhy } from '#features/catalogue/stock-reasons.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { explainStock } from './explain-stock.ts';
import type { ProductRow } from './present-product.ts';
import { lockProduct } from './product-record.ts';
import { touchCatalogue } from './touch-catalogue.ts';

/**
 * Sets the stock of a product, on sale or not, to what `stockAfter` makes of its locked row; it may refuse. Returns the row as
 * it was, and the new stock.
 */
export async function moveStock(
  tx: Transaction,
  productId: number,
  stockAfter: (before: ProductRow) => number,
  why: StockWhy,
): Promise<{ before: ProductRow; stock: number }> {
  const before = await lockProduct(tx, productId);
  const stock = stockAfter(before);
  if (stock === before.stockQuantity) return { before, stock };
  await explainStock(tx, why);
  await tx.update(products).set({ stockQuantity: stock, updatedAt: why.at }).where(eq(products.id, productId));
  await touchCatalogue(tx, [productId]);
  return { before, stock };
}
