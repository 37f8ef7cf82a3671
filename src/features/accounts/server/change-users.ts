import { eq } from 'drizzle-orm';
import { sessions, users } from '#features/accounts/tables.ts';
import { sqlState, type Transaction } from '#platform/database.ts';
import type { UserRow } from './find-users.ts';

/** What of an account other features may change. */
export type UserChanges = Partial<Omit<UserRow, 'id' | 'username' | 'passwordHash' | 'createdAt' | 'version'>>;

/**
 * Changes an account that this transaction has locked, and raises its version. Answers it as it is now. The database throws
 * 23505 when the e-mail address was taken in the meantime.
 */
export async function changeAccount(tx: Transaction, before: UserRow, changes: UserChanges): Promise<UserRow> {
  const columns = { ...changes, version: before.version + 1 };
  const [changed] = await tx.update(users).set(columns).where(eq(users.id, before.id)).returning();
  if (!changed) throw new Error('A locked user is gone.');
  return changed;
}

/** Lets a user in no more: the account is inactive, and every session of theirs ends. */
export async function deactivateUser(tx: Transaction, userId: number): Promise<void> {
  await tx.update(users).set({ isActive: false }).where(eq(users.id, userId));
  await endSessions(tx, userId);
}

/** Signs a user out everywhere. */
export async function endSessions(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

// The database knows every record that rests on a user, those of features to come too.
const RESTED_ON = ['23503', '23001'];

/**
 * Deletes an account, and with it what belongs to it alone: sessions, addresses, cart, points, notifications. False, and
 * nothing is deleted, when other records rest on it: orders, changes that this person made.
 */
export async function deleteUser(tx: Transaction, userId: number): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => savepoint.delete(users).where(eq(users.id, userId)));
    return true;
  } catch (error) {
    if (RESTED_ON.includes(sqlState(error) ?? '')) return false;
    throw error;
  }
}
