import type { CallContext } from '#features/accounts/server/caller.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { searchContract } from '#features/search/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { findProducts } from './find-products.ts';

export const searchHandlers: Handlers<typeof searchContract, CallContext> = {
  'GET /api/search/products': async ({ query }, { ground }) => findProducts(query, await catalogueOf(ground).current()),
};
