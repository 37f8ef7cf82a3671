import { randomBytes } from 'node:crypto';
import { createUser, hashPassword } from '#features/accounts/server/door.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import { grantPermission } from '#features/permissions/server/door.ts';
import type { TestShop, Visitor } from './shop.ts';

const PASSWORD = 'Password123!';
// Hashing is slow on purpose, so all test users share one hash.
let hash: Promise<string> | undefined;

export interface Person {
  id: number;
  username: string;
  /** Lets a browser sign in as this person. */
  signIn(visitor: Visitor): Promise<void>;
}

/** Creates an account with these grants. */
export async function addPerson(shop: TestShop, userType: UserType, grants: PermissionType[] = []): Promise<Person> {
  const { db } = shop.context;
  const at = new Date();
  hash ??= hashPassword(PASSWORD);
  const passwordHash = await hash;
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const names = { firstName: 'Test', lastName: 'Person', email, userType, passwordHash };
  const { id, username } = await db.transaction((tx) => createUser(tx, names, at));
  for (const permissionType of grants) await grantPermission(db, { userId: id, permissionType, grantedBy: null, at });
  return {
    id,
    username,
    signIn: async (visitor) => {
      const { status } = await visitor.post('/api/login', { username, password: PASSWORD, role: userType });
      if (status !== 200) throw new Error(`Signing in as ${username} answered ${status}.`);
    },
  };
}

/** A browser in which a new user has signed in. */
export async function signedIn(
  shop: TestShop,
  userType: UserType,
  grants: PermissionType[] = [],
): Promise<Visitor & { id: number }> {
  const { id } = await addPerson(shop, userType, grants);
  return { ...(await shop.visitorAs({ id, userType }, PASSWORD)), id };
}
