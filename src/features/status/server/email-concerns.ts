import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import { linkTo } from '#platform/mailer.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { STATUS } from '../paths.ts';

/** E-mails to the shop's own mailbox what needs a person; a shop without one sees it on the status page only. */
export const emailConcerns: Reaction<'status.concerned'> = async (work, { id, payload: { concerns } }) => {
  const company = await companyDetails(work.tx);
  const [first, ...others] = concerns;
  if (!company.email || !first) return;
  // Loaded with the first e-mail, because it is large.
  const { renderConcerns } = await import('./concerns-email.tsx');
  const rendered = renderConcerns({
    brand: company.tradingName,
    footerLines: footerLines(company),
    concerns,
    url: linkTo(work.context.config, STATUS),
  });
  work.post({
    ...rendered,
    template: 'status-concern',
    recipient: company.email,
    subject: others.length > 0 ? `${first.title}, and more` : first.title,
    cause: `announcement:${id}`,
  });
};
