import { and, desc, eq, gte, ilike, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { vatRateAt } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { containing } from '#platform/containing.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { londonDayOf } from '#values/london-day.ts';
import { PAGE_LIMIT, type Page } from '#values/page.ts';
import { readQuoteNumber } from '#values/quote-number.ts';
import type { Quote } from '../contract.ts';
import type { QuoteStatus } from '../status.ts';
import { quoteLines, quotes } from '../tables.ts';
import { findQuoteRow, isFreeAgain, loadQuote, loadQuotes, quoteAsItStands } from './load-quotes.ts';
import { presentForStaff, presentQuote } from './present-quote.ts';
import { demandReadable, isOwnQuote, maySeeEveryQuote, type QuoteAsker } from './quote-key.ts';

const cursors = cursorsOf('q');

interface PageOfQuotes {
  /** Absent: all customers. */
  customerId?: number;
  status?: QuoteStatus | undefined;
  /** Part of the number, the name, the company, the e-mail address or a product name. */
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Quotes, newest first, page by page. */
export async function listQuotes({ db, clock }: AppContext, wanted: PageOfQuotes): Promise<Page<Quote>> {
  const { customerId, status, q, limit, cursor } = wanted;
  const size = limit ?? PAGE_LIMIT.default;
  const today = londonDayOf(clock.now());
  const rows = await db
    .select(quoteAsItStands)
    .from(quotes)
    .where(
      and(
        customerId === undefined ? undefined : eq(quotes.customerId, customerId),
        status && isNow(status, today),
        q ? matches(q) : undefined,
        cursor ? lt(quotes.id, cursors.read(cursor)) : undefined,
      ),
    )
    .orderBy(desc(quotes.id))
    .limit(size + 1);
  const showing = { vatRate: await vatRateAt(db, clock.now()), today };
  const present = customerId === undefined ? presentForStaff : presentQuote;
  const page = cursors.cut(rows, size, ({ id }) => id);
  const items = (await loadQuotes(db, page.rows)).map((whole) => present(whole, showing));
  return { items, nextCursor: page.nextCursor };
}

/** One quote, for its customer or for staff. */
export async function readQuote({ db, clock }: AppContext, idOrNumber: string, asker: QuoteAsker): Promise<Quote> {
  const row = demandReadable(await findQuoteRow(db, idOrNumber), asker);
  const showing = { vatRate: await vatRateAt(db, clock.now()), today: londonDayOf(clock.now()) };
  const present =
    maySeeEveryQuote(asker.user) && !isOwnQuote(row, { user: null, key: asker.key }) ? presentForStaff : presentQuote;
  return present(await loadQuote(db, row), showing);
}

// Quotes count as expired by their date, before the nightly job sets their status.
function isNow(status: QuoteStatus, today: string): SQL | undefined {
  const is = eq(quotes.status, status);
  const isWaiting = or(eq(quotes.status, 'sent'), isFreeAgain);
  if (status === 'sent') return and(isWaiting, or(isNull(quotes.validUntil), gte(quotes.validUntil, today)));
  if (status === 'expired') return or(is, and(isWaiting, lt(quotes.validUntil, today)));
  return status === 'accepted' ? and(is, not(isFreeAgain)) : is;
}

function matches(q: string): SQL | undefined {
  const pattern = containing(q);
  const typed = readQuoteNumber(q);
  return or(
    typed ? eq(quotes.number, typed) : undefined,
    ilike(quotes.number, pattern),
    ilike(quotes.name, pattern),
    ilike(quotes.company, pattern),
    ilike(quotes.email, pattern),
    sql`exists (select 1 from ${quoteLines} where ${quoteLines.quoteId} = ${quotes.id}
      and ${quoteLines.productName} ilike ${pattern})`,
  );
}
