import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { profileContract } from '#features/profile/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { changeProfile } from './change-profile.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

export const profileHandlers: Handlers<typeof profileContract, CallContext> = {
  'PUT /api/user/{id}': ({ params, body }, { context, caller }) =>
    changeProfile(context, signedIn(caller), params.id, body),

  'GET /api/user/export': async ({ headers }, { context, caller, address, responseHeaders }) => {
    const everything = await exportData(context, signedIn(caller), headers['x-confirm-password'], address);
    responseHeaders.set('Content-Disposition', 'attachment; filename="my-data.json"');
    return everything;
  },

  'DELETE /api/user/{id}': async ({ params, body }, { context, caller, address, setSessionCookie }) => {
    const user = signedIn(caller);
    if (params.id !== user.id) throw refuse('forbidden', 'You can delete your own account only.');
    await deleteAccount(context, user, body.password, address);
    setSessionCookie(null);
  },
};
