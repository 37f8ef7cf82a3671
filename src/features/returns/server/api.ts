import { type CallContext, signedIn } from '#features/accounts/server/caller.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { returnsContract } from '../contract.ts';
import { answerReturn } from './answer-return.ts';
import { completeReturn } from './complete-return.ts';
import { findReturnsOfOrder, listReturns } from './find-returns.ts';
import { requestReturn } from './request-return.ts';

export const returnsHandlers: Handlers<typeof returnsContract, CallContext> = {
  'GET /api/orders/{id}/returns': ({ params, query }, { ground, caller: { user } }) =>
    findReturnsOfOrder(ground, params.id, { user, key: query.key }),

  'POST /api/orders/{id}/returns': ({ params, query, body }, { ground, caller: { user } }) =>
    requestReturn(ground, params.id, { user, key: query.key }, body),

  'GET /api/returns': ({ query }, { ground }) => listReturns(ground.db, query),

  'PATCH /api/returns/{id}': ({ params, body }, { ground, caller }) =>
    answerReturn(ground, { returnId: params.id, ...body, actor: signedIn(caller) }),

  'POST /api/returns/{id}/refund': ({ params, body }, { ground, caller }) =>
    completeReturn(ground, { returnId: params.id, ...body, actor: signedIn(caller) }),
};
