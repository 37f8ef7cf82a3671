import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { lockOrder, type OrderRow } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { distanceKm, type Place } from '#values/geo.ts';
import { roughPlace } from '#values/places.ts';
import type { PointSource } from '../drive.ts';
import type { OrderPlace } from '../place-contract.ts';
import { addressPoints } from '../tables.ts';
import { type DriveLink, lockDrive } from './drive-link.ts';
import { findPlace, pointKey } from './find-place.ts';

// From the middle of the widest postcode area to its end, and a little.
const FURTHEST_KM = 150;

/** Staff set the point of an order's address, or with null give it back to its postcode. */
export async function setPlace(
  context: AppContext,
  { orderId, place, actorId }: { orderId: number; place: Place | null; actorId: number },
): Promise<OrderPlace | null> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return write(tx, context, { order, place, source: 'staff', actorId });
  });
}

/** The driver of an order sets the point of its address, by the key of the order's link. */
export async function setPlaceOfDrive(
  context: AppContext,
  { link, orderId, place }: { link: DriveLink; orderId: number; place: Place | null },
): Promise<OrderPlace | null> {
  return context.db.transaction(async (tx) => {
    const { order } = await lockDrive(tx, link, orderId);
    return write(tx, context, { order, place, source: 'driver', actorId: null });
  });
}

/** Where an order goes, for staff and its driver; null for Collection. */
export async function presentPlace(
  db: Database | Transaction,
  { deliveryAddress }: OrderRow,
): Promise<OrderPlace | null> {
  if (!deliveryAddress) return null;
  const { lat, lng, precision, isSet } = await findPlace(db, deliveryAddress);
  return { lat, lng, precision, isSet };
}

async function write(
  tx: Transaction,
  { clock }: AppContext,
  {
    order,
    place,
    source,
    actorId,
  }: { order: OrderRow; place: Place | null; source: PointSource; actorId: number | null },
): Promise<OrderPlace | null> {
  const { id: orderId, deliveryAddress } = order;
  if (!deliveryAddress) throw refuse('conflict', 'This order is collected, so there is no address to find.');
  const before = await presentPlace(tx, order);
  const key = pointKey(deliveryAddress);
  const at = clock.now();
  if (place) {
    demandNear(place, deliveryAddress);
    const set = { orderId, lat: place.lat, lng: place.lng, source, setAt: at };
    await tx
      .insert(addressPoints)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: addressPoints.key, set });
  } else await tx.delete(addressPoints).where(eq(addressPoints.key, key));
  const change = { actorId, action: 'order.place_set', recordType: 'order', recordId: orderId };
  const after = await presentPlace(tx, order);
  await recordChange(tx, { ...change, before, after }, at);
  return after;
}

function demandNear(place: Place, address: Parameters<typeof roughPlace>[0]): void {
  const area = roughPlace(address);
  const km = distanceKm(area, place);
  if (area.precision === 'country' || km < FURTHEST_KM) return;
  const message = `This point is ${Math.round(km)} km from ${address.city}. Check the address, latitude and longitude`;
  throw refuseFields({ 'place.lat': [message] });
}
