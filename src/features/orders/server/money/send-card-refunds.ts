import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { askRefund, faultOf, isFinalNo, missingStripeKeys, readRefund } from '#features/payments/server/door.ts';
import { cardPayments, cardRefunds } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { lockOrderRow } from '../listing/load-orders.ts';
import { failRefund } from './settle-card-refund.ts';
import { settleUpdate } from './settle-stripe-event.ts';

const HOUR_MS = 3_600_000;
const MOST_AT_ONCE = 50;

/**
 * Sends what is to go back to Stripe, for one order or for all that still wait, and asks after what Stripe has had for an
 * hour. A key makes each one refund, however often it is asked for; while Stripe is away they stay and wait.
 */
export async function sendCardRefunds(context: AppContext, orderId?: number): Promise<void> {
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
  for (const { refund, paymentIntent } of rows) await sendOne(context, refund, paymentIntent);
}

type Row = typeof cardRefunds.$inferSelect;

async function sendOne(context: AppContext, row: Row, paymentIntent: string | null): Promise<void> {
  const at = context.clock.now();
  try {
    await context.db.update(cardRefunds).set({ checkedAt: at }).where(eq(cardRefunds.id, row.id));
    const { key, amount, refundId } = row;
    const update = refundId
      ? await readRefund(context, refundId)
      : await askRefund(context, { key, amount, paymentIntent: paymentIntent ?? '' });
    await context.db.transaction((tx) => settleUpdate(tx, { ...update, key }, at));
  } catch (error) {
    const isNo = isFinalNo(error);
    context.log.warn({ ...faultOf(error), isNo, orderId: row.orderId }, 'a refund could not be sent');
    if (isNo && !row.refundId) await writeNo(context, row, error.code ?? 'refused', at);
  }
}

async function writeNo(context: AppContext, { id, orderId }: Row, failure: string, at: Date): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    const [row] = await tx
      .select()
      .from(cardRefunds)
      .where(and(eq(cardRefunds.id, id), eq(cardRefunds.status, 'requested')));
    if (order && row) await failRefund(tx, order, row, { failure }, at);
  });
}
