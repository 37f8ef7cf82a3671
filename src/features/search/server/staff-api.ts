import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { searchStaffContract } from '#features/search/staff-contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { addRule, listRules, removeRule } from './change-rules.ts';
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from './change-synonyms.ts';
import { listAsked } from './list-asked.ts';

export const searchStaffHandlers: Handlers<typeof searchStaffContract, CallContext> = {
  'GET /api/search/asked': (_input, { context }) => listAsked(context),
  'GET /api/search/synonyms': (_input, { context }) => listSynonyms(context.db),
  'POST /api/search/synonyms': ({ body }, { context, caller }) => addSynonym(context, body, signedIn(caller).id),
  'PUT /api/search/synonyms/{id}': ({ params, body }, { context, caller }) =>
    changeSynonym(context, params.id, body, signedIn(caller).id),
  'DELETE /api/search/synonyms/{id}': async ({ params }, { context, caller }) => {
    await removeSynonym(context, params.id, signedIn(caller).id);
  },
  'GET /api/search/rules': (_input, { context }) => listRules(context.db),
  'POST /api/search/rules': ({ body }, { context, caller }) => addRule(context, body, signedIn(caller).id),
  'DELETE /api/search/rules/{id}': async ({ params }, { context, caller }) => {
    await removeRule(context, params.id, signedIn(caller).id);
  },
};
