import type { CallContext } from '#features/accounts/server/caller.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import type { viewsContract } from '../contract.ts';
import { addView, changeView, listViews, removeView } from './keep-views.ts';

export const viewsHandlers: Handlers<typeof viewsContract, CallContext> = {
  'GET /api/saved-views': ({ query }, { ground, caller }) => listViews(ground.db, idOf(caller), query.screen),
  'POST /api/saved-views': ({ body }, { ground, caller }) => addView(ground.db, idOf(caller), body, ground.clock.now()),
  'PUT /api/saved-views/{id}': ({ params, body }, { ground, caller }) =>
    changeView(ground.db, idOf(caller), params.id, body),
  'DELETE /api/saved-views/{id}': async ({ params }, { ground, caller }) => {
    await removeView(ground.db, idOf(caller), params.id);
  },
};

function idOf({ user }: CallContext['caller']): number {
  if (!user) throw refuse('unauthenticated', 'Please sign in.');
  return user.id;
}
