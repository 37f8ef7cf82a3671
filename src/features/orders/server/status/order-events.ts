import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#features/orders/status.ts';
import { type OrderAddress, orderEvents } from '#features/orders/tables.ts';
import { settingValue } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { placeOfAddress } from '#values/places.ts';
import { outwardPostcode } from '#values/postcode.ts';
import type { OrderEventRow } from '../listing/load-orders.ts';

const DESCRIPTIONS: Record<OrderStatus, string> = {
  pending: 'We have received your order',
  processing: 'We are getting your order ready',
  shipped: 'Your order has left our warehouse',
  out_for_delivery: 'Your order is out for delivery',
  delivered: 'Your order has been delivered',
  cancelled: 'Your order has been cancelled',
};

// Of an order that its buyer collects.
const COLLECTED: Partial<typeof DESCRIPTIONS> = {
  shipped: 'Your order is ready to collect',
  out_for_delivery: 'Your order is ready to collect',
  delivered: 'Your order has been collected',
};

const MICRODEGREES = 1_000_000;

export interface NewEvent {
  orderId: number;
  status: OrderStatus;
  deliveryAddress: OrderAddress | null;
  actorId: number | null;
  at: Date;
  /** Replaces the status's own description. */
  description?: string | undefined;
}

/** Writes an event. Its place is a town at most, because anyone with the order number can read it. */
export async function writeOrderEvent(tx: Transaction, event: NewEvent): Promise<OrderEventRow[]> {
  return tx
    .insert(orderEvents)
    .values({
      orderId: event.orderId,
      status: event.status,
      description: event.description ?? describe(event),
      ...placeOfEvent(event),
      actorId: event.actorId,
      at: event.at,
    })
    .returning();
}

function placeOfEvent({ status, deliveryAddress }: NewEvent) {
  // An order that sets out for its buyer does so from the warehouse.
  if (deliveryAddress && status === 'delivered') {
    const { town, lat, lng } = placeOfAddress(deliveryAddress);
    const place = `${town}, ${outwardPostcode(deliveryAddress.postcode, deliveryAddress.country)}`;
    return { place: place.slice(0, 200), lat: Math.round(lat * MICRODEGREES), lng: Math.round(lng * MICRODEGREES) };
  }
  // Read by the statement that writes the event.
  const origin = settingValue('deliveryOrigin');
  const degrees = (field: 'lat' | 'lng') =>
    sql`round((${origin} ->> ${field}::text)::numeric * ${MICRODEGREES}::integer)`;
  return { place: sql`left(${origin} ->> 'address', 200)`, lat: degrees('lat'), lng: degrees('lng') };
}

function describe({ status, deliveryAddress }: NewEvent): string {
  return (deliveryAddress ? null : COLLECTED[status]) ?? DESCRIPTIONS[status];
}
