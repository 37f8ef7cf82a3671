import type { User } from '#features/accounts/contract.ts';
import { accessKeyOf, hashAccessKey, isAccessKey } from '#features/orders/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { EmailRow, FillIns } from '#platform/mailer.ts';
import { Undeliverable } from '#platform/mailer.ts';
import { refuse } from '#platform/refusal.ts';
import { quotesContract } from '../contract.ts';
import type { QuoteRow } from '../tables.ts';
import { findQuoteRow, type Reader } from './load-quotes.ts';

/** The placeholder for the key in the stored e-mail. */
export const KEY_PLACEHOLDER = '--key-of-this-quote--';

/** The caller who requests a quote: a signed-in user, or a customer with the link's key. */
export interface QuoteAsker {
  user: User | null;
  key?: string | undefined;
}

/** The key of one sending, derived from a server secret; only its hash is stored. */
export function quoteKeyOf(db: Reader, { number, round }: Pick<QuoteRow, 'number' | 'round'>): Promise<string> {
  return accessKeyOf(db, `quote:${number}:${round}`);
}

export { hashAccessKey };

export function holdsKey(quote: QuoteRow, key: string | undefined): boolean {
  return key !== undefined && isAccessKey(key, quote.accessKeyHash);
}

export function maySeeEveryQuote(user: User | null): boolean {
  return user !== null && mayUser(user, quotesContract['GET /api/quotes/{id}'].others);
}

/** Whether the caller owns the quote, by account or by the link's key. */
export function isOwnQuote(quote: QuoteRow, { user, key }: QuoteAsker): boolean {
  return (user !== null && quote.customerId === user.id) || holdsKey(quote, key);
}

/** Returns the quote if the caller may see it; otherwise the refusal does not say whether it exists. */
export function demandReadable(quote: QuoteRow | undefined, asker: QuoteAsker): QuoteRow {
  if (quote && (isOwnQuote(quote, asker) || maySeeEveryQuote(asker.user))) return quote;
  throw refuseUnknown(asker);
}

/** Returns the quote if the caller owns it. */
export function demandOwn(quote: QuoteRow | undefined, asker: QuoteAsker): QuoteRow {
  if (quote && isOwnQuote(quote, asker)) return quote;
  throw refuseUnknown(asker);
}

function refuseUnknown({ user, key }: QuoteAsker) {
  if (!user && !key) return refuse('unauthenticated', 'Please sign in, or open the link in our e-mail.');
  if (key) {
    return refuse(
      'not_found',
      'This link is no longer valid. If we have sent you a newer quote, open the link in that e-mail.',
    );
  }
  return refuse('not_found', 'There is no such quote.');
}

/** The quote of an e-mail. Throws `Undeliverable` when it was withdrawn or replaced meanwhile. */
export async function quoteOfEmail({ db }: AppContext, { cause }: EmailRow): Promise<QuoteRow> {
  const [, id, round] = /quote:(\d+):round:(\d+)/.exec(cause ?? '') ?? [];
  const quote = await findQuoteRow(db, Number(id ?? 0));
  const isTakenBack = quote?.status === 'withdrawn' || quote?.status === 'requested';
  if (quote && quote.round === Number(round) && !isTakenBack) return quote;
  throw new Undeliverable('This quote was withdrawn or replaced before its e-mail was sent.');
}

const fillInKey: FillIns[string] = async (context, email) => ({
  [KEY_PLACEHOLDER]: await quoteKeyOf(context.db, await quoteOfEmail(context, email)),
});

export const quoteFillIns: FillIns = { quote: fillInKey };
