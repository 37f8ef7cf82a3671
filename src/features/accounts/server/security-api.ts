import type { securityContract } from '#features/accounts/security-contract.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { type CallContext, type Caller, signedIn } from './caller.ts';
import { changePassword } from './change-password.ts';
import { proveByPassword, requireProof } from './proof.ts';
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
    requireProof(context, caller);
    await context.db.transaction(async (tx) => {
      await endOtherSessions(tx, caller);
      await recordEnded(tx, context, caller, 'All others');
    });
  },

  'DELETE /api/sessions/{id}': async ({ params }, { context, caller, setSessionCookie }) => {
    // To leave oneself is to log out, which takes no proof.
    if (params.id !== caller.session?.id) requireProof(context, caller);
    const isThis = await context.db.transaction(async (tx) => {
      const isThis = await endSession(tx, caller, params.id);
      await recordEnded(tx, context, caller, isThis ? 'This one' : 'Another one');
      return isThis;
    });
    if (isThis) setSessionCookie(null);
  },
};

function recordEnded(tx: Transaction, { clock }: AppContext, caller: Caller, detail: string): Promise<void> {
  return recordSecurityEvent(tx, { kind: 'session_ended', userId: signedIn(caller).id, detail }, clock.now());
}
