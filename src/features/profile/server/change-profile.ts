import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import { changeAccount, isEmailTaken, lockUser, presentUser, type UserRow } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { changesTo, valuesBefore } from '#platform/changes.ts';
import { orTaken, type Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { profileContract } from '../contract.ts';

type Profile = z.output<(typeof profileContract)['PUT /api/user/{id}']['body']>;

/** Changes one's own profile or, with `manage_customers`, a customer's. Equal values are not a change. */
export async function changeProfile(context: AppContext, actor: User, id: number, profile: Profile): Promise<User> {
  if (id !== actor.id && !mayUser(actor, 'perm:manage_customers')) {
    throw refuse('forbidden', 'You can change your own profile only.');
  }
  const changing = context.db.transaction((tx) => change(tx, actor, id, profile, context.clock.now()));
  // Another account may take the address after the check.
  return orTaken(changing, takenEmail);
}

async function change(
  tx: Transaction,
  actor: User,
  id: number,
  { version, ...profile }: Profile,
  at: Date,
): Promise<User> {
  const before = await lockUser(tx, id, 'no key update');
  if (!before) throw refuse('not_found', 'There is no such customer.');
  const isOwn = id === actor.id;
  if (!isOwn && before.userType !== 'public') {
    throw refuse('forbidden', 'Only the profiles of customers can be changed here.');
  }
  if (version !== undefined && version !== before.version) throw refuseStale(before);
  const permissions = isOwn ? actor.permissions : [];
  const after = changesTo(before, { ...profile, phoneNumber: profile.phoneNumber ?? null });
  if (Object.keys(after).length === 0) return presentUser(before, permissions);

  if (after.email && (await isEmailTaken(tx, after.email, id))) throw takenEmail();
  const changed = await changeAccount(tx, before, after, at);
  if (actor.userType !== 'public') {
    const record = { actorId: actor.id, action: 'user.changed', recordType: 'user', recordId: id };
    await recordChange(tx, { ...record, before: valuesBefore(before, after), after }, at);
  }
  return presentUser(changed, permissions);
}

function refuseStale({ version }: UserRow): Refusal {
  const sentence = 'Somebody else changed this profile meanwhile. Look at it again before you change it.';
  return refuse('stale_version', sentence, { extra: { version } });
}

function takenEmail(): Refusal {
  const sentence = 'Another account has this e-mail address already. Use a different one.';
  return refuse('conflict', sentence, { errors: { email: [sentence] } });
}
