import { randomBytes } from 'node:crypto';
import type { User } from '#features/accounts/contract.ts';
import { type CartOwner, fittedOf, listCartLines } from '#features/cart/server/door.ts';
import { holdProducts } from '#features/catalogue/server/door.ts';
import { answersInWords } from '#features/guide/answer-words.ts';
import { readAnswers } from '#features/guide/answers.ts';
import { listToQuote } from '#features/projects/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { formatQuoteNumber } from '#values/quote-number.ts';
import type { QuoteRequest } from '../contract.ts';
import { type QuoteRow, quoteLines, quotes } from '../tables.ts';
import { fittingInWords, type Wanted } from './fitting-in-words.ts';

interface Item {
  productId: number;
  quantity: number;
}

/** Stores a request for a quote. Robots, which fill in the honeypot, get a normal answer but nothing is stored. */
export async function requestQuote(
  context: AppContext,
  { website, items, message, plan = null, guide, list, ...person }: QuoteRequest,
  from: { customerId: number | null; cart: CartOwner | null; user: User | null },
): Promise<{ id: number; number: string }> {
  if (website) return { id: 0, number: formatQuoteNumber(randomBytes(5)) };
  const at = context.clock.now();
  const listed = list ? await listToQuote(context, list.id, { user: from.user, key: list.key }) : null;
  const described = guide ? describe(guide) : (listed?.words ?? null);
  return context.db.transaction(async (tx) => {
    const named = items?.length ? items : listed?.items;
    const wanted: Wanted[] = named ?? (described ? [] : await goodsInCart(tx, from.cart));
    if (wanted.length === 0 && !described)
      throw refuse('empty_cart', 'Your cart is empty. Add what you want a quote for.');
    const request = [described, fittingInWords(wanted), message].filter(Boolean).join('\n\n') || null;
    const quote = await startQuote(tx, { ...person, request, plan, customerId: from.customerId, at });
    if (wanted.length > 0) await writeLines(tx, quote.id, wanted);
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

export interface NewQuote {
  name: string;
  email: string;
  phone: string;
  company?: string | null | undefined;
  customerId: number | null;
  request: string | null;
  plan?: string | null;
  at: Date;
}

/** Creates a quote without lines, for staff to price. */
export async function startQuote(tx: Transaction, { at, ...wanted }: NewQuote): Promise<QuoteRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const [row] = await tx
      .insert(quotes)
      .values({ ...wanted, number: formatQuoteNumber(randomBytes(5)), createdAt: at })
      .onConflictDoNothing({ target: quotes.number })
      .returning();
    if (row) return row;
  }
  throw new Error('No free quote number was found.');
}

async function goodsInCart(tx: Transaction, owner: CartOwner | null): Promise<Wanted[]> {
  const lines = owner ? await listCartLines(tx, owner) : [];
  const known = await productsOf(tx, lines);
  // Products that are no longer sold stay in the cart.
  return lines.flatMap((line) => {
    const product = known.get(line.productId);
    return product ? [{ ...line, name: product.name, fitting: fittedOf(line) }] : [];
  });
}

async function writeLines(tx: Transaction, quoteId: number, items: readonly Item[]): Promise<void> {
  const known = await productsOf(tx, items);
  const unknown = items.flatMap(({ productId }, at) => (known.has(productId) ? [] : [at]));
  if (unknown.length > 0) {
    throw refuseFields(Object.fromEntries(unknown.map((at) => [`items.${at}.productId`, ['This is no longer sold']])));
  }
  await tx.insert(quoteLines).values(
    items.flatMap(({ productId, quantity }) => {
      const product = known.get(productId);
      if (!product) return [];
      return [{ quoteId, productId, quantity, productName: product.name, sku: product.sku, listPrice: product.price }];
    }),
  );
}

/** The products of these lines that are still sold, protected from deletion until the transaction ends. */
export async function productsOf(tx: Transaction, items: readonly Pick<Item, 'productId'>[]) {
  const held = await holdProducts(
    tx,
    items.map(({ productId }) => productId),
  );
  return new Map([...held].filter(([, { archivedAt }]) => !archivedAt));
}
