import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import { admit } from '#features/bots/server/door.ts';
import { ownerOf } from '#features/cart/server/door.ts';
import { rememberOrderKey } from '#features/orders/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { useUp } from '#platform/limits.ts';
import type { quotesContract } from '../contract.ts';
import { acceptQuote } from './accept-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { listQuotes, readQuote } from './find-quotes.ts';
import { findQuoteRow, loadQuote } from './load-quotes.ts';
import { priceQuote } from './price-quote.ts';
import { printWholeQuote } from './print.ts';
import { demandReadable } from './quote-key.ts';
import { requestQuote } from './request-quote.ts';
import { sendQuote, withdrawQuote } from './send-quote.ts';

const REQUEST_LIMIT = { name: 'quote', most: 10, seconds: 3600 };

export const quotesHandlers: Handlers<typeof quotesContract, CallContext> = {
  'POST /api/quotes': async ({ headers, body }, { context, caller, address }) => {
    await useUp(context, REQUEST_LIMIT, address);
    await admit('quote', headers, { context, caller });
    const customerId = caller.user?.userType === 'public' ? caller.user.id : null;
    return requestQuote(context, body, { customerId, cart: ownerOf(caller), user: caller.user });
  },

  'GET /api/quotes': ({ query: { scope, ...asked } }, { context, caller }) =>
    listQuotes(context, scope === 'all' ? asked : { ...asked, customerId: signedIn(caller).id }),

  'GET /api/quotes/{id}': ({ params, query }, { context, caller: { user } }) =>
    readQuote(context, params.id, { user, key: query.key }),

  'GET /api/quotes/{id}/quote.pdf': async ({ params, query }, { context, caller: { user } }) => {
    const row = demandReadable(await findQuoteRow(context.db, params.id), { user, key: query.key });
    return printWholeQuote(context, await loadQuote(context.db, row));
  },

  'PUT /api/quotes/{id}': ({ params, body }, { context, caller }) =>
    priceQuote(context, params.id, body, signedIn(caller)),

  'POST /api/quotes/{id}/send': ({ params, body }, { context, caller }) =>
    sendQuote(context, { id: params.id, version: body.version, actor: signedIn(caller) }),

  'POST /api/quotes/{id}/withdraw': ({ params, body }, { context, caller }) =>
    withdrawQuote(context, { id: params.id, version: body.version, actor: signedIn(caller) }),

  'POST /api/quotes/{id}/accept': async (
    { params, query, headers, body },
    { context, caller, shopUrl, responseHeaders },
  ) => {
    const accepted = await acceptQuote(context, {
      idOrNumber: params.id,
      idempotencyKey: headers['idempotency-key'],
      body,
      cart: ownerOf(caller),
      user: caller.user,
      key: query.key,
      shopUrl,
    });
    if ('payment' in accepted)
      rememberOrderKey(responseHeaders, shopUrl, accepted.order.orderNumber, accepted.accessKey);
    return accepted;
  },

  'POST /api/quotes/{id}/decline': ({ params, query, body }, { context, caller: { user } }) =>
    declineQuote(context, params.id, { user, key: query.key }, body.reason),
};
