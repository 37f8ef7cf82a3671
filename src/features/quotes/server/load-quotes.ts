import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { namesOfUsers } from '#features/accounts/server/door.ts';
import { type DeliveryMethodRow, deliveryMethodsById } from '#features/delivery/server/door.ts';
import { orderNumbersById } from '#features/orders/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { emails } from '#platform/tables.ts';
import { readQuoteNumber } from '#values/quote-number.ts';
import type { QuoteStatus } from '../status.ts';
import { type QuoteLineRow, type QuoteRow, quoteLines, quotes } from '../tables.ts';

export type Reader = Database | Transaction;

/** A quote with its related rows. */
export interface WholeQuote {
  quote: QuoteRow;
  lines: QuoteLineRow[];
  delivery: DeliveryMethodRow | null;
  orderNumber: string | null;
  sentBy: string | null;
  /** The state of the newest e-mail with the quote. */
  email: { status: string; lastError: string | null } | null;
}

/** Whether the order of an accepted quote was cancelled unpaid, so that the quote can be accepted again. */
export const isFreeAgain = sql<boolean>`(${quotes.status} = 'accepted' and exists (select 1 from ${orders}
  where ${orders.id} = ${quotes.orderId} and ${orders.status} = 'cancelled' and ${orders.paymentStatus} in ('pending', 'failed')))`;

/** The columns of a quote with its effective status; every query selects these. */
export const quoteAsItStands = {
  ...getTableColumns(quotes),
  status: sql<QuoteStatus>`case when ${isFreeAgain} then 'sent' else ${quotes.status} end`,
  decidedAt: sql<Date | null>`case when ${isFreeAgain} then null else ${quotes.decidedAt} end`.mapWith(
    quotes.decidedAt,
  ),
};

/** The quote with this id (digits) or number (as a person may type it), if there is one. */
export async function findQuoteRow(db: Reader, idOrNumber: string | number): Promise<QuoteRow | undefined> {
  const isId = typeof idOrNumber === 'number' || /^\d{1,7}$/.test(idOrNumber);
  const number = isId ? null : readQuoteNumber(idOrNumber);
  if (!isId && !number) return undefined;
  const [row] = await db
    .select(quoteAsItStands)
    .from(quotes)
    .where(isId ? eq(quotes.id, Number(idOrNumber)) : eq(quotes.number, number ?? ''));
  return row;
}

/** The numbers of these quotes by id, in one query; nulls are left out. */
export async function quoteNumbersById(db: Reader, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { id, number } = quotes;
  const found = await db.select({ id, number }).from(quotes).where(inArray(id, wanted));
  return new Map(found.map((row) => [row.id, row.number]));
}

/** Locks the quote until the transaction ends, so that concurrent decisions follow each other. */
export async function lockQuote(tx: Transaction, id: number): Promise<QuoteRow | undefined> {
  const [row] = await tx.select(quoteAsItStands).from(quotes).where(eq(quotes.id, id)).for('update');
  return row;
}

/** Loads the related rows of these quotes in the same sequence, with one query per table. */
export async function loadQuotes(db: Reader, rows: readonly QuoteRow[]): Promise<WholeQuote[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(quoteLines).where(inArray(quoteLines.quoteId, ids)).orderBy(asc(quoteLines.id));
  const methods = await deliveryMethodsById(db, named(rows, 'deliveryMethodId'));
  const orderNumbers = await orderNumbersById(db, named(rows, 'orderId'));
  const senders = await namesOfUsers(db, named(rows, 'sentBy'));
  const posted = await emailsOf(db, rows);
  const linesByQuote = Map.groupBy(lines, ({ quoteId }) => quoteId);
  return rows.map((quote) => ({
    quote,
    lines: linesByQuote.get(quote.id) ?? [],
    delivery: methods.get(quote.deliveryMethodId ?? 0) ?? null,
    orderNumber: orderNumbers.get(quote.orderId ?? 0) ?? null,
    sentBy: senders.get(quote.sentBy ?? 0) ?? null,
    email: posted.get(quote.id) ?? null,
  }));
}

export async function loadQuote(db: Reader, row: QuoteRow): Promise<WholeQuote> {
  const [whole] = await loadQuotes(db, [row]);
  if (!whole) throw new Error('A quote that was just read is gone.');
  return whole;
}

/** The cause of the e-mail of one sending, by which the screen finds it. */
export function causeOfSending({ id, round }: Pick<QuoteRow, 'id' | 'round'>): string {
  return `quote:${id}:round:${round}`;
}

/** The distinct ids that these quotes name in a column. */
function named(rows: readonly QuoteRow[], column: 'deliveryMethodId' | 'orderId' | 'sentBy'): number[] {
  return [...new Set(rows.flatMap((row) => row[column] ?? []))];
}

async function emailsOf(db: Reader, rows: readonly QuoteRow[]) {
  const byCause = new Map(rows.filter(({ round }) => round > 0).map((row) => [causeOfSending(row), row.id]));
  if (byCause.size === 0) return new Map<number, { status: string; lastError: string | null }>();
  const found = await db
    .select({ cause: emails.cause, status: emails.status, lastError: emails.lastError })
    .from(emails)
    .where(inArray(emails.cause, [...byCause.keys()]));
  return new Map(found.map(({ cause, ...fared }) => [byCause.get(cause ?? '') ?? 0, fared]));
}
