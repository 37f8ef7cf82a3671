import type { Calendars } from '#features/delivery/promise/calendars.ts';
import { toDayNumber, toLondonDay, weekdayOf } from '#features/delivery/promise/day-number.ts';
import type { CalendarName } from '#features/delivery/zones.ts';
import { addLondonDays, formatComingDay, formatLondonDay, type LondonDay } from '#values/london-day.ts';

export const MOST_WISHES = 3;
/** How far ahead a day can be wished for, or confirmed. */
const MOST_DAYS_AHEAD = 180;

/** What a wish is held against. */
export interface Visits {
  /** Of the place that is visited. */
  calendar: CalendarName;
  calendars: Calendars;
}

/** The first day on which a fitter can come: so many working days after the goods have arrived. */
export function earliestVisit(arrivesOn: LondonDay, leadDays: number, { calendar, calendars }: Visits): LondonDay {
  let day = toDayNumber(arrivesOn);
  // Never on the day of the delivery itself, whose hour nobody knows.
  for (let left = Math.max(1, leadDays); left > 0; ) if (calendars.isTransitDay(calendar, ++day)) left--;
  return toLondonDay(day);
}

/** The first day of a survey, which waits for no goods: it is there to look before they come. */
export function earliestSurvey(today: LondonDay, visits: Visits): LondonDay {
  return earliestVisit(today, 1, visits);
}

/** The last day that can be wished for, or confirmed, where `earliest` is the first. */
export function latestVisit(earliest: LondonDay): LondonDay {
  return addLondonDays(earliest, MOST_DAYS_AHEAD);
}

/** Why nobody can come on a day; null where somebody can. */
export function closedOn(day: LondonDay, { calendar, calendars }: Visits): string | null {
  const number = toDayNumber(day);
  if (calendars.isTransitDay(calendar, number)) return null;
  const isWeekend = weekdayOf(number) > 5;
  return isWeekend
    ? `${formatLondonDay(day)} is at a weekend. Our fitters come Monday to Friday`
    : `${formatLondonDay(day)} is a holiday there. Choose another day`;
}

/**
 * What is wrong with each of the wished days, by its place in the list; none where all of them are possible. `isAfterGoods`: the first day
 * waits for a delivery. Null stands for a day that could not be read, and is passed over.
 */
export function wrongInWishes(
  wishes: readonly (LondonDay | null)[],
  earliest: LondonDay,
  { isAfterGoods = true, ...visits }: Visits & { isAfterGoods?: boolean },
): Map<number, string> {
  const latest = latestVisit(earliest);
  const wrong = new Map<number, string>();
  for (const [at, day] of wishes.entries()) {
    if (day === null) continue;
    const sentence =
      (day < earliest &&
        `The first day that is possible is ${formatComingDay(earliest, day)}${isAfterGoods ? ', once the goods are there' : ''}`) ||
      (day > latest && `Choose a day until ${formatLondonDay(latest)}`) ||
      (wishes.indexOf(day) < at && 'You have chosen this day already') ||
      closedOn(day, visits);
    if (sentence) wrong.set(at, sentence);
  }
  return wrong;
}
