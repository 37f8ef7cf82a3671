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

/** A transfer that a buyer is going to make. */
export interface Transfer {
  /** The day on which it is made. */
  day: LondonDay;
  dueOn: LondonDay | null;
  /** Whether a bank in the UK sends it; those of the Channel Islands and the Isle of Man use the same ways. */
  isFromHome: boolean;
}

/** How long a transfer takes: by the two ways that UK banks have, or from abroad; and what to do when it would come after the day it is due. */
export function transferTimes({ day, dueOn, isFromHome }: Transfer): string {
  if (!isFromHome) return fromAbroad(dueOn);
  const tooLate = dueOn !== null && bacsArrivesOn(day) > dueOn;
  return `Faster Payments usually arrive the same day; BACS takes three working days${tooLate ? ', which is too late for this order' : ''}.`;
}

// How many days that takes, and what it costs, only the sender's bank knows.
function fromAbroad(dueOn: LondonDay | null): string {
  const tooLate =
    dueOn === null ? '' : ' If it would arrive after that day, ask us before it to hold the goods longer.';
  return `From a bank abroad a transfer takes longer, and charges may come off it on the way: have your bank send the whole amount, and ask when it arrives.${tooLate}`;
}
