import type { User } from '#features/accounts/contract.ts';
import type { UserType } from '#features/accounts/user-types.ts';

/**
 * Whether somebody who manages users may make, change or approve an account of this type: never above their own role
 * (decision E3). Screens hide from it, the server enforces from it.
 */
export function mayManageType(manager: Pick<User, 'userType'>, type: UserType): boolean {
  return manager.userType === 'admin' || type !== 'admin';
}
