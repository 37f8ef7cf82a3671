import type { OrderStatus } from '#features/orders/status.ts';
import { type OrderAddress, orderEvents } from '#features/orders/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
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
  const { place, lat, lng } = await placeOfEvent(tx, event);
  return tx
    .insert(orderEvents)
    .values({
      orderId: event.orderId,
      status: event.status,
      description: event.description ?? describe(event),
      place: place.slice(0, 200),
      lat: Math.round(lat * MICRODEGREES),
      lng: Math.round(lng * MICRODEGREES),
      actorId: event.actorId,
      at: event.at,
    })
    .returning();
}

async function placeOfEvent(tx: Transaction, { status, deliveryAddress }: NewEvent) {
  // An order that sets out for its buyer does so from the warehouse.
  if (deliveryAddress && status === 'delivered') {
    const { town, lat, lng } = placeOfAddress(deliveryAddress);
    return { place: `${town}, ${outwardPostcode(deliveryAddress.postcode, deliveryAddress.country)}`, lat, lng };
  }
  const { address, lat, lng } = await readSetting(tx, 'deliveryOrigin');
  return { place: address, lat, lng };
}

function describe({ status, deliveryAddress }: NewEvent): string {
  return (deliveryAddress ? null : COLLECTED[status]) ?? DESCRIPTIONS[status];
}
