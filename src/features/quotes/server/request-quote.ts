import { randomBytes } from 'node:crypto';
import { answersInWords } from '#features/guide/answer-words.ts';
import { readAnswers } from '#features/guide/answers.ts';
import { listToQuote } from '#features/projects/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { formatQuoteNumber } from '#values/quote-number.ts';
import type { QuoteRequest } from '../contract.ts';
import { quoteLines } from '../tables.ts';
import { goodsAsked, type Requester } from './goods-asked.ts';
import { readLines } from './lines-asked.ts';
import { startQuote } from './start-quote.ts';

/** Stores a request for a quote. Robots, which fill in the honeypot, get a normal answer but nothing is stored. */
export async function requestQuote(
  context: AppContext,
  { website, items, message, plan = null, guide, list, fitting, ...person }: QuoteRequest,
  from: Requester,
): Promise<{ id: number; number: string }> {
  if (website) return { id: 0, number: formatQuoteNumber(randomBytes(5)) };
  const at = context.clock.now();
  const listed = list ? await listToQuote(context, list.id, { user: from.user, key: list.key }) : null;
  const described = guide ? describe(guide) : (listed?.words ?? null);
  const isVisit = items?.length === 0 && fitting?.survey === true;
  return context.db.transaction(async (tx) => {
    const named = items?.length ? items : isVisit ? undefined : listed?.items;
    const wanted = await goodsAsked(tx, { items: named, isWithoutGoods: isVisit || described !== null }, from);
    const { lines, fitting: placed } = await readLines(tx, wanted, { isNamed: named !== undefined, fitting, at });
    if (lines.length === 0 && !described)
      throw refuse('empty_cart', 'Your cart is empty. Add what you want a quote for.');
    const request = [described, message].filter(Boolean).join('\n\n') || null;
    const asked = { request, plan, fitting: placed };
    const quote = await startQuote(tx, { ...person, ...asked, customerId: from.customerId, at });
    if (lines.length > 0) await tx.insert(quoteLines).values(lines.map((line) => ({ ...line, quoteId: quote.id })));
    await announce(tx, 'quote.requested', { quoteId: quote.id }, at);
    return { id: quote.id, number: quote.number };
  });
}

// The contract has checked that nothing is missing.
function describe(guide: NonNullable<QuoteRequest['guide']>): string | null {
  const { answers } = readAnswers(guide);
  const lines = answers && answersInWords(answers).map(({ asked, said }) => `${asked}: ${said}`);
  return lines && ['Asked for by the guide:', ...lines].join('\n');
}
