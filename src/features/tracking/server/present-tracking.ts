import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { awaitsTransfer } from '#features/orders/expected-day.ts';
import {
  type Asker,
  bankDetailsByOrder,
  isOwner,
  listOrderEvents,
  maySeeEveryOrder,
  type OrderEventRow,
  type OrderRow,
} from '#features/orders/server/door.ts';
import { STATUS_PROGRESS } from '#features/orders/status.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Place } from '#values/geo.ts';
import { outwardPostcode } from '#values/postcode.ts';
import type { Tracking } from '../contract.ts';
import { isOnTheRoad, isStale } from '../drive.ts';
import { type Located, type Remaining, roundedPlace, wayLeft } from '../journey.ts';
import { type DriverRow, findAssigned, findLastPosition, type PositionRow } from './drivers.ts';
import { findOrigin, findPlace } from './find-place.ts';
import { findProof } from './hand-over.ts';
import { presentProof } from './order-driver.ts';

/** Whether the caller sees everything about the order: its owner, and staff who may see orders. */
export function seesEverything(order: OrderRow | undefined, asker: Asker): boolean {
  return maySeeEveryOrder(asker.user) || (order !== undefined && isOwner(order, asker));
}

/** The tracking of an order; reduced by decision D1 unless the caller sees everything. */
export async function trackOrder({ db, clock }: AppContext, order: OrderRow, asker: Asker): Promise<Tracking> {
  const isUnderWay = isOnTheRoad(order.status);
  const events = await listOrderEvents(db, order.id);
  const journey: Journey = {
    order,
    events,
    origin: await findOrigin(db),
    destination: order.deliveryAddress ? await findPlace(db, order.deliveryAddress) : null,
    driver: isUnderWay ? (await findAssigned(db, order.id))?.driver : undefined,
    position: isUnderWay ? await findLastPosition(db, order.id) : undefined,
    now: clock.now(),
  };
  const view = { isOwner: isOwner(order, asker), seesEverything: seesEverything(order, asker) };
  const proof = view.seesEverything && order.status === 'delivered' ? await findProof(db, order.id) : undefined;
  const awaitsPayment = view.seesEverything ? await isTransferAwaited(db, order) : hasNotLeft(order) && 'unsaid';
  return {
    ...presentTracking(journey, view),
    ...(awaitsPayment && { awaitsPayment }),
    ...(proof ? { proof: presentProof(proof) } : {}),
  };
}

function hasNotLeft({ status }: OrderRow): boolean {
  return status === 'pending' || status === 'processing';
}

async function isTransferAwaited(db: AppContext['db'], order: OrderRow): Promise<boolean> {
  return awaitsTransfer({ ...order, bankDetails: (await bankDetailsByOrder(db, [order])).get(order.id) });
}

interface Journey {
  order: OrderRow;
  events: OrderEventRow[];
  origin: Located & { address: string };
  /** Null for Collection. */
  destination: Located | null;
  driver: DriverRow | undefined;
  position: PositionRow | undefined;
  now: Date;
}

export interface View {
  isOwner: boolean;
  seesEverything: boolean;
}

function presentTracking(journey: Journey, view: View): Tracking {
  const { order, events, origin } = journey;
  // Visitors' distances use rounded places too; otherwise the exact place could be calculated from them.
  const shown = <P extends Place>(place: P): P => (view.seesEverything ? place : roundedPlace(place));
  const located = (place: Located): Located => ({
    ...shown(place),
    precision: place.precision === 'exact' && !view.seesEverything ? 'rounded' : place.precision,
  });
  const destination = journey.destination && located(journey.destination);
  const position = journey.position && shown(journey.position);
  const from = position ? located({ ...position, precision: 'exact' }) : origin;
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    progress: STATUS_PROGRESS[order.status],
    estimatedDelivery: order.estimatedDelivery?.toISOString() ?? null,
    isEstimateAbout: order.deliveryAddress !== null && order.deliveryAddress.country !== HOME_COUNTRY,
    ...withoutOldArrival(wayLeft(order.status, from, destination), journey),
    precision: destination?.precision ?? null,
    deliveryAddress: destination && presentAddress(order, destination, view),
    warehouseLocation: { lat: origin.lat, lng: origin.lng, address: origin.address },
    trackingUpdates: events.map((event) => presentUpdate(event, shown)),
    ...(journey.driver ? { driver: presentDriver(journey.driver, position, view) } : {}),
    isOwner: view.isOwner,
    deliveryConfirmedAt: order.deliveryConfirmedAt?.toISOString() ?? null,
  };
}

// From where an order was a while ago, or from the warehouse that it has left, no arrival can be worked out.
function withoutOldArrival(left: Remaining, { order, position, now }: Journey): Remaining {
  if (!isOnTheRoad(order.status) || (position && !isStale(position.at, now))) return left;
  return { ...left, etaMinutes: null };
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
