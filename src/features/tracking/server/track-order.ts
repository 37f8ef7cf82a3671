import { asc, eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { maySeeEveryOrder, type OrderRow } from '#features/orders/server/door.ts';
import { orderEvents } from '#features/orders/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Database } from '#platform/database.ts';
import { placeOfAddress } from '#values/places.ts';
import type { Tracking } from '../contract.ts';
import { isOnTheRoad } from '../journey.ts';
import { findDriver, findLastPosition } from './drivers.ts';
import { type Journey, presentTracking } from './present-tracking.ts';

/** Whether this user is told everything about the order: its owner, and staff who may see orders. */
export function seesEverything(order: OrderRow | undefined, user: User | null): boolean {
  if (!user) return false;
  return maySeeEveryOrder(user) || order?.customerId === user.id;
}

/** Where an order is; cut to what decision D1 lets strangers know unless the caller sees everything. */
export async function trackOrder(db: Database, order: OrderRow, user: User | null): Promise<Tracking> {
  const isUnderWay = isOnTheRoad(order.status);
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  const journey: Journey = {
    order,
    events,
    origin: await readSetting(db, 'deliveryOrigin'),
    destination: order.deliveryAddress ? placeOfAddress(order.deliveryAddress) : null,
    driver: isUnderWay ? await findDriver(db, order.id) : undefined,
    position: isUnderWay ? await findLastPosition(db, order.id) : undefined,
  };
  const isOwner = user !== null && order.customerId === user.id;
  return presentTracking(journey, { isOwner, seesEverything: seesEverything(order, user) });
}
