import { numberSaid, wordsUpTo } from '#values/number-words.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const A_DAY = String.raw`\b(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes|urs|ur)?(?:day)?s?\b`;
const WEEK = 7;
const WEEKDAYS = 5;
const COUNTED = new RegExp(
  String.raw`\b([1-7]|${wordsUpTo(WEEK)}) days?(?: (?:a|per|every|each|in the|of the) week)?\b(?! (?:delivery|notice|ago|later))`,
  'iu',
);
const OF_WEEKDAYS = /\bweek ?days?\b|\bterm ?time\b.*\bweek/iu;
const COUNTED_DAYS = new RegExp(
  String.raw`(?<!(?:to|till?|until|-|–) ?)\b(?:[1-7]|${wordsUpTo(WEEK)}) (?:week ?)?days?\b`,
  'iu',
);
const RANGE = new RegExp(`${A_DAY} ?(?:-|–|to|till?|until|through) ?${A_DAY}`, 'iu');
// 'Every day bar Mondays', and no bar that is open on some.
const CLOSED = new RegExp(
  String.raw`(?:\b(?:clos\w+|shut|off|except|apart from|bar(?= (?:on |the )?(?:${A_DAY}|weekends?))|not|never|no)|n[’']t (?:open|on|run\w*))\b`,
  'iu',
);
const OPEN = /\b(?:open\w*|only|just|runs?|running)\b/iu;

/** On how many days a week something is on: 'five days a week', 'closed Mondays', 'Thursday to Sunday'; null where a message does not say. */
export function daysOpenIn(message: string): number | null {
  const weekend = /\bweekends?\b/iu.test(message);
  if (OF_WEEKDAYS.test(message) && !COUNTED_DAYS.test(message))
    return CLOSED.test(message) ? WEEK - WEEKDAYS : WEEKDAYS;
  const counted = COUNTED.exec(message);
  if (counted && /week/iu.test(counted[0])) return numberSaid(counted[1]);
  const named = daysNamed(message);
  if (weekend || named > 0) {
    const all = named + (weekend ? 2 : 0);
    if (CLOSED.test(message)) return WEEK - Math.min(all, WEEK - 1);
    return OPEN.test(message) || RANGE.test(message) ? Math.min(all, WEEK) : null;
  }
  return counted && OPEN.test(message) ? numberSaid(counted[1]) : null;
}

// 'Thursday to Sunday' are four.
function daysNamed(message: string): number {
  const [range = '', first = '', last = ''] = RANGE.exec(message) ?? [];
  const [from, to] = [first, last].map((day) => DAYS.indexOf(day.toLowerCase()));
  const inRange = range === '' || from === undefined || to === undefined ? 0 : ((to - from + WEEK) % WEEK) + 1;
  return (
    inRange +
    new Set([...message.replace(range, ' ').matchAll(new RegExp(A_DAY, 'giu'))].map(([, day]) => day?.toLowerCase()))
      .size
  );
}

/** A message without the days that it names. */
export function withoutDays(message: string): string {
  return message
    .replace(new RegExp(String.raw`\b(?:[1-7]|${wordsUpTo(WEEK)}) days? (?:a|per) week\b`, 'giu'), ' ')
    .replace(new RegExp(`${CLOSED.source} (?:on |at )?(?:${A_DAY}|weekends?)`, 'giu'), ' ')
    .replace(RANGE, ' ');
}

/** The days of a week as an answer says them; blank for all of them. */
export function daysSaid(daysAWeek: number | undefined): string {
  return daysAWeek === undefined || daysAWeek === WEEK
    ? ''
    : `, ${daysAWeek} ${daysAWeek === 1 ? 'day' : 'days'} a week`;
}
