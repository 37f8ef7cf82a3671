import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import type { AccountLetter } from './account-email.tsx';

export interface AccountPost {
  template: string;
  recipient: string;
  /** Who gets the answer; the shop's mailbox where it is not given. */
  replyTo?: string;
  subject: string;
  cause: string;
  letter: AccountLetter;
}

/** Queues an e-mail about an account; the shop's mailbox gets the answer. */
export async function postAccountEmail(work: ReactionWork, { letter, ...envelope }: AccountPost): Promise<void> {
  const company = await companyDetails(work.tx);
  // Loaded with the first e-mail, to save memory until then.
  const { renderAccountEmail } = await import('./account-email.tsx');
  const sender = { brand: company.tradingName, footerLines: footerLines(company) };
  const replyTo = company.email || null;
  work.post({ ...renderAccountEmail(letter, sender), replyTo, ...envelope });
}
