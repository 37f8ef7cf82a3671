import {
  type Asker,
  isOwner,
  listOrderEvents,
  maySeeEveryOrder,
  type OrderEventRow,
  type OrderRow,
} from '#features/orders/server/door.ts';
import { STATUS_PROGRESS } from '#features/orders/status.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Database } from '#platform/database.ts';
import type { Place } from '#values/geo.ts';
import { placeOfAddress } from '#values/places.ts';
import { outwardPostcode } from '#values/postcode.ts';
import type { Tracking } from '../contract.ts';
import { isOnTheRoad, remaining, roundedPlace } from '../journey.ts';
import { type DriverRow, findAssigned, findLastPosition, type PositionRow } from './drivers.ts';
import { findProof } from './hand-over.ts';
import { presentProof } from './order-driver.ts';

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

interface Journey {
  order: OrderRow;
  events: OrderEventRow[];
  origin: Place & { address: string };
  /** Null for Collection. */
  destination: Place | null;
  driver: DriverRow | undefined;
  position: PositionRow | undefined;
}

export interface View {
  isOwner: boolean;
  seesEverything: boolean;
}

function presentTracking(journey: Journey, view: View): Tracking {
  const { order, events, origin } = journey;
  // Visitors' distances use rounded places too; otherwise the exact place could be calculated from them.
  const shown = <P extends Place>(place: P): P => (view.seesEverything ? place : roundedPlace(place));
  const destination = journey.destination && shown(journey.destination);
  const position = journey.position && shown(journey.position);
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    progress: STATUS_PROGRESS[order.status],
    estimatedDelivery: order.estimatedDelivery?.toISOString() ?? null,
    ...remaining(order.status, position ?? origin, destination),
    deliveryAddress: destination && presentAddress(order, destination, view),
    warehouseLocation: { lat: origin.lat, lng: origin.lng, address: origin.address },
    trackingUpdates: events.map((event) => presentUpdate(event, shown)),
    ...(journey.driver ? { driver: presentDriver(journey.driver, position, view) } : {}),
    isOwner: view.isOwner,
    deliveryConfirmedAt: order.deliveryConfirmedAt?.toISOString() ?? null,
  };
}

function presentAddress({ deliveryAddress }: OrderRow, { lat, lng }: Place, view: View): Tracking['deliveryAddress'] {
  if (!deliveryAddress) return null;
  const { addressLine1, addressLine2, city, postcode, country } = deliveryAddress;
  if (!view.seesEverything) return { city, postcode: outwardPostcode(postcode, country), lat, lng };
  return { addressLine1, addressLine2, city, postcode, lat, lng };
}

function presentUpdate(event: OrderEventRow, shown: (place: Place) => Place): Tracking['trackingUpdates'][number] {
  return {
    ...shown({ lat: event.lat / 1_000_000, lng: event.lng / 1_000_000 }),
    address: event.place,
    timestamp: event.at.toISOString(),
    status: event.status,
    description: event.description,
  };
}

function presentDriver(driver: DriverRow, position: PositionRow | undefined, view: View): Tracking['driver'] {
  const { id, name, phone, vehicle, licensePlate } = driver;
  const currentLocation = position ? { lat: position.lat, lng: position.lng, at: position.at.toISOString() } : null;
  return { id, vehicle, currentLocation, ...(view.seesEverything ? { name, phone, licensePlate } : {}) };
}
