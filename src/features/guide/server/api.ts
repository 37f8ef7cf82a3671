import type { CallContext } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { readAnswers } from '../answers.ts';
import type { guideContract } from '../contract.ts';
import { findScreens } from './find-screens.ts';

export const guideHandlers: Handlers<typeof guideContract, CallContext> = {
  'GET /api/guide': ({ query }, { context }) => {
    const { answers } = readAnswers(query);
    // The contract has refused whatever is missing or wrong.
    if (!answers) throw new Error('The guide was asked without its answers.');
    return findScreens(context, answers, query.product ? Number(query.product) : null);
  },
};
