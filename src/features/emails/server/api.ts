import type { CallContext } from '#features/accounts/server/door.ts';
import type { emailsContract } from '#features/emails/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { listEmails, readEmail } from './find-emails.ts';
import { sendAgain } from './send-again.ts';

export const emailsHandlers: Handlers<typeof emailsContract, CallContext> = {
  'GET /api/emails': ({ query }, { context }) => listEmails(context, query),

  'GET /api/emails/{id}': ({ params }, { context }) => readEmail(context.db, params.id),

  'POST /api/emails/{id}/resend': ({ params }, { context, caller }) => {
    // The contract requires an admin; this tells the compiler.
    if (!caller.user) throw refuse('unauthenticated', 'Please sign in to continue.');
    return sendAgain(context, params.id, caller.user.id);
  },
};
