import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { signupRequestForm } from '#features/accounts/forms.ts';
import type { SentRequest } from '#features/accounts/self-contract.ts';
import { signupRequests } from '#features/accounts/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { presentSignupRequest, type SignupRequestRow } from './signup-requests.ts';

type RequestForm = z.output<typeof signupRequestForm>;

/**
 * Stores a request for an employer or admin account for staff to decide (decision A7). A password sent with it is discarded.
 * The same form sent twice is one request.
 */
export async function receiveSignupRequest(context: AppContext, form: RequestForm): Promise<SentRequest> {
  const createdAt = context.clock.now();
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
