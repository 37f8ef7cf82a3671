import { eq } from 'drizzle-orm';
import { pendingSignIns, sessions, users } from '#features/accounts/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { sqlState } from '#platform/sql-state.ts';
import { withdrawEmail, withdrawStaffEmail } from './email-change/propose-email.ts';
import type { UserRow } from './find-users.ts';

export type UserChanges = Partial<
  Omit<UserRow, 'id' | 'username' | 'email' | 'pendingEmail' | 'passwordHash' | 'createdAt' | 'version'>
>;

/**
 * Changes an account that this transaction has locked, raises its version and answers the new row. A new e-mail address goes
 * another way: `proposeEmail`. One that staff proposed does not survive another role, and none another state.
 */
export async function changeAccount(tx: Transaction, before: UserRow, changes: UserChanges): Promise<UserRow> {
  if (changes.isActive !== undefined) await withdrawEmail(tx, before.id);
  else if (changes.userType !== undefined) await withdrawStaffEmail(tx, before.id);
  const columns = { ...changes, version: before.version + 1 };
  const [changed] = await tx.update(users).set(columns).where(eq(users.id, before.id)).returning();
  if (!changed) throw new Error('A locked user is gone.');
  return changed;
}

/** Makes an account inactive, ends its sessions and withdraws an address proposed for it. */
export async function deactivateUser(tx: Transaction, userId: number): Promise<void> {
  await withdrawEmail(tx, userId);
  await tx.update(users).set({ isActive: false }).where(eq(users.id, userId));
  await endSessions(tx, userId);
}

/** Signs a user out everywhere, and where the sign-in still waits for the second factor. */
export async function endSessions(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await endPendingSignIns(tx, userId);
}

/** Ends the sign-ins of an account that still wait for the second factor. */
export async function endPendingSignIns(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}

/** Notes whether the account has a second factor; the feature that stores the factors calls it with every change. */
export async function markSecondFactor(tx: Transaction, userId: number, hasSecondFactor: boolean): Promise<void> {
  await tx.update(users).set({ hasSecondFactor }).where(eq(users.id, userId));
}

// Foreign keys know every record that refers to a user, those of future features too.
const REFERENCED = ['23503', '23001'];

/**
 * Deletes an account with its sessions, addresses, cart, points and notifications. Returns false and deletes nothing when other
 * records refer to it, such as orders or audit entries.
 */
export async function deleteUser(tx: Transaction, userId: number): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => savepoint.delete(users).where(eq(users.id, userId)));
    return true;
  } catch (error) {
    if (REFERENCED.includes(sqlState(error) ?? '')) return false;
    throw error;
  }
}
