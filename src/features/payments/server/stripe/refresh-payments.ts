import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { payUntil } from '#features/payments/card-deadline.ts';
import { askedOf } from '#features/payments/ledger-sums.ts';
import type { PageUpdate } from '#features/payments/stripe-update.ts';
import { cardPayments } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { sumPayments } from '../ledger/list-payments.ts';
import type { CardOrders } from './card-orders.ts';
import { type CardPaymentRow, changeCardPayment } from './card-payment-rows.ts';
import { faultOf, isFinalNo, missingStripeKeys } from './client.ts';
import { closePage, readPage, readRefundsOf } from './hosted-page.ts';
import { sendStripeRefunds } from './send-refunds.ts';
import { settleUpdate } from './settle-update.ts';

const MINUTE_MS = 60_000;
// A webhook takes seconds; after this time it may have been lost.
const SILENT_MINUTES = 5;
// A slow bank takes days.
const SLOW_MINUTES = 60;
const MOST_AT_ONCE = 100;

/**
 * Settles payments whose webhooks were lost: asks Stripe about each hosted page without news for some minutes, and closes expired
 * pages before it cancels their orders, so that no cancelled order is paid. Sends waiting refunds. Does nothing without Stripe's
 * keys.
 */
export async function refreshStripePayments(context: AppContext, orders: CardOrders): Promise<void> {
  if (missingStripeKeys(context.config).length > 0) return;
  for (const row of await silentPages(context)) await refresh(context, orders, row);
  await sendStripeRefunds(context, orders);
}

function silentPages({ db, clock }: AppContext): Promise<CardPaymentRow[]> {
  const before = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MS);
  const heardOf = sql`coalesce(${cardPayments.checkedAt}, ${cardPayments.createdAt})`;
  return db
    .select()
    .from(cardPayments)
    .where(
      or(
        and(inArray(cardPayments.status, ['starting', 'open']), lt(heardOf, before(SILENT_MINUTES))),
        and(eq(cardPayments.status, 'processing'), lt(heardOf, before(SLOW_MINUTES))),
        eq(cardPayments.checkRefunds, true),
      ),
    )
    .orderBy(asc(heardOf))
    .limit(MOST_AT_ONCE);
}

async function refresh(context: AppContext, orders: CardOrders, row: CardPaymentRow): Promise<void> {
  const at = context.clock.now();
  try {
    await context.db.update(cardPayments).set({ checkedAt: at }).where(eq(cardPayments.id, row.id));
    if (row.checkRefunds) await readRefunds(context, orders, row, at);
    else if (row.sessionId)
      await settleNow(context, orders, await readOrClose(context, orders, row, row.sessionId), at);
    else if (payUntil(row) <= at) await giveUpPage(context, orders, row, at);
  } catch (error) {
    // The page belongs to another Stripe account, as after a change of keys, so it cannot be paid to this shop.
    if (isFinalNo(error) && error.code === 'resource_missing' && payUntil(row) <= at)
      await giveUpPage(context, orders, row, at);
    else context.log.warn({ ...faultOf(error), orderId: row.orderId }, 'a card payment could not be looked at');
  }
}

async function settleNow({ db }: AppContext, orders: CardOrders, update: PageUpdate, at: Date): Promise<void> {
  await db.transaction((tx) => settleUpdate(tx, orders, update, at));
}

/** Reads a page; first closes it when it has expired or its amount is no longer due. */
async function readOrClose(
  context: AppContext,
  orders: CardOrders,
  row: CardPaymentRow,
  sessionId: string,
): Promise<PageUpdate> {
  const update = await readPage(context, sessionId);
  if (update.state !== 'open' || !(await isOver(context, orders, row))) return update;
  try {
    return await closePage(context, sessionId);
  } catch (error) {
    // The page has just been paid.
    if (isFinalNo(error)) return readPage(context, sessionId);
    throw error;
  }
}

async function isOver({ db, clock }: AppContext, orders: CardOrders, row: CardPaymentRow): Promise<boolean> {
  const order = await orders.find(db, row.orderId);
  if (!order || order.isCancelled || payUntil(row) <= clock.now()) return true;
  return askedOf(order, await sumPayments(db, order.id)) !== row.amount;
}

async function readRefunds(context: AppContext, orders: CardOrders, row: CardPaymentRow, at: Date): Promise<void> {
  const refunds = row.paymentIntent ? await readRefundsOf(context, row.paymentIntent) : [];
  await context.db.transaction(async (tx) => {
    for (const update of refunds) await settleUpdate(tx, orders, update, at);
    await changeCardPayment(tx, row, { checkRefunds: false }, at);
  });
}

/** Gives up a page whose opening was interrupted, so that its URL was never given out. */
async function giveUpPage(
  { db }: AppContext,
  orders: CardOrders,
  { id, orderId }: CardPaymentRow,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await orders.lock(tx, orderId);
    const isStillOpen = and(eq(cardPayments.id, id), inArray(cardPayments.status, ['starting', 'open']));
    const [row] = await tx.select().from(cardPayments).where(isStillOpen);
    if (!order || !row) return;
    await changeCardPayment(tx, row, { status: 'expired' }, at);
    await order.giveUp(at);
  });
}
