import { and, eq, lt, not, type SQL, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import { amountOfCredit, hasCardPaymentUnderWay } from '#features/payments/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { addDays } from '#values/instant.ts';
import { addLondonDays, londonDayOf, startOfLondonDay } from '#values/london-day.ts';
import { lockOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { changeStatusWithin } from '../status/change-status.ts';
import { isPartPaid } from './part-paid.ts';
import { refundOrder } from './refund-order.ts';

const MOST_AT_ONCE = 100;

/**
 * Tells buyers that their unpaid goods are about to be released, and releases those whose last day is over (decision C15). The
 * last day is a whole one in London, and nothing is released without the notice before. A timed job calls it.
 */
export async function releaseUnpaid(context: AppContext): Promise<void> {
  const today = londonDayOf(context.clock.now());
  const { noticeDays } = await readSetting(context.db, 'holding');
  const soon = startOfLondonDay(addLondonDays(today, noticeDays + 1));
  await forEachHeld(context, and(lt(orders.heldUntil, soon), not(orders.holdNoticed)), giveNotice);
  const over = startOfLondonDay(today);
  await forEachHeld(context, and(lt(orders.heldUntil, over), orders.holdNoticed as unknown as SQL), release);
}

type Step = (tx: Transaction, order: OrderRow, at: Date) => Promise<void>;

async function forEachHeld({ db, clock }: AppContext, condition: SQL | undefined, step: Step): Promise<void> {
  const at = clock.now();
  const found = await db
    .select({ id: orders.id, heldUntil: orders.heldUntil, holdNoticed: orders.holdNoticed })
    .from(orders)
    .where(and(sql`${orders.heldUntil} is not null`, isUnpaid, condition))
    .orderBy(orders.heldUntil)
    .limit(MOST_AT_ONCE);
  for (const { id, heldUntil, holdNoticed } of found) {
    await db.transaction(async (tx) => {
      const order = await lockOrderRow(tx, id);
      // Paid, extended or done by another instance meanwhile.
      const isAsFound = order?.heldUntil?.getTime() === heldUntil?.getTime() && order?.holdNoticed === holdNoticed;
      if (order && isAsFound && order.paymentStatus === 'pending' && order.status === 'pending')
        await step(tx, order, at);
    });
  }
}

// As the index orders_held has it.
const isUnpaid = sql`${orders.paymentStatus} = 'pending' and ${orders.status} = 'pending'`;

/** A notice that comes late leaves the buyer the next day. */
async function giveNotice(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  if (await isPartPaid(tx, order)) return leaveToStaff(tx, order);
  const tomorrow = addDays(at, 1);
  const heldUntil = order.heldUntil && order.heldUntil > at ? order.heldUntil : tomorrow;
  await tx.update(orders).set({ heldUntil, holdNoticed: true }).where(eq(orders.id, order.id));
  await announce(tx, 'order.hold_ending', { orderId: order.id, heldUntil: londonDayOf(heldUntil) }, at);
}

async function release(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  if (await isPartPaid(tx, order)) return leaveToStaff(tx, order);
  // It is paid by card at this moment: its own deadline decides.
  if (await hasCardPaymentUnderWay(tx, order.id)) return;
  const credit = await amountOfCredit(tx, order);
  const change = { orderId: order.id, status: 'cancelled', actor: null, isHoldOver: true } as const;
  const cancelled = await changeStatusWithin(tx, { ...change, description: 'Cancelled: it was not paid in time' }, at);
  const reason = 'The rest of the order was not paid';
  if (credit > 0) await refundOrder(tx, cancelled, { reason, isCredit: true }, at);
}

async function leaveToStaff(tx: Transaction, { id }: OrderRow): Promise<void> {
  await tx.update(orders).set({ heldUntil: null }).where(eq(orders.id, id));
}
