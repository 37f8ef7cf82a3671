import { bankHolidays } from '#features/delivery/promise/bank-holidays.ts';
import { toDayNumber, toLondonDay, weekdayOf, yearOf } from '#features/delivery/promise/day-number.ts';
import type { LondonDay } from '#values/london-day.ts';

const BACS_DAYS = 3;
const FRIDAY = 5;

/** The day on which a BACS payment made on a day reaches us: the third on which the banks work after it. */
export function bacsArrivesOn(day: LondonDay): LondonDay {
  let arrives = toDayNumber(day);
  for (let worked = 0; worked < BACS_DAYS; ) {
    arrives++;
    const isOff = weekdayOf(arrives) > FRIDAY || bankHolidays('england', yearOf(arrives)).has(arrives);
    if (!isOff) worked++;
  }
  return toLondonDay(arrives);
}

/** How long a transfer made on a day takes, by the two ways that UK banks have; and whether the slow one comes after the day it is due. */
export function transferTimes(day: LondonDay, dueOn: LondonDay | null): string {
  const tooLate = dueOn !== null && bacsArrivesOn(day) > dueOn;
  return `Faster Payments usually arrive the same day; BACS takes three working days${tooLate ? ', which is too late for this order' : ''}.`;
}
