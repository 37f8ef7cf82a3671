import { eq } from 'drizzle-orm';
import { vatRateAt } from '#features/settings/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { Quote } from '../contract.ts';
import { quotes } from '../tables.ts';
import { findQuoteRow, loadQuote, lockQuote } from './load-quotes.ts';
import { presentQuote } from './present-quote.ts';
import { demandOwn, type QuoteAsker } from './quote-key.ts';
import { demandDecidable, noSuchQuote } from './states.ts';

/** Declines a quote, with an optional reason. Declining twice changes nothing. */
export async function declineQuote(
  context: AppContext,
  idOrNumber: string,
  asker: QuoteAsker,
  reason: string | undefined,
): Promise<Quote> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const found = await findQuoteRow(tx, idOrNumber);
    const quote = demandOwn(found && (await lockQuote(tx, found.id)), asker);
    const showing = { vatRate: await vatRateAt(tx, at), today: londonDayOf(at) };
    if (quote.status === 'declined') return presentQuote(await loadQuote(tx, quote), showing);
    demandDecidable(quote, showing.today);
    const [declined] = await tx
      .update(quotes)
      .set({ status: 'declined', decidedAt: at, declineReason: reason ?? null, version: quote.version + 1 })
      .where(eq(quotes.id, quote.id))
      .returning();
    if (!declined) throw noSuchQuote();
    await announce(tx, 'quote.declined', { quoteId: quote.id }, at);
    return presentQuote(await loadQuote(tx, declined), showing);
  });
}
