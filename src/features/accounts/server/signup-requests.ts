import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { signupRequestForm } from '#features/accounts/forms.ts';
import type { SentRequest } from '#features/accounts/self-contract.ts';
import { signupRequests } from '#features/accounts/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { shopNames } from './passwords/shop-names.ts';

/** A request for a staff account (decision A7). */
export type SignupRequestRow = typeof signupRequests.$inferSelect;

/**
 * Stores a request for an employer or admin account for staff to decide (decision A7). A password sent with it is discarded.
 * The same form sent twice is one request.
 */
export async function receiveSignupRequest(
  context: AppContext,
  form: z.output<typeof signupRequestForm>,
): Promise<SentRequest> {
  const createdAt = context.clock.now();
  await refuseWeak(context, form);
  const { email, userType, firstName, lastName, phoneNumber } = form;
  const asked = {
    ...{ email, userType, firstName, lastName, phoneNumber },
    companyName: form.companyName ?? null,
    message: form.message ?? null,
  };
  return context.db.transaction(async (tx) => {
    const known = await findSame(tx, asked);
    if (known) return presentSignupRequest(known);
    const [row] = await tx
      .insert(signupRequests)
      .values({ ...asked, createdAt })
      .returning();
    if (!row) throw new Error('The request was not written.');
    await announce(tx, 'signup.requested', { requestId: row.id }, createdAt);
    return presentSignupRequest(row);
  });
}

// Discarded, but a refusal later, when the real one is chosen, would surprise.
async function refuseWeak({ db }: AppContext, form: z.output<typeof signupRequestForm>): Promise<void> {
  const { password, userType, firstName, lastName, email, companyName } = form;
  if (!password) return;
  await refuseWeakPassword(password, {
    userType,
    names: [firstName, lastName, email, companyName, ...(await shopNames(db))],
  });
}

type Asked = Pick<
  SignupRequestRow,
  'email' | 'userType' | 'firstName' | 'lastName' | 'phoneNumber' | 'companyName' | 'message'
>;

// The lock makes parallel requests take turns, so that the second finds the first one.
async function findSame(tx: Transaction, asked: Asked): Promise<SignupRequestRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`signup ${asked.email.toLowerCase()}`}, 0))`);
  const isSame = Object.entries(asked).map(
    ([field, value]) => sql`${signupRequests[field as keyof Asked]} is not distinct from ${value}`,
  );
  const [row] = await tx
    .select()
    .from(signupRequests)
    .where(and(eq(signupRequests.status, 'pending'), ...isSame))
    .limit(1);
  return row;
}

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
