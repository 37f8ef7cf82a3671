import { OrderTimeline } from '#features/orders/screens/shop/order-contents.tsx';
import type { Tracking } from '#features/tracking/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { factsOf } from './tracking-words.ts';

/** The known facts of an order's journey. */
export function TrackingFacts({ tracking, now }: { tracking: Tracking; now: number }) {
  return <DefinitionList items={factsOf(tracking, now)} />;
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
