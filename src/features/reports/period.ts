import { addLondonDays, addLondonMonths, daysFromTo, type LondonDay } from '#values/london-day.ts';

/** A span of days in London, both ends included. */
export type Period = { from: LondonDay; to: LondonDay };

/** The period of one bar of a chart. */
export const STEP_SIZES = ['day', 'week', 'month'] as const;
export type StepSize = (typeof STEP_SIZES)[number];

/** The period to compare with: as many calendar months for whole months (February with January), else as many days. */
export function periodBefore({ from, to }: Period): Period {
  const before = addLondonDays(from, -1);
  const months = wholeMonths({ from, to });
  if (months > 0) return { from: addLondonMonths(from, -months), to: before };
  return { from: addLondonDays(from, -daysFromTo(from, to)), to: before };
}

/** The number of whole calendar months in a period; 0 for any other span. */
export function wholeMonths({ from, to }: Period): number {
  const next = addLondonDays(to, 1);
  if (!from.endsWith('-01') || !next.endsWith('-01')) return 0;
  const monthsOf = (day: LondonDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(0, monthsOf(next) - monthsOf(from));
}

/** The step size that gives a chart a readable number of bars. */
export function stepSizeOf({ from, to }: Period): StepSize {
  const days = daysFromTo(from, to);
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** Splits a period into days, weeks from its first day, or calendar months; the last may be shorter. */
export function stepsOf({ from, to }: Period, size: StepSize): Period[] {
  const steps: Period[] = [];
  for (let start = from; start <= to; ) {
    const next = nextStep(start, size);
    const end = addLondonDays(next, -1);
    steps.push({ from: start, to: end < to ? end : to });
    start = next;
  }
  return steps;
}

function nextStep(start: LondonDay, size: StepSize): LondonDay {
  if (size === 'month') return addLondonMonths(`${start.slice(0, 7)}-01`, 1);
  return addLondonDays(start, size === 'week' ? 7 : 1);
}
