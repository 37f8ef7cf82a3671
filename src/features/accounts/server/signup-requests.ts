import { and, asc, eq, sql } from 'drizzle-orm';
import type { SentRequest } from '#features/accounts/self-contract.ts';
import { signupRequests } from '#features/accounts/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** A request for a staff account (decision A7). */
export type SignupRequestRow = typeof signupRequests.$inferSelect;

/** Every request, decided ones too, by id. */
export async function listSignupRequests(db: Database): Promise<SentRequest[]> {
  const rows = await db.select().from(signupRequests).orderBy(asc(signupRequests.id));
  return rows.map(presentSignupRequest);
}

export function presentSignupRequest({ createdAt, ...row }: SignupRequestRow): SentRequest {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** Locks a request until the transaction ends, so that a second decision sees the first. */
export async function lockSignupRequest(tx: Transaction, id: number): Promise<SignupRequestRow | undefined> {
  const [request] = await tx.select().from(signupRequests).where(eq(signupRequests.id, id)).for('update');
  return request;
}

/** Stores the decision about a request. */
export async function decideSignupRequest(
  tx: Transaction,
  id: number,
  status: Exclude<SignupRequestRow['status'], 'pending'>,
): Promise<void> {
  await tx.update(signupRequests).set({ status }).where(eq(signupRequests.id, id));
}

/**
 * Deletes the rejected requests with this e-mail address, in any case of letters. Pending ones stay, because the address was
 * never verified.
 */
export async function forgetRejectedRequests(tx: Transaction, email: string): Promise<void> {
  const isTheirs = eq(sql`lower(${signupRequests.email})`, sql`lower(${email})`);
  await tx.delete(signupRequests).where(and(isTheirs, eq(signupRequests.status, 'rejected')));
}
