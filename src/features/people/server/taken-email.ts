import { isEmailTaken } from '#features/accounts/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';

/** Throws `conflict` when another user has this e-mail address, worded for staff. */
export async function refuseTakenEmail(tx: Transaction, email: string, exceptId = 0): Promise<void> {
  if (await isEmailTaken(tx, email, exceptId)) throw takenEmail();
}

function takenEmail(): Refusal {
  const sentence = 'There is an account with this e-mail address already.';
  return refuse('conflict', sentence, { errors: { email: [sentence] } });
}
