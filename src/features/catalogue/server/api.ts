import { gt } from 'drizzle-orm';
import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { catalogueContract, ProductPage, StoreProduct } from '#features/catalogue/contract.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { onReplica } from '#platform/replica.ts';
import { toDecimal } from '#values/money.ts';
import { PAGE_LIMIT } from '#values/page.ts';
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

  'GET /api/products': async ({ query }, call) => {
    const after = readCursor(query.cursor);
    const limit = query.limit ?? (query.cursor === undefined ? undefined : PAGE_LIMIT.default);
    const found = query.scope === 'store' ? await listStore(call, after, limit) : await listShop(call, after, limit);
    if (limit === undefined || found.length <= limit) return found;
    const page = found.slice(0, limit);
    linkNext(call, { scope: query.scope, limit, cursor: page.at(-1)?.id ?? 0 });
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

// Both lists return one product more than the limit if there are more.
async function listShop({ context }: CallContext, after: number, limit?: number) {
  const { entries } = await catalogueOf(context).current();
  const from = after ? entries.findIndex(({ product }) => product.id > after) : 0;
  if (from === -1) return [];
  return entries.slice(from, limit === undefined ? undefined : from + limit + 1).map(({ product }) => product);
}

async function listStore({ context }: CallContext, after: number, limit?: number): Promise<StoreProduct[]> {
  const { vatRate } = await catalogueOf(context).current();
  const query = context.db.select().from(products).where(gt(products.id, after)).orderBy(products.id);
  const rows = await (limit === undefined ? query : query.limit(limit + 1));
  const lowStock = await lowStockOf(context.db);
  return rows.map((row) => presentForStore(row, vatRate, lowStock));
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
  { scope, limit, cursor }: { scope?: string; limit: number; cursor: number },
): void {
  const query = new URLSearchParams({ ...(scope ? { scope } : {}), limit: String(limit), cursor: String(cursor) });
  call.responseHeaders.set('Link', `</api/products?${query}>; rel="next"`);
}
