import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { emailsContract } from '#features/emails/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { listEmails, readEmail } from './find-emails.ts';
import { sendAgain } from './send-again.ts';
import { tryAgain } from './try-again.ts';

export const emailsHandlers: Handlers<typeof emailsContract, CallContext> = {
  'GET /api/emails': ({ query }, { context }) => listEmails(context, query),

  'GET /api/emails/{id}': ({ params }, { context }) => readEmail(context.db, params.id),

  'POST /api/emails/try-again': (_input, { context, caller }) => tryAgain(context, signedIn(caller).id),

  'POST /api/emails/{id}/resend': ({ params }, { context, caller }) =>
    sendAgain(context, params.id, signedIn(caller).id),
};
