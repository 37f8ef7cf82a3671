import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import { CARD_MINUTES } from '#features/payments/card-deadline.ts';
import { amountOfCredit, hasCardPaymentUnderWay, sumPayments } from '#features/payments/server/door.ts';
import { cardPayments } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { lockOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { changeStatusWithin } from '../status/change-status.ts';
import { refundOrder } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';

const MINUTE_MS = 60_000;
const MOST_AT_ONCE = 100;

/**
 * Cancels an order whose card payment failed (decision C9), unless staff have advanced it or another payment of it is paid or
 * in progress. Call it with the order locked.
 */
export async function giveUpOrder(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const isUnderWay = await hasCardPaymentUnderWay(tx, order.id);
  const { paid } = await sumPayments(tx, order.id);
  const credit = await amountOfCredit(tx, order);
  const isGivenUp = order.status === 'pending' && paid === credit && !isUnderWay;
  if (!isGivenUp) await settleOrder(tx, order, at);
  else {
    const cancelled = await changeStatusWithin(tx, { orderId: order.id, status: 'cancelled', actor: null }, at);
    const reason = 'The rest of the order was not paid';
    if (credit > 0) await refundOrder(tx, cancelled, { reason, isCredit: true }, at);
  }
}

/** Cancels orders without a hosted payment page, which happens when the shop stops just after an order is placed. */
export async function giveUpUnstarted({ db, clock }: AppContext): Promise<void> {
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
