import { companyDetails, footerLines } from '#features/settings/server/door.ts';
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
  const { renderAccountEmail } = await import('./account-email.tsx');
  const sender = { brand: company.tradingName, footerLines: footerLines(company) };
  await work.post({ ...(await renderAccountEmail(letter, sender)), ...envelope });
}
