import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import {
  type Caller,
  changeAccount,
  countProposal,
  isEmailTaken,
  lockUser,
  presentUser,
  proposeEmail,
  requireProof,
  signedIn,
  type UserRow,
} from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { changesTo, valuesBefore } from '#platform/changes.ts';
import type { Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { profileContract } from '../contract.ts';

type Profile = z.output<(typeof profileContract)['PUT /api/user/{id}']['body']>;

/**
 * Changes one's own profile or, with `manage_customers`, a customer's. Equal values are not a change. A new e-mail address is only
 * proposed, after a proof: it takes effect when the link sent to it is opened (decision A15).
 */
export async function changeProfile(context: AppContext, caller: Caller, id: number, profile: Profile): Promise<User> {
  const actor = signedIn(caller);
  if (id !== actor.id && !mayUser(actor, 'perm:manage_customers')) {
    throw refuse('forbidden', 'You can change your own profile only.');
  }
  await countProposal(context, caller, id, profile.email);
  return context.db.transaction((tx) => change(context, tx, caller, id, profile));
}

async function change(
  context: AppContext,
  tx: Transaction,
  caller: Caller,
  id: number,
  { version, ...profile }: Profile,
): Promise<User> {
  const [actor, at] = [signedIn(caller), context.clock.now()];
  const before = await lockUser(tx, id, 'no key update');
  if (!before) throw refuse('not_found', 'There is no such customer.');
  const isOwn = id === actor.id;
  if (!isOwn && before.userType !== 'public') {
    throw refuse('forbidden', 'Only the profiles of customers can be changed here.');
  }
  if (version !== undefined && version !== before.version) throw refuseStale(before);
  const permissions = isOwn ? actor.permissions : [];
  const { email, ...after } = changesTo(before, { ...profile, phoneNumber: profile.phoneNumber ?? null });
  if (email === undefined && Object.keys(after).length === 0) return presentUser(before, permissions);

  const changed = Object.keys(after).length === 0 ? before : await changeAccount(tx, before, after);
  const proposed = email === undefined ? changed : await propose(context, tx, caller, changed, email);
  if (actor.userType !== 'public') {
    const changes = { ...after, ...(email === undefined ? {} : { pendingEmail: email }) };
    const record = { actorId: actor.id, action: 'user.changed', recordType: 'user', recordId: id };
    await recordChange(tx, { ...record, before: valuesBefore(before, changes), after: changes }, at);
  }
  return presentUser(proposed, permissions);
}

async function propose(context: AppContext, tx: Transaction, caller: Caller, user: UserRow, email: string) {
  requireProof(context, caller);
  if (await isEmailTaken(tx, email, user.id)) throw takenEmail();
  return proposeEmail(tx, user, { email, proposedBy: signedIn(caller).id }, context.clock.now());
}

function refuseStale({ version }: UserRow): Refusal {
  const sentence = 'Somebody else changed this profile meanwhile. Look at it again before you change it.';
  return refuse('stale_version', sentence, { extra: { version } });
}

function takenEmail(): Refusal {
  const sentence = 'Another account has this e-mail address already. Use a different one.';
  return refuse('conflict', sentence, { errors: { email: [sentence] } });
}
