import { and, gt, not } from 'drizzle-orm';
import type { CallContext } from '#features/accounts/server/door.ts';
import type { Product, StoreProduct } from '#features/catalogue/contract.ts';
import { products } from '#features/catalogue/tables.ts';
import { noteWritten, type WrittenList } from '#platform/http/written-list.ts';
import { refuseFields } from '#platform/refusal.ts';
import { catalogueOf } from './door.ts';
import { lowStockOf } from './low-stock.ts';
import { presentForStore } from './present-product.ts';
import type { CatalogueEntry } from './snapshot.ts';
import { writeProducts } from './written-products.ts';

interface ListQuery {
  scope?: 'store' | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Products by id, the shopper's or the store's, with the number of all and the way to the next where these are not all (decision B1). */
export async function listProducts(
  call: CallContext,
  { scope, cursor, limit = MOST_LISTED }: ListQuery,
): Promise<(Product | StoreProduct)[]> {
  const after = readCursor(cursor);
  const { found, total, written } =
    scope === 'store' ? await listStore(call, after, limit + 1) : await listShop(call, after, limit + 1);
  const page = found.slice(0, limit);
  const count = await total();
  if (page.length < count) call.responseHeaders.set('X-Total-Count', String(count));
  if (found.length > limit) linkNext(call, { scope, limit, cursor: page.at(-1)?.id ?? 0 });
  const as = written?.(page.length);
  if (as) noteWritten(page, as);
  return page;
}

/** The most products of one answer. */
const MOST_LISTED = 1_000;

interface Listed<P> {
  found: P[];
  /** How many there are altogether. */
  total(): Promise<number>;
  /** The first so many as JSON, where they are the same for everyone. */
  written?(count: number): WrittenList;
}

async function listShop({ context }: CallContext, after: number, most: number): Promise<Listed<Product>> {
  const { entries } = await catalogueOf(context).current();
  const from = firstAfter(after, entries);
  const found = entries.slice(from, from + most).map(({ product }) => product);
  const written = (count: number) => writeProducts(context, entries, from, from + count);
  return { found, total: async () => entries.length, written };
}

async function listStore({ context }: CallContext, after: number, most: number): Promise<Listed<StoreProduct>> {
  const { db } = context;
  const { vatRate } = await catalogueOf(context).current();
  const rows = await db
    .select()
    .from(products)
    .where(and(not(products.isService), gt(products.id, after)))
    .orderBy(products.id)
    .limit(most);
  const lowStock = await lowStockOf(db);
  const found = rows.map((row) => presentForStore(row, vatRate, lowStock));
  const isWhole = after === 0 && rows.length < most;
  return { found, total: async () => (isWhole ? rows.length : await db.$count(products, not(products.isService))) };
}

function firstAfter(id: number, entries: readonly CatalogueEntry[]): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.product.id ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,10}$/.test(cursor) || Number(cursor) > 2_147_483_647) {
    throw refuseFields({ cursor: ['This cursor is not one of ours'] });
  }
  return Number(cursor);
}

function linkNext(
  call: CallContext,
  { scope, limit, cursor }: { scope?: string | undefined; limit: number; cursor: number },
): void {
  const asked = { ...(scope && { scope }), ...(limit < MOST_LISTED && { limit: String(limit) }) };
  const query = new URLSearchParams({ ...asked, cursor: String(cursor) });
  call.responseHeaders.set('Link', `</api/products?${query}>; rel="next"`);
}
