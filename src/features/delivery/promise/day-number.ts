import type { LondonDay } from '#values/london-day.ts';

/** A calendar day as the number of days since 1970-01-01: what a calendar counts with. */
export type DayNumber = number;

const DAY_MS = 86_400_000;

export function toDayNumber(day: LondonDay): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

export function toLondonDay(day: DayNumber): LondonDay {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: DayNumber): number {
  // 1970-01-01 was a Thursday.
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** `month` is 1 for January. */
export function dayNumberOf(year: number, month: number, date: number): DayNumber {
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

export function yearOf(day: DayNumber): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}
