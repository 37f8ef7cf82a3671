import { EMAIL_STATUSES, type EmailStatus } from '#features/emails/status.ts';
import { isDayOfTrade } from '#values/london-day.ts';

/** The state of the e-mails screen in its address. */
export interface EmailsView {
  /** Part of the recipient's address. */
  q: string;
  status?: EmailStatus;
  template?: string;
  from?: string;
  to?: string;
  /** The cursors of the pages visited so far; the last one is the current page. */
  trail: string[];
}

/** Reads the filter from an address; invalid values are ignored. */
export function readEmailsView(search: URLSearchParams): EmailsView {
  const [template = '', from = '', to = ''] = ['template', 'from', 'to'].map((name) => search.get(name)?.trim() ?? '');
  const status = EMAIL_STATUSES.find((known) => known === search.get('status'));
  return {
    q: (search.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 100),
    ...(status ? { status } : {}),
    ...(/^[a-z][a-z0-9-]{0,59}$/.test(template) ? { template } : {}),
    ...(isDayOfTrade(from) ? { from } : {}),
    ...(isDayOfTrade(to) ? { to } : {}),
    trail: search.getAll('after'),
  };
}

/** The filter without the page, as the API takes it. */
export function emailsQuery({ q, trail: _, ...filter }: EmailsView) {
  return { ...filter, ...(q ? { recipient: q } : {}) };
}

/** The view as the query part of an address; `''` for all of them. */
export function emailsSearch({ q, trail, ...filter }: EmailsView): string {
  const search = new URLSearchParams({ ...(q ? { q } : {}), ...filter });
  for (const cursor of trail) search.append('after', cursor);
  return search.size > 0 ? `?${search}` : '';
}
