import type { User } from '#features/accounts/contract.ts';
import {
  type Caller,
  createPasswordLink,
  requireProof,
  signedIn,
  type UserRow,
} from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { NewPasswordLink } from '#features/people/contract.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { lockPeople, refuseWayInto } from './lock-people.ts';

/**
 * Makes a new one-time password link after a proof: sent by e-mail or, without a mail server, in the answer to hand over. It voids earlier
 * links.
 */
export async function newPasswordLink(context: AppContext, caller: Caller, id: number): Promise<NewPasswordLink> {
  const actor = signedIn(caller);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { target } = await lockPeople(tx, actor, id);
    refuseUnlinkable(actor, target);
    await refuseWayInto(tx, actor, target, 'make a link for them');
    requireProof(context, caller);
    const { username, firstName, lastName, email } = target;
    const change = { action: 'user.password_link_made', recordType: 'user', recordId: id, before: null };
    await recordChange(tx, { actorId: actor.id, ...change, after: { username } }, at);
    if (context.config.SMTP_URL) await announce(tx, 'user.password_link_made', { userId: id }, at);
    return { id, username, firstName, lastName, email, ...(await linkToHandOver(context, tx, id)) };
  });
}

/** The password link for staff to hand over; only without a mail server, because otherwise it is e-mailed (decision A7). */
export async function linkToHandOver(
  context: AppContext,
  tx: Transaction,
  userId: number,
): Promise<{ passwordLink?: string }> {
  return context.config.SMTP_URL ? {} : { passwordLink: await createPasswordLink(context, tx, userId) };
}

function refuseUnlinkable(actor: User, { id, isActive, passwordHash }: UserRow): void {
  if (id === actor.id) throw refuse('conflict', 'Change your own password with ‘Forgot your password?’.');
  if (!isActive) throw refuse('conflict', 'This account is inactive. Reactivate it first.');
  // The holder of the link can sign in as that person, and an employer must not enter an account in use.
  if (actor.userType !== 'admin' && passwordHash !== null) {
    throw refuse(
      'forbidden',
      'This person has chosen a password already. Only an admin may make another link for them.',
    );
  }
}
