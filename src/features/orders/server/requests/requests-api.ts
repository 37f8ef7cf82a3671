import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { orderRequestsContract } from '#features/orders/requests/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { agreeToRequest } from './agree-to-request.ts';
import { confirmRequest, declineRequest } from './answer-request.ts';
import { findOwnRequest, listRequests } from './find-requests.ts';
import { withdrawRequest } from './withdraw-request.ts';

/** Orders that staff confirm first. */
export const orderRequestsHandlers: Handlers<typeof orderRequestsContract, CallContext> = {
  'GET /api/order-requests': ({ query }, { context }) => listRequests(context.db, query),

  'GET /api/order-requests/{id}': ({ params, query }, { context }) => findOwnRequest(context.db, params.id, query.key),

  'POST /api/order-requests/{id}/confirm': ({ params, body }, { context, caller }) =>
    confirmRequest(context, { ...params, ...body, actorId: signedIn(caller).id }),

  'POST /api/order-requests/{id}/decline': ({ params, body }, { context, caller }) =>
    declineRequest(context, { ...params, ...body, actorId: signedIn(caller).id }),

  'POST /api/order-requests/{id}/agree': ({ params, query, body }, { context }) =>
    agreeToRequest(context, { ...params, ...body, key: query.key }),

  'POST /api/order-requests/{id}/withdraw': ({ params, query, body }, { context }) =>
    withdrawRequest(context, { ...params, ...body, key: query.key }),
};
