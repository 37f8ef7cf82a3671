import { randomUUID } from 'node:crypto';
import { PAGE_MINUTES } from '#features/payments/card-deadline.ts';
import { cardPayments } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { linkTo } from '#platform/mailer.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Pence } from '#values/money.ts';
import type { CardOrders, LockedOrder } from './card-orders.ts';
import { type CardPaymentRow, changeCardPayment, listCardPayments } from './card-payment-rows.ts';
import { cardsAway, faultOf, isFinalNo } from './client.ts';
import { openPage } from './hosted-page.ts';
import { demandPayable } from './payable.ts';

const MINUTE_MS = 60_000;

/**
 * Opens the hosted page on which the due amount of an order is paid, and returns its URL; `shopUrl` is the shop's URL in the
 * shopper's browser. A second call returns the same page, so that an order is paid once. Throws `cards_away`, `conflict`, or
 * `invalid` for a total that cards do not allow.
 */
export async function startStripePayment(
  context: AppContext,
  orders: CardOrders,
  { orderId, shopUrl }: { orderId: number; shopUrl?: string | undefined },
): Promise<string> {
  const { order, row } = await context.db.transaction((tx) => findOrStart(tx, context, orders, orderId));
  if (row.url) return row.url;
  const back = new URL(order.path, shopUrl ?? linkTo(context.config, '/'));
  const page = {
    key: row.key,
    orderNumber: order.orderNumber,
    amount: row.amount,
    email: order.email,
    expiresAt: row.expiresAt,
    successUrl: `${back}?payment=done`,
    cancelUrl: `${back}?payment=left`,
  };
  const opened = await openPage(context, page).catch((error: unknown) => giveUp(context, orders, row, error));
  await context.db.transaction(async (tx) => {
    const locked = await orders.lock(tx, orderId);
    const now = locked && (await listCardPayments(tx, [orderId])).find(({ id }) => id === row.id);
    if (!now) throw cardsAway();
    const status = now.status === 'starting' ? 'open' : now.status;
    await changeCardPayment(tx, now, { ...opened, status }, context.clock.now());
  });
  return opened.url;
}

async function findOrStart(
  tx: Transaction,
  { config, clock }: AppContext,
  orders: CardOrders,
  orderId: number,
): Promise<{ order: LockedOrder; row: CardPaymentRow }> {
  const at = clock.now();
  const order = await orders.lock(tx, orderId);
  // A concurrent request found Stripe unreachable and has undone the order.
  if (!order) throw cardsAway();
  const due = await demandPayable(tx, config, order);
  const last = (await listCardPayments(tx, [orderId]))[0];
  const row = last && usable(last, due, at);
  if (row?.status === 'starting' && at.getTime() - row.createdAt.getTime() > MINUTE_MS) {
    return { order, row: await changeCardPayment(tx, row, afresh(at), at) };
  }
  return { order, row: row ?? (await start(tx, order, due, at)) };
}

/** The page to use again; null when a new one may be opened. */
function usable(row: CardPaymentRow, due: Pence, at: Date): CardPaymentRow | null {
  switch (row.status) {
    case 'starting':
    case 'open':
      if (row.expiresAt <= at) {
        throw refuse(
          'conflict',
          'The time to pay this order has passed. We are just making sure that nothing came in.',
        );
      }
      if (row.amount !== due) {
        throw refuse('conflict', 'Part of this order has been paid meanwhile. Please try again in a few minutes.');
      }
      return row;
    case 'processing':
      throw refuse('conflict', 'Your bank is still working on your payment. There is nothing more to do.');
    case 'held':
      throw refuse(
        'conflict',
        'A payment for this order has arrived and we are looking at it. Please do not pay again.',
      );
    default:
      return null;
  }
}

async function start(tx: Transaction, order: LockedOrder, due: Pence, at: Date): Promise<CardPaymentRow> {
  const [row] = await tx
    .insert(cardPayments)
    .values({ ...afresh(at), orderId: order.id, amount: due, updatedAt: at })
    .returning();
  if (!row) throw new Error('The card payment was not written.');
  // The order's payment status may have been `failed`.
  await order.settle(at);
  return row;
}

/** The initial values of a page. An interrupted opening starts again, because Stripe requires 30 minutes. */
function afresh(at: Date) {
  return { key: randomUUID(), createdAt: at, expiresAt: new Date(at.getTime() + PAGE_MINUTES * MINUTE_MS) };
}

/** Stores a refusal by Stripe; while Stripe is unreachable, the next call tries the same page again. */
async function giveUp(context: AppContext, orders: CardOrders, row: CardPaymentRow, error: unknown): Promise<never> {
  const isNo = isFinalNo(error);
  context.log.error({ ...faultOf(error), isNo }, 'no page to pay on could be opened');
  if (!isNo) throw cardsAway();
  await context.db.transaction(async (tx) => {
    const order = await orders.lock(tx, row.orderId);
    if (!order) return;
    const at = context.clock.now();
    await changeCardPayment(tx, row, { status: 'failed' }, at);
    await order.settle(at);
  });
  throw refusedAmount(error.code) ?? cardsAway();
}

function refusedAmount(code: string | undefined): Refusal | null {
  if (code !== 'amount_too_small' && code !== 'amount_too_large') return null;
  const sentence = `This total is too ${code === 'amount_too_small' ? 'small' : 'large'} for a card. Choose another way to pay.`;
  return refuse('invalid', sentence, { errors: { paymentMethodId: [sentence] } });
}
