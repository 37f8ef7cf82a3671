import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { UserRow } from './find-users.ts';

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
