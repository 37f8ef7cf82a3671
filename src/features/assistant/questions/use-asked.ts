import { yearlyKwh, yearlyPence } from '#features/viewing/running.ts';
import { numberSaid, wordsUpTo } from '#values/number-words.ts';
import { daysOpenIn, withoutDays } from './days-open.ts';

const LONGEST_DAY = 24;
const USUAL_HOURS = 16;
const DAYS_A_WEEK = 7;
const HOURS = new RegExp(String.raw`(?<![\p{L}\d.])(\d{1,2}(?:\.\d)?|${wordsUpTo(19)}) ?(?:hours?|hrs?|h)\b`, 'iu');

/** How a screen is used, as far as a message says it. */
export interface UseAsked {
  hoursADay: number;
  /** Whether the message gives the hours; otherwise they are the usual 16. */
  isStated: boolean;
  /** On how many days a week, where the message says it; otherwise on each. */
  daysAWeek?: number;
  /** Pence for a kWh; null if the message does not give it. */
  pencePerKwh: number | null;
}

/** Reads '14 hours a day', 'round the clock', 'at 28p a unit'. */
export function readUse(message: string): UseAsked {
  const said = numberSaid(HOURS.exec(message)?.[1]);
  const isRound = /\b(?:24 ?[/-] ?7|round the clock|day and night|all day and night)\b/iu.test(message);
  const hours = said > 0 && said <= LONGEST_DAY ? said : isRound ? LONGEST_DAY : fromTo(message);
  const pence = Number(/(\d{1,3}(?:\.\d{1,2})?) ?(?:p\b|pence\b)/iu.exec(message)?.[1] ?? Number.NaN);
  const days = daysOpenIn(message);
  return {
    ...{ hoursADay: hours ?? USUAL_HOURS, isStated: hours !== null, pencePerKwh: pence > 0 ? pence : null },
    ...(days === null ? {} : { daysAWeek: days }),
  };
}

/** A message without the hours and the tariff: what is left says which product is meant. */
export function withoutUse(message: string): string {
  return withoutDays(message).replace(
    /\d[\d.]* ?(?:hours?|hrs?|h|p|pence)(?: (?:a|an|per) (?:day|unit|kwh))?(?![\p{L}\d])/giu,
    ' ',
  );
}

/** The kWh of a year and, where the buyer names the tariff, what they cost; by typical watts × hours × 365, or as many of them as it is on. */
export function yearlyUse(
  watts: number,
  { hoursADay, daysAWeek = DAYS_A_WEEK, pencePerKwh }: UseAsked,
): { kwh: number; costPence: number | null } {
  const hours = (hoursADay * daysAWeek) / DAYS_A_WEEK;
  const costPence = pencePerKwh === null ? null : yearlyPence(watts, hours, pencePerKwh);
  return { kwh: yearlyKwh(watts, hours), costPence };
}

// 'From 8 till 4', 'on 9 to 5.30': an end before its beginning is in the afternoon.
function fromTo(told: string): number | null {
  const message = told.replace(/\bmidnight\b/giu, '12am').replace(/\b(?:noon|midday)\b/giu, '12pm');
  const said =
    /\b(\d{1,2})(?:[.:](\d{2}))? ?(am|pm)?(?: (?:in the )?morning)? ?(?:-|–|to|till?|until) ?(\d{1,2})(?:[.:](\d{2}))? ?(am|pm)?(?![\d%])/iu.exec(
      message,
    );
  if (!said || !/\b(?:on|from|open(?:s|ing)?|run(?:s|ning)?|shifts?|pattern|hours)\b/iu.test(message)) return null;
  const at = (hour: string | undefined, minutes: string | undefined, half: string | undefined) =>
    (Number(hour) % 12) +
    Number(minutes ?? 0) / 60 +
    (/pm/iu.test(half ?? '') || (Number(hour) === 12 && !/am/iu.test(half ?? '')) ? 12 : 0);
  const begin = at(said[1], said[2], said[3]);
  const end = at(said[4], said[5], said[6]);
  // 'From 11 to 2 in the night' ends on the next day.
  const isNight = /\b(?:am|(?:at )?night|in the (?:night|morning)|past midnight)\b/iu.test(
    message.slice((said.index ?? 0) + said[0].length - 2),
  );
  const hours = isNight && end < begin ? end + LONGEST_DAY - begin : end > begin ? end - begin : end + 12 - begin;
  return hours > 0 && hours <= LONGEST_DAY ? hours : null;
}
