import type { Database } from '#platform/database.ts';
import type { UserRow } from '../find-users.ts';
import type { PasswordOwner } from './refuse-weak-password.ts';
import { shopNames } from './shop-names.ts';

/** An account as the owner of a password, with every name that can be guessed. */
export async function ownerOf(db: Database, user: UserRow): Promise<PasswordOwner> {
  const { userType, username, email, firstName, lastName, companyName } = user;
  return { userType, names: [username, email, firstName, lastName, companyName, ...(await shopNames(db))] };
}
