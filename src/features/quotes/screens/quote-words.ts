import type { Visit } from '#features/orders/visit.ts';
import type { Quote } from '../contract.ts';
import type { QuoteStatus } from '../status.ts';

/** A summary of the goods: `3 × 43-inch menu board + 2 more`. */
export function goodsText({ lines: [first, ...rest] }: Pick<Quote, 'lines'>): string {
  if (!first) return 'No goods yet';
  const more = rest.length > 0 ? ` + ${rest.length} more` : '';
  return `${first.quantity.toLocaleString('en-GB')} × ${first.productName}${more}`;
}

/** Whether a quote has services alone, such as a survey: nothing is delivered. */
export function isVisit({ lines }: Pick<Quote, 'lines'>): boolean {
  return lines.length > 0 && lines.every(({ service }) => service);
}

/** What a quote sends people for: a survey, which waits for no goods, where nothing of it is fitted. */
export function visitQuoted({ lines }: Pick<Quote, 'lines'>): Visit {
  return lines.some(({ service }) => service && service.kind !== 'survey') ? 'fitting' : 'survey';
}

/** What is said of a service: how high or how much of it, and that its price is made by hand while it is not. */
export function serviceNote({ service, unitPrice }: Pick<Quote['lines'][number], 'service' | 'unitPrice'>): string {
  const ofWhat = service?.kind === 'wall' ? 'The whole wall' : 'One visit, which looks at everything';
  const note = service?.height ? `Upper edge at ${service.height} m` : ofWhat;
  return service?.isByHand && unitPrice === null ? `${note}. Its price is made by hand` : note;
}

/** The names of the statuses for the customer. */
export const CUSTOMER_WORDS: Record<QuoteStatus, string> = {
  requested: 'We are working on it',
  sent: 'Waiting for you',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
