import type { CallContext } from '#features/accounts/server/door.ts';
import type { searchContract } from '#features/search/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { countClick } from './clicks/count-click.ts';
import { countSearch } from './count-searches.ts';
import { findInTurns } from './find-products.ts';
import { openSearch } from './open-search.ts';
import { saidByShop } from './said-by-shop.ts';
import { suggest } from './suggest.ts';

export const searchHandlers: Handlers<typeof searchContract, CallContext> = {
  'GET /api/search/products': async ({ query }, { context, address }) => {
    const { snapshot, inForce } = await openSearch(context);
    const answer = await findInTurns(query, snapshot, inForce);
    if (query.q && !query.cursor) countSearch(context, address, query.q, answer.total);
    return saidByShop(context, snapshot, answer);
  },

  'GET /api/search/suggest': async ({ query }, { context }) => {
    const { snapshot, inForce } = await openSearch(context);
    return suggest(query.q ?? '', snapshot, inForce, inForce.guidance?.asked, query.vat);
  },

  'POST /api/search/clicks': async ({ body, headers }, { context, caller, address }) => {
    await countClick(context, body, { caller, address, userAgent: headers['user-agent'] });
  },
};
