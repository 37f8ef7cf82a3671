import type { User } from '#features/accounts/contract.ts';
import { lockUser, lockUsersAndAdmins, type UserRow } from '#features/accounts/server/door.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { grantedPermissions, mayUser } from '#features/permissions/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';

/** The user to be changed, and how many active admins there are, both locked. */
export interface LockedPeople {
  target: UserRow;
  activeAdmins: number;
}

/**
 * Locks the user who acts, the user it is about and every active admin: of two admins who remove each other the second finds
 * that they have no account any more, and the last one cannot go.
 */
export async function lockPeople(tx: Transaction, actor: User, id: number): Promise<LockedPeople> {
  const rows = await lockUsersAndAdmins(tx, [actor.id, id]);
  refuseWhenChanged(
    actor,
    rows.find((row) => row.id === actor.id),
  );
  const target = rows.find((row) => row.id === id);
  if (!target) throw refuse('not_found', 'There is no such user.');
  refuseAbove(actor, target.userType);
  return { target, activeAdmins: rows.filter((row) => row.userType === 'admin' && row.isActive).length };
}

/** Lets the user who acts stay as they are until the transaction ends. Throws when their account was changed since the call began. */
export async function holdActor(tx: Transaction, actor: User): Promise<void> {
  refuseWhenChanged(actor, await lockUser(tx, actor.id, 'share'));
}

/** Throws when an account of this type is above the role of the user who acts. */
export function refuseAbove(actor: User, type: UserType): void {
  if (!mayManageType(actor, type)) throw refuse('forbidden', 'Only an admin may do this to the account of an admin.');
}

/**
 * Setting an account's e-mail address, or holding a link to its password, is enough to sign in as that person. So an employer
 * does it only for people who may do nothing that they may not do themselves. `what` is what to ask an admin for.
 */
export async function refuseWayInto(tx: Transaction, actor: User, target: UserRow, what: string): Promise<void> {
  if (target.id === actor.id || target.userType !== 'employer') return;
  const granted = await grantedPermissions(tx, target.id);
  if (granted.every((type) => mayUser(actor, `perm:${type}`))) return;
  throw refuse('forbidden', `This person may do more than you. Ask an admin to ${what}.`);
}

/** Throws when a user would take away their own account, or the last admin's. `what` is said of them: 'deactivate'. */
export function refuseLastOrSelf({ target, activeAdmins }: LockedPeople, actor: User, what: string): void {
  if (target.id === actor.id) throw refuse('conflict', `You cannot ${what} your own account. Ask another admin.`);
  if (isActiveAdmin(target) && activeAdmins < 2) throw lastAdmin(what);
}

function isActiveAdmin({ userType, isActive }: UserRow): boolean {
  return userType === 'admin' && isActive;
}

function lastAdmin(what: string): Refusal {
  return refuse('conflict', `You cannot ${what} the last active admin. Make somebody else an admin first.`);
}

function refuseWhenChanged(actor: User, now: UserRow | undefined): void {
  if (now?.isActive && now.userType === actor.userType) return;
  throw refuse('forbidden', 'Your own account has just been changed. Nothing was done; please sign in again.');
}
