import type { BulkChange } from '#features/catalogue/bulk-form.ts';
import { changedBy, MAX_PENCE, type Pence } from '#values/money.ts';

/** The fields that a bulk change can alter. */
export interface Changeable {
  price: Pence;
  stockQuantity: number;
  category: string;
}

const MOST_STOCK = 2_147_483_647;

/** The product after the change, or why this one cannot take it. Prices are rounded half up to the penny. */
export function applyChange<P extends Changeable>(product: P, { price, stock, category }: BulkChange): P | string {
  const newPrice = changePrice(product.price, price);
  if (newPrice < 0) return 'The price would be below 0.00';
  if (newPrice > MAX_PENCE) return 'The price would be above 99,999,999.99';
  const newStock = stock?.set ?? product.stockQuantity + (stock?.add ?? 0);
  if (newStock < 0) return `The stock would be below 0: there are ${product.stockQuantity.toLocaleString('en-GB')}`;
  if (newStock > MOST_STOCK) return `The stock would be above ${MOST_STOCK.toLocaleString('en-GB')}`;
  return { ...product, price: newPrice, stockQuantity: newStock, category: category ?? product.category };
}

function changePrice(before: Pence, change: BulkChange['price']): Pence {
  if (change?.set !== undefined) return change.set;
  if (change?.percent !== undefined) return changedBy(before, change.percent);
  return before + (change?.add ?? 0);
}
