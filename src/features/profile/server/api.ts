import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { profileContract } from '#features/profile/contract.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { type Limit, useUp } from '#platform/limits.ts';
import { refuse } from '#platform/refusal.ts';
import { changeProfile } from './change-profile.ts';
import { confirmEmail, isGoodLink } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

// The page of the link asks whenever it is opened.
const CHECK: Limit = { name: 'email-change-check', most: 30, seconds: 3600 };
const CONFIRM: Limit = { name: 'email-change-confirm', most: 10, seconds: 3600 };

export const profileHandlers: Handlers<typeof profileContract, CallContext> = {
  'PUT /api/user/{id}': ({ params, body }, { context, caller }) => changeProfile(context, caller, params.id, body),

  'DELETE /api/user/{id}/email-change': async ({ params }, { context, caller }) => {
    await withdrawProposal(context, signedIn(caller), params.id);
  },

  'POST /api/email-change/check': async ({ body }, { context, address }) => {
    await useUp(context, CHECK, addressGroup(address));
    return { isGood: await isGoodLink(context, body.token) };
  },

  'POST /api/email-change/confirm': async ({ body }, { context, caller, address }) => {
    await useUp(context, CONFIRM, addressGroup(address));
    return confirmEmail(context, caller, body, address);
  },

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
