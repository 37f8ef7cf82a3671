import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { type CartOwner, takeBought } from '#features/cart/server/door.ts';
import { findDeliveryMethod } from '#features/delivery/server/door.ts';
import {
  accessKeyOf,
  findOrderRow,
  loadWholeOrder,
  type OrderRow,
  placeQuotedOrder,
  presentOrder,
  type QuotedSale,
  startCardPayment,
} from '#features/orders/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { QuoteAcceptance } from '../contract.ts';
import { type QuoteRow, quotes } from '../tables.ts';
import { findQuoteRow, loadQuote, lockQuote, type WholeQuote } from './load-quotes.ts';
import { demandOwn, holdsKey, type QuoteAsker } from './quote-key.ts';
import { soldLines } from './sold-lines.ts';
import { demandDecidable } from './states.ts';

export interface Acceptance extends QuoteAsker {
  idOrNumber: string;
  idempotencyKey: string;
  body: QuoteAcceptance;
  /** Where the goods may lie from which the quote was asked. */
  cart: CartOwner | null;
  /** The shop's URL in the buyer's browser, to return to from the hosted payment page. */
  shopUrl?: string;
}

/** Turns a quote into an order, once (decision C13), under the quote's lock. The same key with the same body returns the same order. */
export async function acceptQuote(context: AppContext, acceptance: Acceptance) {
  const answer = await placeOnce(context, acceptance);
  const placed = await findOrderRow(context.db, answer.order.id);
  if (!placed?.awaitsPayment || placed.status === 'cancelled') return answer;
  // If the page does not open, the same key tries again; if the order stays unpaid, the quote can be accepted again.
  return { ...answer, payment: { redirectUrl: await startCardPayment(context, placed.id, acceptance.shopUrl) } };
}

async function placeOnce(context: AppContext, { idOrNumber, idempotencyKey, body, cart, ...asker }: Acceptance) {
  const at = context.clock.now();
  // Another body with the key is another decision, which an order that stands already cannot follow.
  const keyHash = createHash('sha256')
    .update(JSON.stringify([idempotencyKey, body]))
    .digest('hex');
  return context.db.transaction(async (tx) => {
    const found = await findQuoteRow(tx, idOrNumber);
    const quote = demandOwn(found && (await lockQuote(tx, found.id)), asker);
    if (quote.status === 'accepted' && quote.orderId !== null && quote.acceptKeyHash === keyHash) {
      return answer(tx, await orderThatIs(tx, quote.orderId), quote, asker);
    }
    demandDecidable(quote, londonDayOf(at));
    if (body.version !== undefined && body.version !== quote.version) {
      throw refuse('stale_version', 'We have changed this quote meanwhile. Please read it again before you accept it.');
    }

    const buyer = buyerOf(quote, asker);
    const sale = await saleOf(tx, await loadQuote(tx, quote), buyer, asker);
    // Before the stock, in the locking sequence of every order.
    if (cart) await takeBought(tx, cart, sale.lines);
    const order = await placeQuotedOrder(tx, context, { user: buyer, body: orderOf(quote, body, sale), sale, at });
    await tx
      .update(quotes)
      .set({
        status: 'accepted',
        decidedAt: at,
        orderId: order.id,
        acceptKeyHash: keyHash,
        customerId: order.customerId,
        version: quote.version + 1,
      })
      .where(eq(quotes.id, quote.id));
    await announce(tx, 'quote.accepted', { quoteId: quote.id, orderId: order.id }, at);
    return answer(tx, await orderThatIs(tx, order.id), quote, asker);
  });
}

async function orderThatIs(tx: Transaction, id: number): Promise<OrderRow> {
  const order = await findOrderRow(tx, id);
  if (!order) throw new Error('The order of a quote is gone.');
  return order;
}

/** The user who buys. The link alone gives no access to another customer's addresses: that order is placed as a guest's. */
function buyerOf({ customerId }: QuoteRow, { user }: QuoteAsker): User | null {
  if (user?.userType !== 'public') return null;
  return customerId === null || customerId === user.id ? user : null;
}

async function saleOf(tx: Transaction, whole: WholeQuote, buyer: User | null, asker: QuoteAsker): Promise<QuotedSale> {
  const { quote } = whole;
  return {
    ...soldLines(whole),
    deliveryMethod: quote.deliveryMethodId === null ? null : await findDeliveryMethod(tx, quote.deliveryMethodId),
    deliveryFee: quote.deliveryFee,
    deliveryZone: quote.deliveryZone,
    deliverOn: quote.deliverOn,
    depositPercent: quote.depositPercent,
    customerId: quote.customerId,
    isByKey: buyer === null && holdsKey(quote, asker.key),
  };
}

// What only a visit is quoted of has no delivery, and the order's form a number that no method has.
const NO_METHOD = 2_147_483_647;

function orderOf(quote: QuoteRow, { version: _, deliveryMethodId, ...body }: QuoteAcceptance, { lines }: QuotedSale) {
  const method = lines.length === 0 ? NO_METHOD : (quote.deliveryMethodId ?? deliveryMethodId);
  if (!method) throw refuseFields({ deliveryMethodId: ['Choose a delivery method'] });
  return { ...body, email: quote.email, deliveryMethodId: method };
}

async function answer(tx: Transaction, order: OrderRow, quote: QuoteRow, asker: QuoteAsker) {
  const isOpenedByKey = order.accessKeyHash !== null && holdsKey(quote, asker.key);
  return {
    order: presentOrder(await loadWholeOrder(tx, order)),
    ...(isOpenedByKey ? { accessKey: await accessKeyOf(tx, order.orderNumber) } : {}),
  };
}
