import type { Order } from '#features/orders/contract.ts';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { Timeline, type TimelineItem } from '#ui/timeline.tsx';
import { formatDateTime } from '#values/instant.ts';
import { DISPUTES, moneyOf } from './dispute-notices.tsx';

/** The events, notes and disputes of an order, newest first. */
export function OrderHistory({ order }: { order: Order }) {
  const events = order.events.map((event, index): TimelineItem => {
    const description = [event.description, event.place].filter(Boolean).join(' · ');
    const tone = event.status === 'cancelled' ? 'negative' : 'neutral';
    return { ...timeOf(event.at), id: `event ${index}`, title: STATUS_NAMES[event.status], description, tone };
  });
  const notes = (order.staff?.notes ?? []).map(
    (note): TimelineItem => ({
      ...timeOf(note.at),
      id: `note ${note.id}`,
      title: (
        <>
          Note<span className="font-normal"> by </span>
          <bdi className="name">{note.author ?? 'a former colleague'}</bdi>
        </>
      ),
      description: (
        <p dir="auto" className="name whitespace-pre-line text-ink text-sm">
          {note.text}
        </p>
      ),
      tone: 'info',
    }),
  );
  const disputes = (order.staff?.disputes ?? []).flatMap(
    ({ id, status, amount, reason, openedAt, closedAt }): TimelineItem[] => {
      const opened: TimelineItem = {
        ...timeOf(openedAt),
        id: `dispute ${id}`,
        title: `Payment disputed: ${moneyOf({ amount })}`,
        description: reason,
        tone: 'negative',
      };
      const { title, tone } = DISPUTES[status];
      const closing = tone === 'positive' ? 'positive' : 'negative';
      return closedAt ? [opened, { ...timeOf(closedAt), id: `decision ${id}`, title, tone: closing }] : [opened];
    },
  );
  const items = [...events, ...notes, ...disputes].toSorted((a, b) => b.dateTime.localeCompare(a.dateTime));
  const newestEvent = items.find(({ id }) => String(id).startsWith('event'));
  return (
    <Timeline
      label={`History of ${order.orderNumber}`}
      items={items.map((item) => ({ ...item, current: item === newestEvent }))}
    />
  );
}

function timeOf(at: string) {
  return { dateTime: at, timeLabel: formatDateTime(at) };
}
