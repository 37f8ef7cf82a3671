import { addLondonDays, instantInLondon, londonDayOf, startOfLondonDay } from '#values/london-day.ts';

/** The next moment after `at` at which a promise may change: a cut-off of today, or midnight in London. */
export function nextChange(cutOffs: readonly number[], at: Date): Date {
  const today = londonDayOf(at);
  const moments = cutOffs.map((minutes) => instantInLondon(today, minutes)).filter((moment) => moment > at);
  const midnight = startOfLondonDay(addLondonDays(today, 1));
  return new Date(Math.min(midnight.getTime(), ...moments.map((moment) => moment.getTime())));
}
