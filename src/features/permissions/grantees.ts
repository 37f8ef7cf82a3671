import type { User } from '#features/accounts/contract.ts';
import { nameOfUser } from '#features/accounts/user-name.ts';

/** The users who can hold permissions: employers, because admins may do everything and customers nothing. */
export function grantees<Person extends Pick<User, 'userType'>>(users: readonly Person[]): Person[] {
  return users.filter((user) => user.userType === 'employer');
}

/** The name of a permission's holder; 'Unknown User' when the account is gone (section 8). */
export function granteeName(user: Pick<User, 'firstName' | 'lastName' | 'username'> | undefined): string {
  return user ? nameOfUser(user) : 'Unknown User';
}
