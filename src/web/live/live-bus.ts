import type { LiveEvent } from '#root/live-events.ts';

/** What a part of a page waits for: any order, one order by its number, the bell, or who one is. */
export type LiveInterest =
  | { about: 'order'; orderNumber?: string }
  | { about: Exclude<LiveEvent['about'], 'order' | 'tracking' | 'again'> };

/** Whether an event says to read this again. */
export function concerns(event: LiveEvent, interest: LiveInterest): boolean {
  if (event.about === 'again') return true;
  if (interest.about !== 'order') return event.about === interest.about;
  // Where an order is changes far more often than the order, and concerns those alone who look at it.
  if (interest.orderNumber === undefined) return event.about === 'order';
  return 'orderNumber' in event && event.orderNumber === interest.orderNumber;
}

// A page's data may be on its way while its order changes: what was just heard is heard by whoever comes just after too.
const REMEMBERED_MS = 3_000;

const listeners = new Set<(event: LiveEvent) => void>();
let recent: { event: LiveEvent; at: number }[] = [];

/** Passes an event on to every part of this tab. */
export function publish(event: LiveEvent): void {
  recent = [...recent.filter(isRecent), { event, at: performance.now() }];
  for (const listener of listeners) listener(event);
}

/** Calls `onEvent` with every event from a moment ago on; returns how to stop. */
export function subscribe(onEvent: (event: LiveEvent) => void): () => void {
  for (const { event } of recent.filter(isRecent)) onEvent(event);
  listeners.add(onEvent);
  return () => void listeners.delete(onEvent);
}

function isRecent({ at }: { at: number }): boolean {
  return performance.now() - at < REMEMBERED_MS;
}
