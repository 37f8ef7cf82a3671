import { sql } from 'drizzle-orm';
import type { StockWhy } from '#features/catalogue/stock-reasons.ts';
import { products } from '#features/catalogue/tables.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { explainedAs, explanation } from './explain-stock.ts';
import type { ProductRow } from './present-product.ts';
import { catalogueNotice, noticeOf } from './touch-catalogue.ts';

export type StockLine = { productId: number; quantity: number };

/** A product when its stock is taken, as the order stores it, with its stock before; `specs` say how it is delivered. */
export type TakenProduct = Pick<ProductRow, 'id' | 'name' | 'sku' | 'price' | 'specs' | 'stockQuantity'>;

type HeldProduct = TakenProduct & Pick<ProductRow, 'inStock' | 'archivedAt'>;

type Shortage = { productId: number; requested: number; available: number };

// The maximum of a Postgres integer.
const MOST_STOCK = 2_147_483_647;

/**
 * Holds these quantities for the rest of the transaction, or throws 'shortage' with every product that is short. Locks rows in
 * id order, so that buyers cannot deadlock, and returns the products in that order. {@link takeHeld} takes them.
 */
export async function holdStock(tx: Transaction, lines: readonly StockLine[]): Promise<TakenProduct[]> {
  const wanted = quantitiesByProduct(lines);
  const rows = await lockProducts(tx, [...wanted.keys()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shortages = [...wanted].flatMap(([productId, requested]): Shortage[] => {
    const available = availableOf(byId.get(productId));
    return requested > available ? [{ productId, requested, available }] : [];
  });
  if (shortages.length) throw refuse('shortage', describe(shortages, byId), { extra: { shortages } });
  return rows.map(({ inStock: _, archivedAt: __, ...product }) => product);
}

/** Takes quantities out of stock that this transaction holds. */
export function takeHeld(tx: Transaction, lines: readonly StockLine[], why?: StockWhy): Promise<void> {
  return changeStock(tx, quantitiesByProduct(lines), -1, why);
}

/** Holds and takes these quantities at once, or throws 'shortage'. */
export async function takeStock(tx: Transaction, lines: readonly StockLine[], why?: StockWhy): Promise<TakenProduct[]> {
  const taken = await holdStock(tx, lines);
  await takeHeld(tx, lines, why);
  return taken;
}

/** Puts these quantities back in stock, also of archived products. */
export async function returnStock(tx: Transaction, lines: readonly StockLine[], why?: StockWhy): Promise<void> {
  const returned = quantitiesByProduct(lines);
  await lockProducts(tx, [...returned.keys()]);
  await changeStock(tx, returned, 1, why);
}

function quantitiesByProduct(lines: readonly StockLine[]): Map<number, number> {
  const sorted = [...lines].sort((a, b) => a.productId - b.productId);
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of sorted) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return quantities;
}

function lockProducts(tx: Transaction, ids: readonly number[]): Promise<HeldProduct[]> {
  return lockThese(tx, { ids });
}

// Without the texts and pictures, which an order does not need.
const lockThese = compiled((db, { ids }: Slots<{ ids: readonly number[] }>) => {
  const { id, name, sku, price, specs, stockQuantity, inStock, archivedAt } = products;
  return db
    .select({ id, name, sku, price, specs, stockQuantity, inStock, archivedAt })
    .from(products)
    .where(sql`${id} = any(${ids})`)
    .orderBy(id)
    .for('update');
});

// One statement for all lines, which tells of the change as well; the trigger writes their movements with the explanation that it carries.
async function changeStock(
  tx: Transaction,
  quantities: ReadonlyMap<number, number>,
  sign: 1 | -1,
  why: StockWhy | undefined,
): Promise<void> {
  if (quantities.size === 0) return;
  const ids = [...quantities.keys()];
  const changes = [...quantities.values()].map((quantity) => sign * quantity);
  await changeBy(tx, { ids, changes, why: explainedAs(why), notice: noticeOf(ids) });
}

const changeBy = compiled((db, { ids, changes, why, notice }: Slots<Change>) => {
  const said = db.$with('said', {}).as(sql`select ${explanation(why)}, ${catalogueNotice(notice)}`);
  return db
    .with(said)
    .update(products)
    .set({ stockQuantity: sql`least(${products.stockQuantity}::bigint + given.change, ${MOST_STOCK})` })
    .from(sql`unnest(${ids}::integer[], ${changes}::integer[]) as given (id, change), said`)
    .where(sql`${products.id} = given.id`);
});

type Change = { ids: number[]; changes: number[]; why: string; notice: string };

function availableOf(product: HeldProduct | undefined): number {
  return product?.inStock && !product.archivedAt ? product.stockQuantity : 0;
}

function describe(shortages: readonly Shortage[], byId: ReadonlyMap<number, HeldProduct>): string {
  return shortages
    .map(({ productId, available }) => {
      const name = byId.get(productId)?.name ?? 'One of the products';
      if (available === 0) return `${name} is sold out.`;
      return available === 1 ? `Only 1 of ${name} is left.` : `Only ${available} of ${name} are left.`;
    })
    .join(' ');
}
