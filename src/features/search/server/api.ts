import type { CallContext } from '#features/accounts/server/caller.ts';
import type { searchContract } from '#features/search/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { findProducts } from './find-products.ts';
import { openSearch } from './open-search.ts';
import { suggest } from './suggest.ts';

export const searchHandlers: Handlers<typeof searchContract, CallContext> = {
  'GET /api/search/products': async ({ query }, { ground }) => {
    const { snapshot, inForce } = await openSearch(ground);
    return findProducts(query, snapshot, inForce);
  },

  'GET /api/search/suggest': async ({ query }, { ground }) => {
    const { snapshot, inForce } = await openSearch(ground);
    return suggest(query.q ?? '', snapshot, inForce, inForce.guidance?.asked);
  },
};
