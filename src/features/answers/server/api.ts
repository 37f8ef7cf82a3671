import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { answersContract } from '#features/answers/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { addAnswer, changeAnswer, removeAnswer } from './change-answers.ts';
import { shopAnswers } from './shop-answers.ts';

export const answersHandlers: Handlers<typeof answersContract, CallContext> = {
  'GET /api/answers': async (_input, { context }) => [...(await shopAnswers(context))],
  'POST /api/answers': ({ body }, { context, caller }) => addAnswer(context, body, signedIn(caller).id),
  'PUT /api/answers/{id}': ({ params, body }, { context, caller }) =>
    changeAnswer(context, params.id, body, signedIn(caller).id),
  'DELETE /api/answers/{id}': async ({ params, query }, { context, caller }) => {
    await removeAnswer(context, params.id, query, signedIn(caller).id);
  },
};
