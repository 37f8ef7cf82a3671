import type { securityContract } from '#features/accounts/security-contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { CallContext } from './caller.ts';
import { changePassword } from './change-password.ts';
import { proveByPassword } from './proof.ts';
import { endOtherSessions, endSession } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';

export const securityHandlers: Handlers<typeof securityContract, CallContext> = {
  'POST /api/proof': async ({ body }, { context, caller, address }) => {
    await proveByPassword(context, caller, body.password, address);
  },

  'POST /api/password': async ({ body }, { context, caller, address }) => {
    await changePassword(context, caller, body, address);
  },

  'GET /api/sessions': (_input, { context, caller }) => listSessions(context, caller),

  'DELETE /api/sessions': async (_input, { context, caller }) => {
    await endOtherSessions(context.db, caller);
  },

  'DELETE /api/sessions/{id}': async ({ params }, { context, caller, setSessionCookie }) => {
    if (await endSession(context.db, caller, params.id)) setSessionCookie(null);
  },
};
