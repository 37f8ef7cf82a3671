import { findUser, presentUser, type UserRow } from '#features/accounts/server/door.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { grantedPermissions, mayUser } from '#features/permissions/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { mayEnter } from './lock-people.ts';

/**
 * Whether the account that proposed an e-mail address for this one would still be allowed to, as both are now: days lie between the
 * proposal and its link. `proposedBy` is null when that account is deleted.
 */
export async function mayStillPropose(tx: Transaction, proposedBy: number | null, target: UserRow): Promise<boolean> {
  if (proposedBy === target.id) return true;
  const proposer = proposedBy === null ? undefined : await findUser(tx, proposedBy);
  if (!proposer?.isActive) return false;
  const actor = presentUser(proposer, await grantedPermissions(tx, proposer.id));
  if (target.userType === 'public' && mayUser(actor, 'perm:manage_customers')) return true;
  const mayManage = mayUser(actor, 'perm:manage_users') && mayManageType(actor, target.userType);
  return mayManage && (await mayEnter(tx, actor, target));
}
