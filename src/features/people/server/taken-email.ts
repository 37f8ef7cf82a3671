import { sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';

/** Throws when another user has this e-mail address, in words for whoever manages users. */
export async function refuseTakenEmail(tx: Transaction, email: string, exceptId = 0): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email}) and ${users.id} <> ${exceptId}`);
  if (row) throw takenEmail();
}

export function takenEmail(): Refusal {
  const sentence = 'There is an account with this e-mail address already.';
  return refuse('conflict', sentence, { errors: { email: [sentence] } });
}
