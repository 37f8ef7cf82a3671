import type { User } from '#features/accounts/contract.ts';
import { lockUser, lockUsersAndAdmins, type UserRow } from '#features/accounts/server/door.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { grantedPermissions, mayUser } from '#features/permissions/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';

/** The locked user to change, and the number of active admins, locked too. */
export interface LockedPeople {
  target: UserRow;
  activeAdmins: number;
}

/**
 * Locks the acting user, the target and every active admin. Of two admins who remove each other, the second finds their own
 * account gone, and the last admin stays.
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

/** Locks the acting user until the transaction ends. Throws when their account has changed since the call began. */
export async function holdActor(tx: Transaction, actor: User): Promise<void> {
  refuseWhenChanged(actor, await lockUser(tx, actor.id, 'share'));
}

/** Throws when an account of this type is above the role of the acting user. */
export function refuseAbove(actor: User, type: UserType): void {
  if (!mayManageType(actor, type)) throw refuse('forbidden', 'Only an admin may do this to the account of an admin.');
}

/**
 * Throws when an employer would gain access to an account with more permissions than their own, or take those away: setting its
 * e-mail address or holding a password link is enough to sign in as that person. `what` completes 'Ask an admin to …'.
 */
export async function refuseWayInto(tx: Transaction, actor: User, target: UserRow, what: string): Promise<void> {
  if (await mayEnter(tx, actor, target)) return;
  throw refuse('forbidden', `This person may do more than you. Ask an admin to ${what}.`);
}

/** Whether an account has no more permissions than the acting user, so that a way into it gives them nothing. */
export async function mayEnter(tx: Transaction, actor: User, target: UserRow): Promise<boolean> {
  if (target.id === actor.id || target.userType !== 'employer') return true;
  const granted = await grantedPermissions(tx, target.id);
  return granted.every((type) => mayUser(actor, `perm:${type}`));
}

/** Throws when a user would remove their own account or the last admin's. `what` completes 'You cannot …'. */
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
