import { OrderTimeline } from '#features/orders/screens/shop/order-timeline.tsx';
import type { Tracking } from '#features/tracking/contract.ts';

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
