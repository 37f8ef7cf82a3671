import { OrderTimeline } from '#features/orders/screens/shop/order-contents.tsx';
import type { Tracking } from '#features/tracking/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { formatDate } from '#values/instant.ts';

/** The known facts of an order's journey. */
export function TrackingFacts({ tracking }: { tracking: Tracking }) {
  const { estimatedDelivery, deliveryAddress, distanceRemainingKm, etaMinutes, status } = tracking;
  const isUnderWay = status !== 'delivered' && status !== 'cancelled';
  const facts = [
    { term: 'Estimated delivery', value: estimatedDelivery && formatDate(estimatedDelivery) },
    { term: 'Delivery address', value: deliveryAddress ? addressText(deliveryAddress) : 'Collection from our counter' },
    {
      term: 'Distance remaining',
      value: isUnderWay && distanceRemainingKm !== null && `${distanceRemainingKm.toFixed(1)} km`,
    },
    { term: 'Arrival', value: isUnderWay && etaMinutes !== null && `In about ${durationText(etaMinutes)}` },
  ];
  return <DefinitionList items={facts.filter(({ value }) => value)} />;
}

function addressText(address: NonNullable<Tracking['deliveryAddress']>): string {
  const { addressLine1, addressLine2, city, postcode } = address;
  return [addressLine1, addressLine2, city, postcode].filter(Boolean).join(', ');
}

/** Formats minutes: `95` → `"1 h 35 min"`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}

/** The tracking events of an order. */
export function TrackingHistory({ updates }: { updates: Tracking['trackingUpdates'] }) {
  const events = updates.map(({ status, description, address, timestamp }) => ({
    status,
    description,
    place: address,
    at: timestamp,
  }));
  return <OrderTimeline label="Tracking history" events={events} />;
}
