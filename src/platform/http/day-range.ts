import { z } from 'zod';
import { refuseFields } from '#platform/refusal.ts';
import { addLondonDays, daysFromTo, isDayOfTrade, startOfLondonDay } from '#values/london-day.ts';

/** The longest span: ten years with their leap days. */
const MOST_DAYS = 3_653;
const DAY_MESSAGE = 'Enter a day, such as 2026-03-04';

/** A London day in a query. */
export const dayText = z.string({ error: DAY_MESSAGE }).trim().refine(isDayOfTrade, DAY_MESSAGE);

/** The first and last day of a span, both included and optional. */
export interface AskedDays {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The instants of a span of days: the start is included, the end is not. Refuses, by field, a span that runs backwards or is
 * longer than ten years.
 */
export function instantsOfDays({ from, to }: AskedDays): { start: Date | undefined; end: Date | undefined } {
  if (from && to) {
    const days = daysFromTo(from, to);
    if (days < 1) throw refuseFields({ to: ['The last day cannot lie before the first'] });
    if (days > MOST_DAYS) throw refuseFields({ from: ['Choose at most ten years at once'] });
  }
  return {
    start: from ? startOfLondonDay(from) : undefined,
    end: to ? startOfLondonDay(addLondonDays(to, 1)) : undefined,
  };
}
