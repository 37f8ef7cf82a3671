import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { viewsContract } from '../contract.ts';
import { addView, changeView, listViews, removeView } from './change-views.ts';

export const viewsHandlers: Handlers<typeof viewsContract, CallContext> = {
  'GET /api/saved-views': ({ query }, { context, caller }) => listViews(context.db, signedIn(caller).id, query.screen),
  'POST /api/saved-views': ({ body }, { context, caller }) =>
    addView(context.db, signedIn(caller).id, body, context.clock.now()),
  'PUT /api/saved-views/{id}': ({ params, body }, { context, caller }) =>
    changeView(context.db, signedIn(caller).id, params.id, body),
  'DELETE /api/saved-views/{id}': async ({ params }, { context, caller }) => {
    await removeView(context.db, signedIn(caller).id, params.id);
  },
};
