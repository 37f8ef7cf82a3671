import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { returnsContract } from '../contract.ts';
import { answerReturn } from './answer-return.ts';
import { completeReturn } from './complete-return.ts';
import { findReturnsOfOrder, listReturns } from './find-returns.ts';
import { requestReturn } from './request-return.ts';
import { findPicture, limitPictures } from './return-pictures.ts';

export const returnsHandlers: Handlers<typeof returnsContract, CallContext> = {
  'GET /api/orders/{id}/returns': ({ params, query }, { context, caller: { user } }) =>
    findReturnsOfOrder(context, params.id, { user, key: query.key }),

  'POST /api/orders/{id}/returns': async ({ params, query, body }, { context, caller: { user }, address }) => {
    await limitPictures(context, address, body.pictures.length);
    return requestReturn(context, params.id, { user, key: query.key }, body);
  },

  'GET /api/orders/{id}/return-pictures/{pictureId}': ({ params, query }, { context, caller: { user } }) =>
    findPicture(context, params, { user, key: query.key }),

  'GET /api/returns': ({ query }, { context }) => listReturns(context.db, query),

  'PATCH /api/returns/{id}': ({ params, body }, { context, caller }) =>
    answerReturn(context, { returnId: params.id, ...body, actor: signedIn(caller) }),

  'POST /api/returns/{id}/refund': ({ params, body }, { context, caller }) =>
    completeReturn(context, { returnId: params.id, ...body, actor: signedIn(caller) }),
};
