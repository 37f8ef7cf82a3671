import type { User } from '#features/accounts/contract.ts';
import type { UserType } from '#features/accounts/user-types.ts';

/** Whether a manager of users may make, change or approve accounts of this type: never above their own role (decision E3). */
export function mayManageType(manager: Pick<User, 'userType'>, type: UserType): boolean {
  return manager.userType === 'admin' || type !== 'admin';
}
