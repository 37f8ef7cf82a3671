import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { readUse, type UseAsked } from '#features/assistant/questions/use-asked.ts';

const TARIFF = /\b\d{1,3}(?:\.\d{1,2})? ?p(?:ence)?\b/iu;
const OF_POWER =
  /\b(?:a|an|per|\/) ?(?:unit|kwh|kilowatt[- ]?hour)\b|\b(?:we|i)(?:[’']re| are|[’']m| am)? (?:pay\w*|get charged|charged|on)\b|\b(?:tariff|rate|electric\w*|unit price)\b/iu;
const OF_RUNNING =
  /\b(?:runn?(?:ing)?|electric\w*|power|energy|kwh|watts?|tariff|leave (?:it|them) on|hours a day|(?:on|uses?) all (?:day|night))\b/iu;
const OTHER = /£|\b(?:deliver\w*|discount|licen[cs]e|software|warrant\w*|refund\w*)\b/iu;
const MOST_WORDS = 16;

/** What a turn tells of how screens are used: the tariff, the hours a day, and whether a month is asked for. */
export interface RunningTold extends UseAsked {
  isMonthly: boolean;
}

/** Whether a question is of what running costs. */
export function isOfRunning(question: string): boolean {
  return OF_RUNNING.test(question);
}

/** Reads 'we pay 27p', 'only 12 hours a day?', 'closed Mondays', 'what is that a month' after `before`; null where a message says something else. */
export function runningTold(message: string, before: string): RunningTold | null {
  if (message.trim().split(/\s+/u).length > MOST_WORDS || OTHER.test(message)) return null;
  if (nounPhrasesIn(message).length > 0) return null;
  const isOn = OF_RUNNING.test(before);
  // After what running costs '7 till 7' are the hours that it is on.
  const use = readUse(isOn ? `on ${message}` : message);
  const isTariff = TARIFF.test(message) && (isOn || OF_POWER.test(message));
  const isHours = use.isStated && (isOn || OF_RUNNING.test(message)) && /\d|\b(?:hours?|day|night)\b/iu.test(message);
  const isDays = use.daysAWeek !== undefined && isOn;
  const isMonthly = /\b(?:(?:a|per|each|every) month|monthly)\b/iu.test(message);
  const isOfMonth = isMonthly && isOn && /\b(?:that|it|they|this|cost)\b/iu.test(message);
  return isTariff || isHours || isDays || isOfMonth ? { ...use, isMonthly } : null;
}

/** The use that a question had told of before, with what the turn told put in its place. */
export function togetherUse(told: RunningTold, before: string): UseAsked {
  const earlier = readUse(before);
  return {
    hoursADay: told.isStated ? told.hoursADay : earlier.hoursADay,
    isStated: told.isStated || earlier.isStated,
    ...daysTogether(told, earlier),
    pencePerKwh: told.pencePerKwh ?? earlier.pencePerKwh,
  };
}

function daysTogether({ daysAWeek }: UseAsked, earlier: UseAsked): Pick<UseAsked, 'daysAWeek'> {
  const days = daysAWeek ?? earlier.daysAWeek;
  return days === undefined ? {} : { daysAWeek: days };
}
