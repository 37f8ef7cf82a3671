import { gt } from 'drizzle-orm';
import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { catalogueContract, Product, ProductPage, StoreProduct } from '#features/catalogue/contract.ts';
import { featuredOf } from '#features/catalogue/featured.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { onReplica } from '#platform/replica.ts';
import { toDecimal } from '#values/money.ts';
import { addProduct } from './add-product.ts';
import { changeMany } from './bulk/change-many.ts';
import { changeProduct } from './change-product.ts';
import { catalogueOf } from './door.ts';
import { exportProducts } from './export-products.ts';
import { importFile } from './import/import-file.ts';
import { lowStockOf } from './low-stock.ts';
import { presentForStore } from './present-product.ts';
import { relatedTo } from './related.ts';
import { removeProduct } from './remove-product.ts';
import type { CatalogueEntry } from './snapshot.ts';
import { readStorePage } from './store-page.ts';

export const catalogueHandlers: Handlers<typeof catalogueContract, CallContext> = {
  'GET /api/products/export': ({ query }, { context }) =>
    onReplica(context, (reading) =>
      exportProducts(reading, { q: query.q ?? '', category: query.category ?? '', stock: query.stock }),
    ),

  'POST /api/products/import': ({ query, body }, { context, caller }) =>
    importFile(context, {
      chunks: body.chunks,
      name: query.name,
      actorId: query.dryRun === 'true' ? null : signedIn(caller).id,
    }),

  'POST /api/products/bulk': ({ query, body }, { context, caller }) =>
    changeMany(context, body, { dryRun: query.dryRun === 'true', actorId: signedIn(caller).id }),

  'GET /api/products/featured': async (_, { context }) => {
    const { entries } = await catalogueOf(context).current();
    return featuredOf(entries.map(({ product }) => product));
  },

  'GET /api/products/store': ({ query }, { context }) => readStorePage(context, query),

  'GET /api/products': async ({ query: { scope, cursor, limit = MOST_LISTED } }, call) => {
    const after = readCursor(cursor);
    const { found, total } =
      scope === 'store' ? await listStore(call, after, limit + 1) : await listShop(call, after, limit + 1);
    const page = found.slice(0, limit);
    if (page.length < (await total())) call.responseHeaders.set('X-Total-Count', String(await total()));
    if (found.length > limit) linkNext(call, { scope, limit, cursor: page.at(-1)?.id ?? 0 });
    return page;
  },

  'GET /api/products/{id}': async ({ params }, { context }): Promise<ProductPage> => {
    const snapshot = await catalogueOf(context).current();
    const entry = snapshot.byId.get(params.id);
    if (!entry) throw refuse('not_found', 'There is no such product.');
    return {
      ...entry.product,
      vatRate: toDecimal(snapshot.vatRate),
      gallery: [...(entry.gallery ?? [])],
      related: relatedTo(entry, snapshot),
    };
  },

  'POST /api/products': ({ body }, { context, caller }) => addProduct(context, body, signedIn(caller).id),

  'PUT /api/products/{id}': ({ params, body }, { context, caller }) =>
    changeProduct(context, params.id, body, signedIn(caller).id),

  'DELETE /api/products/{id}': ({ params }, { context, caller }) =>
    removeProduct(context, params.id, signedIn(caller).id),
};

/** The most products of one answer. */
const MOST_LISTED = 1_000;

interface Listed<P> {
  found: P[];
  /** How many there are altogether. */
  total(): Promise<number>;
}

async function listShop({ context }: CallContext, after: number, most: number): Promise<Listed<Product>> {
  const { entries } = await catalogueOf(context).current();
  const from = firstAfter(after, entries);
  const found = entries.slice(from, from + most).map(({ product }) => product);
  return { found, total: async () => entries.length };
}

async function listStore({ context }: CallContext, after: number, most: number): Promise<Listed<StoreProduct>> {
  const { db } = context;
  const { vatRate } = await catalogueOf(context).current();
  const rows = await db.select().from(products).where(gt(products.id, after)).orderBy(products.id).limit(most);
  const lowStock = await lowStockOf(db);
  const found = rows.map((row) => presentForStore(row, vatRate, lowStock));
  const isWhole = after === 0 && rows.length < most;
  return { found, total: async () => (isWhole ? rows.length : await db.$count(products)) };
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
