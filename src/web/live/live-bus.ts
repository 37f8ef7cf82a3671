import type { LiveEvent } from '#root/live-events.ts';

/** The events that a component subscribes to: any order, one order by its number, the bell, the session and so on. */
export type LiveInterest =
  | { about: 'order'; orderNumber?: string }
  | { about: Exclude<LiveEvent['about'], 'order' | 'tracking' | 'again'> };

/** Whether data about `interest` must be read again after this event. */
export function concerns(event: LiveEvent, interest: LiveInterest): boolean {
  if (event.about === 'again') return true;
  if (interest.about !== 'order') return event.about === interest.about;
  // Positions change far more often than orders, so only pages of that one order get tracking events.
  if (interest.orderNumber === undefined) return event.about === 'order';
  return 'orderNumber' in event && event.orderNumber === interest.orderNumber;
}

// An order may change while a page with it loads, so new subscribers also get the events of the last seconds.
const REMEMBERED_MS = 3_000;

const listeners = new Set<(event: LiveEvent) => void>();
let recent: { event: LiveEvent; at: number }[] = [];

/** Passes an event to all subscribers of this tab. */
export function publish(event: LiveEvent): void {
  recent = [...recent.filter(isRecent), { event, at: performance.now() }];
  for (const listener of listeners) listener(event);
}

/** Calls `onEvent` with recent and future events; returns how to stop. */
export function subscribe(onEvent: (event: LiveEvent) => void): () => void {
  for (const { event } of recent.filter(isRecent)) onEvent(event);
  listeners.add(onEvent);
  return () => void listeners.delete(onEvent);
}

function isRecent({ at }: { at: number }): boolean {
  return performance.now() - at < REMEMBERED_MS;
}
