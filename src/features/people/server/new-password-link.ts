import type { User } from '#features/accounts/contract.ts';
import type { UserRow } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { NewPasswordLink } from '#features/people/contract.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { lockPeople, refuseWayInto } from './lock-people.ts';
import { linkToHandOver } from './password-link.ts';

/**
 * A new one-time link for a user who lost theirs or forgot the password: by e-mail, and where no mail server is configured
 * in the answer, to be handed over. The links before it die.
 */
export async function newPasswordLink(context: AppContext, actor: User, id: number): Promise<NewPasswordLink> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { target } = await lockPeople(tx, actor, id);
    refuseUnlinkable(actor, target);
    await refuseWayInto(tx, actor, target, 'make a link for them');
    const { username, firstName, lastName, email } = target;
    const change = { action: 'user.password_link_made', recordType: 'user', recordId: id, before: null };
    await recordChange(tx, { actorId: actor.id, ...change, after: { username } }, at);
    if (context.config.SMTP_URL) await announce(tx, 'user.password_link_made', { userId: id }, at);
    return { id, username, firstName, lastName, email, ...(await linkToHandOver(context, tx, id)) };
  });
}

function refuseUnlinkable(actor: User, { id, isActive, passwordHash }: UserRow): void {
  if (id === actor.id) throw refuse('conflict', 'Change your own password with ‘Forgot your password?’.');
  if (!isActive) throw refuse('conflict', 'This account is inactive. Reactivate it first.');
  // The holder of the link can sign in as that person, and an account in use is not an employer’s to enter.
  if (actor.userType !== 'admin' && passwordHash !== null) {
    throw refuse(
      'forbidden',
      'This person has chosen a password already. Only an admin may make another link for them.',
    );
  }
}
