import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import type { AccountLetter } from './account-email.tsx';

export interface AccountPost {
  template: string;
  recipient: string;
  subject: string;
  cause: string;
  letter: AccountLetter;
}

/** Queues an e-mail about an account. */
export async function postAccountEmail(work: ReactionWork, { letter, ...envelope }: AccountPost): Promise<void> {
  const company = await companyDetails(work.tx);
  // Loaded with the first e-mail, to save memory until then.
  const { renderAccountEmail } = await import('./render-account-email.tsx');
  const sender = { brand: company.tradingName, footerLines: footerLines(company) };
  await work.post({ ...(await renderAccountEmail(letter, sender)), ...envelope });
}

export type UserRow = typeof users.$inferSelect;

/** The user whom an announcement is about; undefined once the account is gone. */
export async function findUser(tx: Transaction, userId: number): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return user;
}
