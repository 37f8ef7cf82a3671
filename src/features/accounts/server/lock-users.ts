import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { UserRow } from './find-users.ts';

/**
 * Locks an account until the transaction ends; undefined when there is none.
 * `share`: it stays as it is. `no key update`: other changes of it wait. `update`: also rows that refer to it wait, as before
 * it is deleted.
 */
export async function lockUser(
  tx: Transaction,
  id: number,
  strength: 'share' | 'no key update' | 'update',
): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for(strength);
  return user;
}

/**
 * Locks these accounts and every active admin's against other changes, in the sequence of their ids, so that two transactions
 * wait for each other and never in a circle.
 */
export function lockUsersAndAdmins(tx: Transaction, ids: number[]): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(or(inArray(users.id, ids), and(eq(users.userType, 'admin'), users.isActive)))
    .orderBy(asc(users.id))
    .for('no key update');
}
