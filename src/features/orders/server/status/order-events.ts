import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#features/orders/status.ts';
import { type OrderAddress, orderEvents } from '#features/orders/tables.ts';
import { settingValue } from '#features/settings/server/door.ts';
import { compiledRows } from '#platform/compiled-rows.ts';
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
  const { orderId, status, deliveryAddress, actorId, at } = event;
  const row = { orderId, status, description: event.description ?? describe(event), actorId, at };
  // An order that sets out for its buyer does so from the warehouse.
  if (!deliveryAddress || status !== 'delivered') return insertAtWarehouse(tx, [row]);
  return tx
    .insert(orderEvents)
    .values({ ...row, ...placeOf(deliveryAddress) })
    .returning();
}

// Where the warehouse is is read by the statement that writes the event.
const insertAtWarehouse = compiledRows<Omit<OrderEventRow, 'id' | 'place' | 'lat' | 'lng'>, OrderEventRow>(
  orderEvents,
  (db, rows) => {
    const origin = settingValue('deliveryOrigin');
    const degrees = (field: 'lat' | 'lng') =>
      sql`round((${origin} ->> ${field}::text)::numeric * ${MICRODEGREES}::integer)`;
    const place = { place: sql`left(${origin} ->> 'address', 200)`, lat: degrees('lat'), lng: degrees('lng') };
    return db
      .insert(orderEvents)
      .values(rows.map((row) => ({ ...row, ...place })))
      .returning();
  },
);

function placeOf(address: OrderAddress) {
  const { town, lat, lng } = placeOfAddress(address);
  const place = `${town}, ${outwardPostcode(address.postcode, address.country)}`;
  return { place: place.slice(0, 200), lat: Math.round(lat * MICRODEGREES), lng: Math.round(lng * MICRODEGREES) };
}

function describe({ status, deliveryAddress }: NewEvent): string {
  return (deliveryAddress ? null : COLLECTED[status]) ?? DESCRIPTIONS[status];
}
