import type { User } from '#features/accounts/contract.ts';
import {
  type Caller,
  countProposal,
  presentUser,
  proposeEmail,
  requireProof,
  signedIn,
} from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { grantedPermissions } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { addDays } from '#values/instant.ts';
import { lockPeople } from './lock-people.ts';
import { refuseTakenEmail } from './taken-email.ts';

interface NewEmail {
  email: string;
  reason: string;
}

/**
 * Sets the e-mail address of an account whose own works no more (decision A15): both addresses are told, the reason stands in the
 * audit log, and it takes effect after 24 hours, in which the owner can withdraw it.
 */
export async function setEmail(context: AppContext, caller: Caller, id: number, sent: NewEmail): Promise<User> {
  await countProposal(context, caller, id, sent.email);
  return context.db.transaction((tx) => set(context, tx, caller, id, sent));
}

async function set(context: AppContext, tx: Transaction, caller: Caller, id: number, { email, reason }: NewEmail) {
  const [actor, at] = [signedIn(caller), context.clock.now()];
  const { target } = await lockPeople(tx, actor, id);
  if (id === actor.id)
    throw refuse('conflict', 'Enter the new address of your own account in your account’s settings.');
  if (target.email === email) throw refuse('conflict', 'The account has this e-mail address already.');
  requireProof(context, caller);
  await refuseTakenEmail(tx, email, id);
  const effectiveAt = addDays(at, 1);
  const changed = await proposeEmail(
    tx,
    target,
    { email, proposedBy: actor.id, setByAdmin: { reason, effectiveAt } },
    at,
  );
  const states = {
    before: { pendingEmail: target.pendingEmail },
    after: { pendingEmail: email, reason, effectiveAt: effectiveAt.toISOString() },
  };
  const record = { actorId: actor.id, action: 'user.email_proposed', recordType: 'user', recordId: id };
  await recordChange(tx, { ...record, ...states }, at);
  return presentUser(changed, await grantedPermissions(tx, id));
}
