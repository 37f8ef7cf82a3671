import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { presentUser, voidTokens } from '#features/accounts/server/door.ts';
import { sessions, users } from '#features/accounts/tables.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { UserChange } from '#features/people/contract.ts';
import { grantedPermissions } from '#features/permissions/server/door.ts';
import { permissions } from '#features/permissions/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { sqlState, type Transaction } from '#platform/database.ts';
import { lockPeople, refuseAbove, refuseLastOrSelf, refuseWayInto, type UserRow } from './lock-people.ts';
import { refuseTakenEmail, takenEmail } from './taken-email.ts';

/** Changes an account. What is the same as before is no change, and leaves no trace. */
export async function changeUser(context: AppContext, actor: User, id: number, sent: UserChange): Promise<User> {
  try {
    return await context.db.transaction((tx) => change(tx, actor, id, sent, context.clock.now()));
  } catch (error) {
    // Somebody took the address between looking and writing.
    throw sqlState(error) === '23505' ? takenEmail() : error;
  }
}

async function change(tx: Transaction, actor: User, id: number, sent: UserChange, at: Date): Promise<User> {
  const people = await lockPeople(tx, actor, id);
  const { target } = people;
  const after = whatChanges(target, sent);
  const granted = await grantedPermissions(tx, id);
  if (Object.keys(after).length === 0) return presentUser(target, granted);

  if (after.userType) refuseAbove(actor, after.userType);
  if (after.isActive === false) refuseLastOrSelf(people, actor, 'deactivate');
  if (after.userType) refuseLastOrSelf(people, actor, 'change the role of');
  if (after.email) {
    await refuseWayInto(tx, actor, target, 'change their e-mail address');
    await refuseTakenEmail(tx, after.email, id);
  }

  const columns = { ...after, version: target.version + 1 };
  const [changed] = await tx.update(users).set(columns).where(eq(users.id, id)).returning();
  if (!changed) throw new Error('A locked user is gone.');
  const isOut = after.isActive === false || after.userType !== undefined;
  if (isOut) await tx.delete(sessions).where(eq(sessions.userId, id));
  if (after.email) await leaveOldAddress(tx, target, at);
  // Grants are an employer's. Whoever becomes one again starts without.
  const losesGrants = target.userType === 'employer' && after.userType !== undefined && granted.length > 0;
  if (losesGrants) await tx.update(permissions).set({ granted: false }).where(eq(permissions.userId, id));

  await recordChange(
    tx,
    {
      actorId: actor.id,
      action: actionOf(after),
      recordType: 'user',
      recordId: id,
      before: { ...only(target, after), ...(losesGrants ? { permissions: granted } : {}) },
      after: { ...after, ...(losesGrants ? { permissions: [] } : {}) },
    },
    at,
  );
  return presentUser(changed, losesGrants ? [] : granted);
}

type Changes = Partial<Omit<UserRow, 'id' | 'username' | 'passwordHash' | 'createdAt'>>;

function whatChanges(before: UserRow, sent: UserChange): Changes {
  const changes = Object.entries(sent).filter(
    ([field, value]) => value !== undefined && value !== before[field as keyof UserRow],
  );
  return Object.fromEntries(changes);
}

function only(row: UserRow, changes: Changes): Changes {
  return Object.fromEntries(Object.keys(changes).map((field) => [field, row[field as keyof UserRow]]));
}

// A link that went to the old address must not open the account of the new one, and whoever reads it learns of the change.
async function leaveOldAddress(tx: Transaction, { id: userId, email: from }: UserRow, at: Date): Promise<void> {
  await voidTokens(tx, userId);
  await announce(tx, 'user.email_changed', { userId, from }, at);
}

function actionOf({ isActive, ...rest }: Changes): string {
  if (isActive === undefined || Object.keys(rest).length > 0) return 'user.changed';
  return isActive ? 'user.reactivated' : 'user.deactivated';
}
