import type { User } from '#features/accounts/contract.ts';
import type { Who } from '#platform/http/contract.ts';
import { covers, type PermissionType } from './permission.ts';

/** Whether this user (`null`: a visitor) satisfies `who`. Screens hide by it, the server enforces it. */
export function mayUser(user: Pick<User, 'userType' | 'isActive' | 'permissions'> | null, who: Who): boolean {
  if (!user) return who === 'public';
  if (!user.isActive) return false;
  if (who === 'public' || who === 'self') return true;
  if (who === 'customer') return user.userType === 'public';
  if (user.userType === 'admin') return true;
  if (who === 'staff') return user.userType === 'employer';
  if (who === 'admin') return false;
  const needed = who.slice('perm:'.length) as PermissionType;
  return user.userType === 'employer' && covers(user.permissions as PermissionType[], needed);
}
