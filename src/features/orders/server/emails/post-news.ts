import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import { type Letter, linkTo } from '#platform/mailer.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import type { StatusNews } from './status-email.tsx';

type News = Omit<Letter, 'html'> & Omit<StatusNews, 'brand' | 'footerLines' | 'url'> & { path: string };

/** Queues a short e-mail with a heading, a text, lines below it, a quote and a link to a path of the shop. */
export async function postNews(work: ReactionWork, news: News): Promise<void> {
  const { heading, text, lines = [], quote, path, linkText, ...letter } = news;
  const company = await companyDetails(work.tx);
  const sender = { brand: company.tradingName, footerLines: footerLines(company) };
  // Loaded with the first e-mail, because it is large.
  const { renderStatusNews } = await import('./status-email.tsx');
  const url = linkTo(work.context.config, path);
  const rendered = renderStatusNews({ ...sender, heading, text, lines, quote, url, linkText });
  work.post({ ...letter, ...rendered });
}
