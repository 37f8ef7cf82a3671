import { type Asker, isOwner, listOrderEvents, maySeeEveryOrder, type OrderRow } from '#features/orders/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Database } from '#platform/database.ts';
import { placeOfAddress } from '#values/places.ts';
import type { Tracking } from '../contract.ts';
import { isOnTheRoad } from '../journey.ts';
import { findAssigned, findLastPosition } from './drivers.ts';
import { findProof } from './hand-over.ts';
import { presentProof } from './order-driver.ts';
import { type Journey, presentTracking } from './present-tracking.ts';

/** Whether the caller sees everything about the order: its owner, and staff who may see orders. */
export function seesEverything(order: OrderRow | undefined, asker: Asker): boolean {
  return maySeeEveryOrder(asker.user) || (order !== undefined && isOwner(order, asker));
}

/** The tracking of an order; reduced by decision D1 unless the caller sees everything. */
export async function trackOrder(db: Database, order: OrderRow, asker: Asker): Promise<Tracking> {
  const isUnderWay = isOnTheRoad(order.status);
  const events = await listOrderEvents(db, order.id);
  const journey: Journey = {
    order,
    events,
    origin: await readSetting(db, 'deliveryOrigin'),
    destination: order.deliveryAddress ? placeOfAddress(order.deliveryAddress) : null,
    driver: isUnderWay ? (await findAssigned(db, order.id))?.driver : undefined,
    position: isUnderWay ? await findLastPosition(db, order.id) : undefined,
  };
  const view = { isOwner: isOwner(order, asker), seesEverything: seesEverything(order, asker) };
  const proof = view.seesEverything && order.status === 'delivered' ? await findProof(db, order.id) : undefined;
  return { ...presentTracking(journey, view), ...(proof ? { proof: presentProof(proof) } : {}) };
}
