import { type DayNumber, dayNumberOf, weekdayOf } from './day-number.ts';

/** Each has bank holidays of its own. England stands for England and Wales. */
export type UkCalendar = 'england' | 'scotland' | 'northern_ireland';

type Rule = (year: number) => DayNumber[];

const MONDAY = 1;
const NEW_YEAR: Rule = (year) => [dayNumberOf(year, 1, 1)];
const CHRISTMAS: Rule = (year) => [dayNumberOf(year, 12, 25), dayNumberOf(year, 12, 26)];

// Fixed dates move to the next free weekday when they fall on a weekend; the others are Mondays and Fridays by rule.
const FIXED: Record<UkCalendar, readonly Rule[]> = {
  england: [NEW_YEAR, CHRISTMAS],
  scotland: [(year) => [...NEW_YEAR(year), dayNumberOf(year, 1, 2)], (year) => [dayNumberOf(year, 11, 30)], CHRISTMAS],
  northern_ireland: [NEW_YEAR, (year) => [dayNumberOf(year, 3, 17)], (year) => [dayNumberOf(year, 7, 12)], CHRISTMAS],
};

const MOVING: Record<UkCalendar, Rule> = {
  england: (year) => [...easter(year), firstMonday(year, 5), lastMonday(year, 5), lastMonday(year, 8)],
  // No Easter Monday, and the summer holiday opens August.
  scotland: (year) => [...easter(year).slice(0, 1), firstMonday(year, 5), lastMonday(year, 5), firstMonday(year, 8)],
  northern_ireland: (year) => [...easter(year), firstMonday(year, 5), lastMonday(year, 5), lastMonday(year, 8)],
};

const known: Record<UkCalendar, Map<number, ReadonlySet<DayNumber>>> = {
  england: new Map(),
  scotland: new Map(),
  northern_ireland: new Map(),
};

/**
 * The bank holidays of a year, with their substitute days (Banking and Financial Dealings Act 1971 and the proclamations that
 * have become custom). Days that are proclaimed once are the shop's own closing days.
 */
export function bankHolidays(calendar: UkCalendar, year: number): ReadonlySet<DayNumber> {
  const ofYear = known[calendar].get(year);
  if (ofYear) return ofYear;
  const holidays = compute(calendar, year);
  known[calendar].set(year, holidays);
  return holidays;
}

function compute(calendar: UkCalendar, year: number): ReadonlySet<DayNumber> {
  const fixed = FIXED[calendar].map((rule) => rule(year));
  const days = new Set([...MOVING[calendar](year), ...fixed.flat()]);
  for (const day of fixed.flat()) if (isWeekend(day)) days.add(substituteFor(day, days));
  return days;
}

function substituteFor(day: DayNumber, taken: ReadonlySet<DayNumber>): DayNumber {
  let substitute = day;
  while (isWeekend(substitute) || taken.has(substitute)) substitute++;
  return substitute;
}

function isWeekend(day: DayNumber): boolean {
  return weekdayOf(day) > 5;
}

function firstMonday(year: number, month: number): DayNumber {
  const first = dayNumberOf(year, month, 1);
  return first + ((MONDAY - weekdayOf(first) + 7) % 7);
}

function lastMonday(year: number, month: number): DayNumber {
  const last = dayNumberOf(year, month + 1, 0);
  return last - (weekdayOf(last) - MONDAY);
}

/** Good Friday and Easter Monday, by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): [DayNumber, DayNumber] {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const sunday = dayNumberOf(year, Math.floor(n / 31), (n % 31) + 1);
  return [sunday - 2, sunday + 1];
}
