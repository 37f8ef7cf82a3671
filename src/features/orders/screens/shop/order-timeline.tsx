import type { Order } from '#features/orders/contract.ts';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { Timeline } from '#ui/timeline.tsx';
import { formatDateTime } from '#values/instant.ts';

/** The events of an order, newest first. */
export function OrderTimeline({ events, label = 'Order history' }: { events: Order['events']; label?: string }) {
  const newestFirst = events.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Timeline
      label={label}
      items={newestFirst.map((event, at) => ({
        id: `${event.at}-${event.status}-${newestFirst.length - at}`,
        title: STATUS_NAMES[event.status],
        description: [event.description, event.place].filter(Boolean).join(' · '),
        dateTime: event.at,
        timeLabel: formatDateTime(event.at),
        current: at === 0,
        tone: event.status === 'cancelled' ? 'negative' : 'neutral',
      }))}
    />
  );
}
