import type { CallContext } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import type { viewsContract } from '../contract.ts';
import { addView, changeView, listViews, removeView } from './change-views.ts';

export const viewsHandlers: Handlers<typeof viewsContract, CallContext> = {
  'GET /api/saved-views': ({ query }, { context, caller }) => listViews(context.db, idOf(caller), query.screen),
  'POST /api/saved-views': ({ body }, { context, caller }) =>
    addView(context.db, idOf(caller), body, context.clock.now()),
  'PUT /api/saved-views/{id}': ({ params, body }, { context, caller }) =>
    changeView(context.db, idOf(caller), params.id, body),
  'DELETE /api/saved-views/{id}': async ({ params }, { context, caller }) => {
    await removeView(context.db, idOf(caller), params.id);
  },
};

function idOf({ user }: CallContext['caller']): number {
  if (!user) throw refuse('unauthenticated', 'Please sign in.');
  return user.id;
}
