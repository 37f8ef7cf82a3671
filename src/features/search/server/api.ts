import type { CallContext } from '#features/accounts/server/caller.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { searchContract } from '#features/search/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { findProducts } from './find-products.ts';
import { indexFor } from './index-keeper.ts';

export const searchHandlers: Handlers<typeof searchContract, CallContext> = {
  'GET /api/search/products': async ({ query }, { ground }) => {
    const snapshot = await catalogueOf(ground).current();
    return findProducts(query, snapshot, await indexFor(ground, snapshot, ground.log));
  },
};
