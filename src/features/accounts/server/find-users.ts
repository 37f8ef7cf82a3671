import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { nameOfUser } from '#features/accounts/user-name.ts';
import type { Database, Transaction } from '#platform/database.ts';

type Reader = Database | Transaction;

/** An account with all its columns, the password hash too; only `presentUser` makes it fit for a client. */
export type UserRow = typeof users.$inferSelect;

/** The account with this id. */
export async function findUser(db: Reader, id: number): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The account with this username, in any case of letters. */
export async function findUserByName(db: Reader, username: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(sql`lower(${users.username}) = lower(${username})`);
  return user;
}

/** The customer with this id, active or not; undefined for staff. */
export async function findCustomer(db: Reader, id: number): Promise<UserRow | undefined> {
  const user = await findUser(db, id);
  return user?.userType === 'public' ? user : undefined;
}

/** These accounts by id, in one query; nulls and unknown ids are left out. */
export async function usersById(db: Reader, ids: readonly (number | null)[]): Promise<Map<number, UserRow>> {
  const wanted = distinct(ids);
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(users).where(inArray(users.id, wanted));
  return new Map(rows.map((user) => [user.id, user]));
}

/** The names of these users by id, in one query; nulls and unknown ids are left out. */
export async function namesOfUsers(db: Reader, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = distinct(ids);
  if (wanted.length === 0) return new Map();
  const { id, firstName, lastName, username } = users;
  const rows = await db.select({ id, firstName, lastName, username }).from(users).where(inArray(id, wanted));
  return new Map(rows.map((user) => [user.id, nameOfUser(user)]));
}

/** Whether any account exists. */
export async function hasAccounts(db: Reader): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/** Whether an admin can sign in. */
export async function hasActiveAdmin(db: Reader): Promise<boolean> {
  const admins = and(eq(users.userType, 'admin'), eq(users.isActive, true));
  return (await db.select({ id: users.id }).from(users).where(admins).limit(1)).length > 0;
}

/** Whether an account other than `exceptId` has this e-mail address, in any case of letters. */
export async function isEmailTaken(db: Reader, email: string, exceptId = 0): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email}) and ${users.id} <> ${exceptId}`);
  return rows.length > 0;
}

/**
 * Locks an account until the transaction ends. `share`: others may only read it. `no key update`: other changes wait. `update`:
 * new rows that refer to it wait too, as before a deletion.
 */
export async function lockUser(
  tx: Transaction,
  id: number,
  strength: 'share' | 'no key update' | 'update',
): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for(strength);
  return user;
}

/** Locks these accounts and every active admin against other changes, in the order of ids to avoid deadlocks. */
export function lockUsersAndAdmins(tx: Transaction, ids: number[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(or(inArray(users.id, ids), and(eq(users.userType, 'admin'), users.isActive)))
    .orderBy(asc(users.id))
    .for('no key update');
}

function distinct(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
