import { gt } from 'drizzle-orm';
import type { CallContext } from '#features/accounts/server/caller.ts';
import type { catalogueContract, ProductPage, StoreProduct } from '#features/catalogue/contract.ts';
import { products } from '#features/catalogue/tables.ts';
import { authorize } from '#features/permissions/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';
import { PAGE_LIMIT } from '#values/page.ts';
import { catalogueOf } from './door.ts';
import { presentForStore } from './present-product.ts';
import { compatibleWith, relatedTo } from './related.ts';

export const catalogueHandlers: Handlers<typeof catalogueContract, CallContext> = {
  'GET /api/products': async ({ query }, context) => {
    const after = readCursor(query.cursor);
    const limit = query.limit ?? (query.cursor === undefined ? undefined : PAGE_LIMIT.default);
    if (query.scope === 'store') authorize({ who: 'perm:view_products' }, context);
    const found =
      query.scope === 'store' ? await listStore(context, after, limit) : await listShop(context, after, limit);
    if (limit === undefined || found.length <= limit) return found;
    const page = found.slice(0, limit);
    linkNext(context, { scope: query.scope, limit, cursor: page.at(-1)?.id ?? 0 });
    return page;
  },

  'GET /api/products/{id}': async ({ params }, { ground }): Promise<ProductPage> => {
    const snapshot = await catalogueOf(ground).current();
    const entry = snapshot.byId.get(params.id);
    if (!entry) throw refuse('not_found', 'There is no such product.');
    return {
      ...entry.product,
      vatRate: toDecimal(snapshot.vatRate),
      compatible: compatibleWith(entry, snapshot),
      related: relatedTo(entry, snapshot),
    };
  },
};

// Both lists answer one more than asked for when there is more.
async function listShop({ ground }: CallContext, after: number, limit?: number) {
  const { entries } = await catalogueOf(ground).current();
  const from = after ? entries.findIndex(({ product }) => product.id > after) : 0;
  if (from === -1) return [];
  return entries.slice(from, limit === undefined ? undefined : from + limit + 1).map(({ product }) => product);
}

async function listStore({ ground }: CallContext, after: number, limit?: number): Promise<StoreProduct[]> {
  const { vatRate } = await catalogueOf(ground).current();
  const query = ground.db.select().from(products).where(gt(products.id, after)).orderBy(products.id);
  const rows = await (limit === undefined ? query : query.limit(limit + 1));
  return rows.map((row) => ({
    ...presentForStore(row, vatRate),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    version: row.version,
  }));
}

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,10}$/.test(cursor) || Number(cursor) > 2_147_483_647) {
    throw refuseFields({ cursor: ['This cursor is not one of ours'] });
  }
  return Number(cursor);
}

function linkNext(
  context: CallContext,
  { scope, limit, cursor }: { scope?: string; limit: number; cursor: number },
): void {
  const query = new URLSearchParams({ ...(scope ? { scope } : {}), limit: String(limit), cursor: String(cursor) });
  context.responseHeaders.set('Link', `</api/products?${query}>; rel="next"`);
}
