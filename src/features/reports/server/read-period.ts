import { type AskedDays, instantsOfDays } from '#platform/http/day-range.ts';
import { addLondonDays, londonDayOf, startOfLondonDay } from '#values/london-day.ts';
import type { Period } from '../period.ts';

const DEFAULT_DAYS = 30;

/** The requested period, or the last 30 days. Refuses one that runs backwards or exceeds ten years. */
export function readPeriod(asked: AskedDays, now: Date): Period {
  const to = asked.to ?? latest(asked.from, londonDayOf(now));
  const from = asked.from ?? addLondonDays(to, 1 - DEFAULT_DAYS);
  instantsOfDays({ from, to });
  return { from, to };
}

/** The instants of a period: `start` included, `end` not. */
export function instantsOf({ from, to }: Period): { start: string; end: string } {
  return { start: startOfLondonDay(from).toISOString(), end: startOfLondonDay(addLondonDays(to, 1)).toISOString() };
}

// A future day is a period by itself.
function latest(from: string | undefined, today: string): string {
  return from && from > today ? from : today;
}
