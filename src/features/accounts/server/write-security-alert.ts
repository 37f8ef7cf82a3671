import { and, eq } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { nameOfUser } from '#features/accounts/user-name.ts';
import { SECURITY_EVENTS } from '#features/security/events.ts';
import { findAlert } from '#features/security/server/door.ts';
import { linkTo } from '#platform/mailer.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { formatDate, formatTime } from '#values/instant.ts';
import { findUser } from './find-users.ts';
import { causeOf } from './one-time-link.ts';
import { postAccountEmail } from './post-account-email.ts';

const TEMPLATE = 'security-alert';

/** Tells every admin at once what may be the start of a takeover (decision A17). */
export const writeSecurityAlert: Reaction<'security.alert'> = async (work, { id, payload }) => {
  const event = await findAlert(work.tx, payload.eventId);
  if (!event) return;
  const owner = event.userId === null ? null : await findUser(work.tx, event.userId);
  const actor = event.actorId === null ? null : await findUser(work.tx, event.actorId);
  const what = SECURITY_EVENTS[event.kind];
  const by = actor ? ` by ${nameOfUser(actor)}` : '';
  const facts = [
    `${what}${by}${owner ? `, account of ${nameOfUser(owner)}` : ''}, on ${formatDate(event.at)} at ${formatTime(event.at)}.`,
    event.address ? `It came from ${event.address}${event.browser ? `, ${event.browser}` : ''}.` : null,
    event.detail,
    'If you know of it, there is nothing to do. If not, look at the security log and change the passwords of the accounts concerned.',
  ].filter((fact) => fact !== null);
  const isActiveAdmin = and(eq(users.userType, 'admin'), eq(users.isActive, true));
  for (const admin of await work.tx.select().from(users).where(isActiveAdmin)) {
    await postAccountEmail(work, {
      template: TEMPLATE,
      recipient: admin.email,
      subject: `Security: ${what.toLowerCase()}`,
      cause: causeOf(id, admin.id, TEMPLATE),
      letter: {
        greetingName: admin.firstName ?? admin.username,
        heading: what,
        paragraphs: facts,
        button: { label: 'Open the security log', url: linkTo(work.context.config, '/admin/security') },
      },
    });
  }
};
