import { sql } from 'drizzle-orm';
import { QUANTITY } from '#features/cart/quantity.ts';
import { type Buyable, findBuyable } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Database } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Pence } from '#values/money.ts';

/** A product that can be bought now, with the most that a cart may hold. */
export interface ForSale {
  id: number;
  name: string;
  price: Pence;
  stockQuantity: number;
  most: number;
}

/** The product from the database, because the snapshot in memory may be outdated. Throws when it cannot be bought. */
export async function getForSale(db: Database, productId: number): Promise<ForSale> {
  return demandForSale(await findBuyable(db, productId));
}

/** The product as it can be bought now. Throws when it cannot. */
export function demandForSale(product: Buyable | undefined): ForSale {
  if (!product) throw refuse('not_found', 'There is no such product.');
  const { id, name, price, stockQuantity } = product;
  if (product.archivedAt) throw refuse('not_for_sale', `${name} is no longer sold.`);
  if (!product.inStock || stockQuantity === 0) {
    throw refuse('out_of_stock', `${name} is out of stock.`, { extra: { available: 0 } });
  }
  return { id, name, price, stockQuantity, most: Math.min(stockQuantity, QUANTITY.most) };
}

/** What a cart may hold of a product as {@link demandForSale} has it, for a statement about products; null where it cannot be bought. */
export const mostForSale = sql`case when ${products.archivedAt} is null and ${products.inStock} and ${products.stockQuantity} > 0
  then least(${products.stockQuantity}, ${sql.raw(String(QUANTITY.most))}) end`;

/** The refusal of a line that would hold more than {@link ForSale.most}; `held` of it are in the cart to which more were to be added. */
export function tooMany({ name, stockQuantity, most }: ForSale, held = 0): Refusal {
  const extra = { available: most };
  if (most < stockQuantity) return refuse('conflict', `The cart holds at most ${most} of ${name}.`, { extra });
  const left = most === 1 ? `Only 1 of ${name} is left` : `Only ${most} of ${name} are left`;
  return refuse('out_of_stock', `${left}${held > 0 ? whatCanBeAdded(held, most) : ''}.`, { extra });
}

function whatCanBeAdded(held: number, most: number): string {
  if (held >= most) return most === 1 ? ', and it is in your cart' : ', and all of them are in your cart';
  return `, and your cart holds ${held}: you can add ${most - held} more`;
}
