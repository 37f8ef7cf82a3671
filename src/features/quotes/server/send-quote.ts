import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { Quote } from '../contract.ts';
import { isPast } from '../status.ts';
import { type QuoteRow, quotes } from '../tables.ts';
import { loadQuote, lockQuote } from './load-quotes.ts';
import { presentForStaff, sumsOf } from './present-quote.ts';
import { hashAccessKey, quoteKeyOf } from './quote-key.ts';
import { demandFresh, demandOpen, noSuchQuote } from './states.ts';

export interface QuoteStep {
  id: number;
  version: number | undefined;
  actor: User;
}

/** Sends a priced quote with a new key; a reaction to the announcement writes the e-mail. */
export async function sendQuote(context: AppContext, step: QuoteStep): Promise<Quote> {
  return take(context, step, async (tx, quote, at) => {
    demandOpen(quote, londonDayOf(at));
    const whole = await loadQuote(tx, quote);
    if (!sumsOf(whole, 0) || !quote.validUntil) throw refuse('quote_unpriced', 'Price every line before you send it.');
    if (isPast(quote.validUntil, londonDayOf(at))) {
      throw refuseFields({ validUntil: ['Its last day is over. Choose a later one before you send it'] });
    }
    const round = quote.round + 1;
    const accessKeyHash = hashAccessKey(await quoteKeyOf(tx, { number: quote.number, round }));
    const sent = { status: 'sent' as const, round, accessKeyHash, sentAt: at, sentBy: step.actor.id };
    await announce(tx, 'quote.sent', { quoteId: quote.id, round }, at);
    return { ...sent, decidedAt: null, declineReason: null };
  });
}

/** Withdraws a quote; a customer who had been sent it is told by e-mail. */
export async function withdrawQuote(context: AppContext, step: QuoteStep): Promise<Quote> {
  return take(context, step, async (tx, quote, at) => {
    if (quote.status === 'accepted') demandOpen(quote, londonDayOf(at));
    if (quote.status === 'withdrawn') return {};
    if (quote.status === 'sent') await announce(tx, 'quote.withdrawn', { quoteId: quote.id }, at);
    return { status: 'withdrawn' as const, decidedAt: at };
  });
}

type Decide = (tx: Transaction, quote: QuoteRow, at: Date) => Promise<Partial<QuoteRow>>;

async function take(context: AppContext, { id, version, actor }: QuoteStep, decide: Decide): Promise<Quote> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const before = await lockQuote(tx, id);
    if (!before) throw noSuchQuote();
    demandFresh(before, version);
    const after = await decide(tx, before, at);
    const showing = { vatRate: await vatRateAt(tx, at), today: londonDayOf(at) };
    if (Object.keys(after).length === 0) return presentForStaff(await loadQuote(tx, before), showing);
    const [changed] = await tx
      .update(quotes)
      .set({ ...after, version: before.version + 1 })
      .where(eq(quotes.id, id))
      .returning();
    if (!changed) throw noSuchQuote();
    const change = { actorId: actor.id, action: `quote.${changed.status}`, recordType: 'quote', recordId: id };
    const [from, to] = [before, changed].map(({ status, validUntil }) => ({ status, validUntil }));
    await recordChange(tx, { ...change, before: from ?? null, after: to ?? null }, at);
    return presentForStaff(await loadQuote(tx, changed), showing);
  });
}
