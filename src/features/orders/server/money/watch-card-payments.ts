import { and, asc, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import { CARD_MINUTES, payUntil } from '#features/payments/card-deadline.ts';
import { dueOf } from '#features/payments/ledger-sums.ts';
import {
  type CardPaymentRow,
  changeCardPayment,
  closePage,
  faultOf,
  isFinalNo,
  missingStripeKeys,
  readPage,
  readRefundsOf,
  sumPayments,
} from '#features/payments/server/door.ts';
import type { PageUpdate } from '#features/payments/stripe-update.ts';
import { cardPayments } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { findOrderRow, lockOrderRow } from '../listing/load-orders.ts';
import { sendCardRefunds } from './send-card-refunds.ts';
import { giveUpOrder } from './settle-card-page.ts';
import { settleUpdate } from './settle-stripe-event.ts';

const MINUTE_MS = 60_000;
// A webhook takes seconds; what has been silent for this long may have been lost.
const SILENT_MINUTES = 5;
// A bank that takes its time takes days.
const SLOW_MINUTES = 60;
const MOST_AT_ONCE = 100;

/**
 * Finishes or gives up what a lost webhook left open: asks Stripe how each page stands that has been silent for some minutes,
 * closes those whose time is over, and only then gives goods and points back, so that nobody pays for what is gone.
 */
export async function watchCardPayments(context: AppContext): Promise<void> {
  if (missingStripeKeys(context.config).length === 0) {
    for (const row of await silentPages(context)) await look(context, row);
    await sendCardRefunds(context);
  }
  await giveUpUnstarted(context);
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

async function look(context: AppContext, row: CardPaymentRow): Promise<void> {
  const at = context.clock.now();
  try {
    await context.db.update(cardPayments).set({ checkedAt: at }).where(eq(cardPayments.id, row.id));
    if (row.checkRefunds) await readRefunds(context, row, at);
    else if (row.sessionId) await context.db.transaction(take(await updateOfPage(context, row, row.sessionId), at));
    else if (payUntil(row) <= at) await giveUpPage(context, row, at);
  } catch (error) {
    // Its account has never heard of it, as after a change of keys: whoever has its address cannot pay us.
    if (isFinalNo(error) && error.code === 'resource_missing' && payUntil(row) <= at)
      await giveUpPage(context, row, at);
    else context.log.warn({ ...faultOf(error), orderId: row.orderId }, 'a card payment could not be looked at');
  }
}

const take =
  (update: PageUpdate, at: Date) =>
  async (tx: Parameters<typeof settleUpdate>[0]): Promise<void> => {
    await settleUpdate(tx, update, at);
  };

/** How the page stands; closed first when its time is over, or when there is no longer anything to pay on it. */
async function updateOfPage(context: AppContext, row: CardPaymentRow, sessionId: string): Promise<PageUpdate> {
  const update = await readPage(context, sessionId);
  if (update.state !== 'open' || !(await isOver(context, row))) return update;
  try {
    return await closePage(context, sessionId);
  } catch (error) {
    // Somebody has paid on it this very moment.
    if (isFinalNo(error)) return readPage(context, sessionId);
    throw error;
  }
}

async function isOver({ db, clock }: AppContext, row: CardPaymentRow): Promise<boolean> {
  const order = await findOrderRow(db, row.orderId);
  if (!order || order.status === 'cancelled' || payUntil(row) <= clock.now()) return true;
  return dueOf(order.grandTotal, await sumPayments(db, order.id)) !== row.amount;
}

async function readRefunds(context: AppContext, row: CardPaymentRow, at: Date): Promise<void> {
  const refunds = row.paymentIntent ? await readRefundsOf(context, row.paymentIntent) : [];
  await context.db.transaction(async (tx) => {
    for (const update of refunds) await settleUpdate(tx, update, at);
    await changeCardPayment(tx, row, { checkRefunds: false }, at);
  });
}

/** A page whose address nobody was ever given, for its opening broke off. */
async function giveUpPage({ db }: AppContext, { id, orderId }: CardPaymentRow, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    const isStillOpen = and(eq(cardPayments.id, id), inArray(cardPayments.status, ['starting', 'open']));
    const [row] = await tx.select().from(cardPayments).where(isStillOpen);
    if (!order || !row) return;
    await changeCardPayment(tx, row, { status: 'expired' }, at);
    await giveUpOrder(tx, order, at);
  });
}

/** Orders that were placed just before the shop stopped, and for which no page was ever begun. */
async function giveUpUnstarted({ db, clock }: AppContext): Promise<void> {
  const at = clock.now();
  const left = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        sql`${orders.awaitsPayment} and ${orders.status} <> 'cancelled'`,
        lt(orders.orderDate, new Date(at.getTime() - CARD_MINUTES * MINUTE_MS)),
        notExists(db.select({ id: cardPayments.id }).from(cardPayments).where(eq(cardPayments.orderId, orders.id))),
      ),
    )
    .limit(MOST_AT_ONCE);
  for (const { id } of left) {
    await db.transaction(async (tx) => {
      const order = await lockOrderRow(tx, id);
      if (order) await giveUpOrder(tx, order, at);
    });
  }
}
