import { listSignupRequests, type SignupRequestRow } from '#features/accounts/server/door.ts';
import type { SignupRequest } from '#features/people/contract.ts';
import type { Database } from '#platform/database.ts';

/** Every request, decided ones too, by id. */
export async function listRequests(db: Database): Promise<SignupRequest[]> {
  return (await listSignupRequests(db)).map(presentRequest);
}

export function presentRequest(request: SignupRequestRow): SignupRequest {
  const { id, email, userType, companyName, firstName, lastName, phoneNumber, message, status } = request;
  const person = { email, userType, companyName, firstName, lastName, phoneNumber };
  return { id, ...person, message, status, createdAt: request.createdAt.toISOString() };
}
