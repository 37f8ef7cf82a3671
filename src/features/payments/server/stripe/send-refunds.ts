import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { cardPayments, cardRefunds } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { CardOrders } from './card-orders.ts';
import type { CardRefundRow } from './card-refund-rows.ts';
import { faultOf, isFinalNo, missingStripeKeys } from './client.ts';
import { failRefund } from './fail-refund.ts';
import { askRefund, readRefund } from './hosted-page.ts';
import { settleUpdate } from './settle-update.ts';

const HOUR_MS = 3_600_000;
const MOST_AT_ONCE = 50;

/**
 * Sends the requested refunds of one order or of all orders to Stripe, and checks those that have been pending for an hour. Each
 * has an idempotency key, so that sending it twice makes one refund; while Stripe is unreachable they wait.
 */
export async function sendStripeRefunds(context: AppContext, orders: CardOrders, orderId?: number): Promise<void> {
  if (missingStripeKeys(context.config).length > 0) return;
  const now = context.clock.now();
  const isForgotten = and(
    eq(cardRefunds.status, 'pending'),
    lt(cardRefunds.updatedAt, new Date(now.getTime() - HOUR_MS)),
    or(isNull(cardRefunds.checkedAt), lt(cardRefunds.checkedAt, new Date(now.getTime() - HOUR_MS))),
  );
  const rows = await context.db
    .select({ refund: cardRefunds, paymentIntent: cardPayments.paymentIntent })
    .from(cardRefunds)
    .innerJoin(cardPayments, eq(cardPayments.id, cardRefunds.cardPaymentId))
    .where(
      orderId === undefined
        ? or(eq(cardRefunds.status, 'requested'), isForgotten)
        : and(eq(cardRefunds.orderId, orderId), eq(cardRefunds.status, 'requested')),
    )
    .orderBy(asc(cardRefunds.id))
    .limit(MOST_AT_ONCE);
  for (const { refund, paymentIntent } of rows) await sendOne(context, orders, refund, paymentIntent);
}

async function sendOne(context: AppContext, orders: CardOrders, row: CardRefundRow, paymentIntent: string | null) {
  const at = context.clock.now();
  try {
    await context.db.update(cardRefunds).set({ checkedAt: at }).where(eq(cardRefunds.id, row.id));
    const { key, amount, refundId } = row;
    const update = refundId
      ? await readRefund(context, refundId)
      : await askRefund(context, { key, amount, paymentIntent: paymentIntent ?? '' });
    await context.db.transaction((tx) => settleUpdate(tx, orders, { ...update, key }, at));
  } catch (error) {
    const isNo = isFinalNo(error);
    context.log.warn({ ...faultOf(error), isNo, orderId: row.orderId }, 'a refund could not be sent');
    if (isNo && !row.refundId) await failRequested(context, orders, row, error.code ?? 'refused');
  }
}

async function failRequested(
  { db, clock }: AppContext,
  orders: CardOrders,
  { id, orderId }: CardRefundRow,
  failure: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const order = await orders.lock(tx, orderId);
    const [row] = await tx
      .select()
      .from(cardRefunds)
      .where(and(eq(cardRefunds.id, id), eq(cardRefunds.status, 'requested')));
    if (order && row) await failRefund(tx, order, row, { failure }, at);
  });
}
