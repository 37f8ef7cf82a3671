import { eq, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { MOST_HOLD_DAYS } from '#features/orders/overdue.ts';
import { orders } from '#features/orders/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { addLondonDays, type LondonDay, londonDayOf, noonOfLondonDay } from '#values/london-day.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentForStaff } from '../listing/staff-view.ts';

export interface HoldExtension {
  orderId: number;
  version: number;
  /** The last day on which the payment is in time. */
  until: LondonDay;
  actor: User;
}

/** Staff hold the goods of an unpaid order for longer, or for less; the buyer is told, and gets another notice before they are released. */
export async function extendHold(
  context: AppContext,
  { orderId, version, until, actor }: HoldExtension,
): Promise<Order> {
  const at = context.clock.now();
  const today = londonDayOf(at);
  if (until < today || until > addLondonDays(today, MOST_HOLD_DAYS)) {
    throw refuseFields({ until: [`Choose a day from today to ${MOST_HOLD_DAYS} days from now`] });
  }
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    if (order.status !== 'pending' || order.paymentStatus !== 'pending' || order.awaitsPayment) {
      throw refuse('conflict', 'Only goods of an order that is pending and not paid are held for its payment.');
    }
    const [changed] = await tx
      .update(orders)
      .set({ heldUntil: noonOfLondonDay(until), holdNoticed: false, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, orderId))
      .returning();
    if (!changed) throw new Error('A locked order is gone.');
    const before = { heldUntil: order.heldUntil && londonDayOf(order.heldUntil) };
    const record = { actorId: actor.id, action: 'order.hold_extended', recordType: 'order', recordId: orderId };
    await recordChange(tx, { ...record, before, after: { heldUntil: until } }, at);
    await announce(tx, 'order.hold_extended', { orderId, heldUntil: until }, at);
    return presentForStaff(tx, changed);
  });
}
