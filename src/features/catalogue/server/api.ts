import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { catalogueContract, ProductPage } from '#features/catalogue/contract.ts';
import { featuredOf } from '#features/catalogue/featured.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { onReplica } from '#platform/replica.ts';
import { toDecimal } from '#values/money.ts';
import { addProduct } from './add-product.ts';
import { changeMany } from './bulk/change-many.ts';
import { changeProduct } from './change-product.ts';
import { catalogueOf } from './door.ts';
import { exportProducts } from './export-products.ts';
import { familiesOnSale } from './families-on-sale.ts';
import { importFile } from './import/import-file.ts';
import { listProducts } from './list-products.ts';
import { relatedTo } from './related.ts';
import { removeProduct } from './remove-product.ts';
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

  'GET /api/products/families': async (_, { context }) => familiesOnSale(await catalogueOf(context).current()),

  'GET /api/products/store': ({ query }, { context }) => readStorePage(context, query),

  'GET /api/products': ({ query }, call) => listProducts(call, query),

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
