import { asc } from 'drizzle-orm';
import { signupRequests } from '#features/accounts/tables.ts';
import type { SignupRequest } from '#features/people/contract.ts';
import type { Database } from '#platform/database.ts';

export type RequestRow = typeof signupRequests.$inferSelect;

/** Every request, decided ones too, by id. */
export async function listRequests(db: Database): Promise<SignupRequest[]> {
  const rows = await db.select().from(signupRequests).orderBy(asc(signupRequests.id));
  return rows.map(presentRequest);
}

export function presentRequest(request: RequestRow): SignupRequest {
  const { id, email, userType, companyName, firstName, lastName, phoneNumber, message, status } = request;
  const person = { email, userType, companyName, firstName, lastName, phoneNumber };
  return { id, ...person, message, status, createdAt: request.createdAt.toISOString() };
}
