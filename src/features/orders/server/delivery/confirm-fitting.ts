import { eq, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { orders } from '#features/orders/tables.ts';
import { VISIT_NAMES, type Visit } from '#features/orders/visit.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { formatLondonDay, type LondonDay } from '#values/london-day.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentForStaff } from '../listing/staff-view.ts';
import { writeOrderEvent } from '../status/order-events.ts';
import { refuseDayOfFitting } from './day-of-fitting.ts';
import { demandVisit } from './fitting-left.ts';
import { pricedElsewhere } from './priced-elsewhere.ts';

export interface FittingDay {
  orderId: number;
  day: LondonDay;
  /** The version that staff saw. */
  version: number;
  actor: User;
}

/** Confirms the day on which an order is fitted or surveyed, or another one in its place, and announces it to the customer. */
export async function confirmFitting(
  context: AppContext,
  { orderId, day, version, actor }: FittingDay,
): Promise<Order> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    const fitting = demandFitting(order);
    if (fitting.confirmedOn === day) return presentForStaff(tx, order);
    const visit = await demandVisit(tx, orderId, fitting);
    refuseElsewhere(order, fitting, visit);
    await refuseDayOfFitting(tx, { order, fitting, visit, day, at });
    const [changed] = await tx
      .update(orders)
      .set({ fitting: { ...fitting, confirmedOn: day }, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, orderId))
      .returning();
    if (!changed) throw new Error('A locked order is gone.');
    const description = `${VISIT_NAMES[visit]} is confirmed for ${formatLondonDay(day)}`;
    const { status, deliveryAddress } = changed;
    await writeOrderEvent(tx, { orderId, status, deliveryAddress, actorId: actor.id, at, description });
    const record = { actorId: actor.id, action: 'order.fitting_confirmed', recordType: 'order', recordId: orderId };
    const states = { before: { fittingOn: fitting.confirmedOn }, after: { fittingOn: day } };
    await recordChange(tx, { ...record, ...states }, at);
    await announce(tx, 'order.fitting_confirmed', { orderId, day, was: fitting.confirmedOn, visit }, at);
    return presentForStaff(tx, changed);
  });
}

/** What a refund that failed, or a card payment, has sold again after the order had moved. */
function refuseElsewhere({ deliveryAddress }: OrderRow, fitting: NonNullable<OrderRow['fitting']>, visit: Visit): void {
  const why = deliveryAddress && pricedElsewhere(fitting, deliveryAddress, visit);
  if (why)
    throw refuse('conflict', `${why}. Refund ${visit === 'survey' ? 'the survey' : 'the fitting and any survey'}.`);
}

function demandFitting({ fitting, status }: OrderRow): NonNullable<OrderRow['fitting']> {
  if (!fitting) throw refuse('conflict', 'Nothing of this order is fitted.');
  if (status === 'cancelled') throw refuse('not_under_way', 'This order is cancelled. There is nothing left to fit.');
  return fitting;
}
