import type { User } from '#features/accounts/contract.ts';
import type { CallContext, Caller } from '#features/accounts/server/caller.ts';
import type { searchStaffContract } from '#features/search/staff-contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { addRule, listRules, removeRule } from './keep-rules.ts';
import { addSynonym, changeSynonym, listSynonyms, removeSynonym } from './keep-synonyms.ts';
import { listAsked } from './list-asked.ts';

export const searchStaffHandlers: Handlers<typeof searchStaffContract, CallContext> = {
  'GET /api/search/asked': (_input, { ground }) => listAsked(ground),
  'GET /api/search/synonyms': (_input, { ground }) => listSynonyms(ground.db),
  'POST /api/search/synonyms': ({ body }, { ground, caller }) => addSynonym(ground, body, staffOf(caller)),
  'PUT /api/search/synonyms/{id}': ({ params, body }, { ground, caller }) =>
    changeSynonym(ground, params.id, body, staffOf(caller)),
  'DELETE /api/search/synonyms/{id}': async ({ params }, { ground, caller }) => {
    await removeSynonym(ground, params.id, staffOf(caller));
  },
  'GET /api/search/rules': (_input, { ground }) => listRules(ground.db),
  'POST /api/search/rules': ({ body }, { ground, caller }) => addRule(ground, body, staffOf(caller)),
  'DELETE /api/search/rules/{id}': async ({ params }, { ground, caller }) => {
    await removeRule(ground, params.id, staffOf(caller));
  },
};

// The contract asks for a grant, so there is somebody.
function staffOf({ user }: Caller): number {
  return (user as User).id;
}
