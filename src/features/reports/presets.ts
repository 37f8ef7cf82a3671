import { addLondonDays, addLondonMonths, type LondonDay } from '#values/london-day.ts';
import type { Period } from './period.ts';

/** The predefined periods, in the order in which they are offered. */
export const PRESETS = {
  today: 'Today',
  'last-7-days': '7 days',
  'last-30-days': '30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
} as const;
export type Preset = keyof typeof PRESETS;

export const DEFAULT_PRESET: Preset = 'last-30-days';

export function isPreset(name: string): name is Preset {
  return Object.hasOwn(PRESETS, name);
}

/** The days of a preset. A current month, quarter or year ends today, so that it is compared with as many days. */
export function presetPeriod(preset: Preset, today: LondonDay): Period {
  const month = `${today.slice(0, 7)}-01`;
  const quarter = addLondonMonths(month, -((Number(today.slice(5, 7)) - 1) % 3));
  const year = `${today.slice(0, 4)}-01-01`;
  const before = (start: LondonDay, months: number) => ({
    from: addLondonMonths(start, -months),
    to: addLondonDays(start, -1),
  });
  const periods: Record<Preset, Period> = {
    today: { from: today, to: today },
    'last-7-days': { from: addLondonDays(today, -6), to: today },
    'last-30-days': { from: addLondonDays(today, -29), to: today },
    'this-month': { from: month, to: today },
    'last-month': before(month, 1),
    'this-quarter': { from: quarter, to: today },
    'last-quarter': before(quarter, 3),
    'this-year': { from: year, to: today },
    'last-year': before(year, 12),
  };
  return periods[preset];
}
