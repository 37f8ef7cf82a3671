import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '#features/accounts/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { type Caller, signedIn } from '../caller.ts';

/** Ends one session of the caller's account; throws `not_found` for any other. Answers whether it is that of this call. */
export async function endSession(db: Database | Transaction, caller: Caller, id: number): Promise<boolean> {
  const isTheirs = and(eq(sessions.id, id), eq(sessions.userId, signedIn(caller).id));
  const ended = await db.delete(sessions).where(isTheirs).returning({ id: sessions.id });
  if (ended.length === 0) throw refuse('not_found', 'This sign-in has ended already.');
  return id === caller.session?.id;
}

/** Ends every session of the caller's account but that of this call. */
export async function endOtherSessions(db: Database | Transaction, caller: Caller): Promise<void> {
  const isTheirs = eq(sessions.userId, signedIn(caller).id);
  await db.delete(sessions).where(and(isTheirs, ne(sessions.id, caller.session?.id ?? 0)));
}
