import { formatDate } from './instant.ts';

/** A calendar day in London, `2026-03-29`; it may have 23 or 25 hours. */
export type LondonDay = string;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
// Marked, so that browsers load it only where they read the clock.
const clockParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdayParts = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** The day in London at this instant: 23:30 UTC in summer is the next day there. */
export function londonDayOf(instant: Date): LondonDay {
  // London's day begins with an hour of UTC, so all of that hour lies in one.
  const hour = Math.floor(instant.getTime() / HOUR_MS);
  if (hour !== latest.hour) latest = { hour, day: dayParts.format(instant) };
  return latest.day;
}

let latest: { hour: number; day: LondonDay } = { hour: Number.NaN, day: '' };

/** What London's clocks show at this instant, in minutes since midnight. */
export function londonMinutesOf(instant: Date): number {
  const [hours = 0, minutes = 0] = clockParts.format(instant).split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The instant at which London's clocks show this many minutes since midnight; 1440 is the end of the day. Of a time that comes
 * twice in autumn it is the first; one that is left out in spring is where the clocks jump on to.
 */
export function instantInLondon(day: LondonDay, minutes: number): Date {
  if (minutes >= 1440) return startOfLondonDay(addLondonDays(day, 1));
  const inWinter = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
  const inSummer = new Date(inWinter.getTime() - HOUR_MS);
  return londonDayOf(inSummer) === day && londonMinutesOf(inSummer) === minutes ? inSummer : inWinter;
}

/** The instant at which a day begins in London. A day has 23 or 25 hours when the clocks change on it. */
export function startOfLondonDay(day: LondonDay): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // In summer London is an hour ahead; the clocks change at 01:00 UTC, so midnight is never ambiguous.
  const anHourBefore = new Date(midnight - HOUR_MS);
  return londonDayOf(anHourBefore) === day ? anHourBefore : new Date(midnight);
}

/** Noon UTC of a day: an instant within that London day all year. */
export function noonOfLondonDay(day: LondonDay): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** `21 Nov 2026`. */
export function formatLondonDay(day: LondonDay): string {
  return formatDate(noonOfLondonDay(day));
}

/** `Sat 21 Nov`, with the year where it is not that of `today`. */
export function formatComingDay(day: LondonDay, today: LondonDay): string {
  const date = formatLondonDay(day);
  const short = day.slice(0, 4) === today.slice(0, 4) ? date.slice(0, -5) : date;
  return `${weekdayParts.format(noonOfLondonDay(day))} ${short}`;
}

/** The day `days` later, counted in the calendar. */
export function addLondonDays(day: LondonDay, days: number): LondonDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of the month `months` later, or the last day of a shorter month. */
export function addLondonMonths(day: LondonDay, months: number): LondonDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(lastDay.getUTCFullYear(), lastDay.getUTCMonth(), Math.min(date, lastDay.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** The number of days in a span, both ends included; less than 1 when it runs backwards. */
export function daysFromTo(from: LondonDay, to: LondonDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Whether the text is a valid day; `2026-02-30` is not. */
export function isLondonDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Whether the text is a valid day from 2000 to 2199, the range of the shop's books. */
export function isDayOfTrade(text: string): boolean {
  return isLondonDay(text) && text >= '2000' && text < '2200';
}
