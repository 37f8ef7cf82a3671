import { yearlyKwh, yearlyPence } from '#features/viewing/running.ts';

const LONGEST_DAY = 24;
const USUAL_HOURS = 16;

/** How a screen is used, as far as a message says it. */
export interface UseAsked {
  hoursADay: number;
  /** Whether the message gives the hours; otherwise they are the usual 16. */
  isStated: boolean;
  /** Pence for a kWh; null if the message does not give it. */
  pencePerKwh: number | null;
}

/** Reads '14 hours a day', 'round the clock', 'at 28p a unit'. */
export function readUse(message: string): UseAsked {
  const said = Number(/(\d{1,2}(?:\.\d)?) ?(?:hours?|hrs?|h)\b/iu.exec(message)?.[1] ?? Number.NaN);
  const isRound = /\b(?:24 ?[/-] ?7|round the clock|day and night|all day and night)\b/iu.test(message);
  const hours = said > 0 && said <= LONGEST_DAY ? said : isRound ? LONGEST_DAY : null;
  const pence = Number(/(\d{1,3}(?:\.\d{1,2})?) ?(?:p\b|pence\b)/iu.exec(message)?.[1] ?? Number.NaN);
  return { hoursADay: hours ?? USUAL_HOURS, isStated: hours !== null, pencePerKwh: pence > 0 ? pence : null };
}

/** A message without the hours and the tariff: what is left says which product is meant. */
export function withoutUse(message: string): string {
  return message.replace(/\d[\d.]* ?(?:hours?|hrs?|h|p|pence)(?: (?:a|an|per) (?:day|unit|kwh))?(?![\p{L}\d])/giu, ' ');
}

/** The kWh of a year and, where the buyer names the tariff, what they cost; by typical watts × hours × 365. */
export function yearlyUse(
  watts: number,
  { hoursADay, pencePerKwh }: UseAsked,
): { kwh: number; costPence: number | null } {
  const costPence = pencePerKwh === null ? null : yearlyPence(watts, hoursADay, pencePerKwh);
  return { kwh: yearlyKwh(watts, hoursADay), costPence };
}
