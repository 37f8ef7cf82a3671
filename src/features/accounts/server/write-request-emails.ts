import { eq } from 'drizzle-orm';
import { signupRequests } from '#features/accounts/tables.ts';
import { USER_TYPE_NAMES } from '#features/accounts/user-types.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { linkTo } from '#platform/mailer.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { postAccountEmail } from './post-account-email.ts';

/** Tells the shop's mailbox about a request for access; a shop without one sees it in the portal only. */
export const writeRequestReceived: Reaction<'signup.requested'> = async (work, { id, payload }) => {
  const request = await findRequest(work.tx, payload.requestId);
  const { email: recipient } = await companyDetails(work.tx);
  if (!request || !recipient) return;
  const { firstName, lastName, email, phoneNumber, companyName, message } = request;
  const type = USER_TYPE_NAMES[request.userType];
  await postAccountEmail(work, {
    template: 'signup-requested',
    recipient,
    replyTo: email,
    subject: `${type} access requested`,
    cause: `announcement:${id}:request:${request.id}:signup-requested`,
    letter: {
      heading: `${type} access requested`,
      greetingName: null,
      paragraphs: [
        'Somebody asks for an account. It waits in the portal until it is approved or rejected.',
        ...(message ? [`They write: ${message}`] : []),
      ],
      facts: [
        { label: 'Name', value: `${firstName} ${lastName}` },
        { label: 'E-mail', value: email },
        { label: 'Phone', value: phoneNumber ?? '' },
        { label: 'Company', value: companyName ?? 'N/A' },
      ],
      button: { label: 'Open the requests', url: linkTo(work.context.config, '/admin-dashboard?tab=requests') },
    },
  });
};

/** Sends the applicant a polite refusal (decision A7). */
export const writeRejected: Reaction<'signup.rejected'> = async (work, { id, payload }) => {
  const request = await findRequest(work.tx, payload.requestId);
  if (!request) return;
  await postAccountEmail(work, {
    template: 'signup-rejected',
    recipient: request.email,
    subject: 'Your request for an account',
    cause: `announcement:${id}:request:${request.id}:signup-rejected`,
    letter: {
      heading: 'Your request for an account',
      greetingName: request.firstName,
      paragraphs: [
        'Thank you for your interest. We looked at your request and cannot open the account that you asked for.',
        'If you think that this is a mistake, answer this e-mail and tell us more. To buy from us you need no such account: you can shop as a guest, or open a customer account at once.',
      ],
      button: { label: 'Browse the shop', url: linkTo(work.context.config, '/search') },
    },
  });
};

async function findRequest(tx: Transaction, requestId: number) {
  const [request] = await tx.select().from(signupRequests).where(eq(signupRequests.id, requestId));
  return request;
}
