import type { User } from '#features/accounts/contract.ts';

const UNKNOWN_USER = 'Unknown User';

/** The users whom a permission can be granted to: employers, for admins may everything and customers nothing. */
export function grantees<Somebody extends Pick<User, 'userType'>>(users: readonly Somebody[]): Somebody[] {
  return users.filter((user) => user.userType === 'employer');
}

/** Who holds a permission, by name; 'Unknown User' when the account is not among those known (section 8). */
export function granteeName(user: Pick<User, 'firstName' | 'lastName' | 'username'> | undefined): string {
  if (!user) return UNKNOWN_USER;
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}
