import { refuse } from '#platform/refusal.ts';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { isPast } from '../status.ts';
import type { QuoteRow } from '../tables.ts';

export function noSuchQuote() {
  return refuse('not_found', 'There is no such quote.');
}

/** Refuses a decision on an outdated version of a quote. */
export function demandFresh({ version, status }: QuoteRow, read: number | undefined): void {
  if (read === undefined || read === version) return;
  throw refuse('stale_version', 'Somebody else changed this quote meanwhile. Look at it again before you change it.', {
    extra: { currentStatus: status, version },
  });
}

/** Refuses to change a quote that the customer can accept, or that has become an order. */
export function demandOpen({ status, validUntil }: QuoteRow, today: string): void {
  if (status === 'accepted') throw refuse('quote_closed', 'This quote has been accepted and is an order now.');
  if (status === 'sent' && !isPast(validUntil, today)) {
    throw refuse('quote_closed', 'The customer has this quote. Withdraw it before you change it.');
  }
}

/** Refuses a customer's decision on a quote that is not open, and says why. */
export function demandDecidable(quote: QuoteRow, today: string): void {
  const { status, validUntil, decidedAt } = quote;
  const on = decidedAt ? ` on ${formatDate(decidedAt)}` : '';
  if (status === 'accepted') throw refuse('quote_closed', `This quote was accepted${on}. It is an order already.`);
  if (status === 'declined') throw refuse('quote_closed', `This quote was declined${on}. Ask us for a new one.`);
  if (status === 'withdrawn') throw refuse('quote_closed', 'We have withdrawn this quote. Ask us for a new one.');
  if (status === 'requested')
    throw refuse('quote_closed', 'We are still working on this quote. It has no price to accept yet.');
  if (status === 'expired' || isPast(validUntil, today)) {
    const day = validUntil ? ` on ${formatLondonDay(validUntil)}` : '';
    throw refuse('quote_closed', `This quote expired${day}. Ask us for a new one.`);
  }
}
