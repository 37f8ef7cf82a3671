import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';

/** The account with the hash of its password, which no caller carries about. Throws when it has gone meanwhile. */
export async function readOwnAccount(db: Database | Transaction, userId: number) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw refuse('unauthenticated', 'Please sign in to continue.');
  return account;
}
