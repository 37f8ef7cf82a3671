import { matchesOf } from '#values/matches.ts';

/** What is done to a person who talks, and not to a loudspeaker. */
export const SEES = ['see', 'sees', 'seeing', 'watch', 'watching'];
/** The same as a pattern, up to the word for who is seen: 'see the speaker'. */
export const SEES_A = `(?:${SEES.join('|')}) (?:(?:a|the|our) )?`;

const OF_PIXELS = 'led|pixel|dot|mm|cabinet|module|wall|fine|\\d';
const KIOSK_THAT_SELLS = 'ice[ -]?cream|coffee|food|drinks?|snack|beach|park|burger|doughnut|sandwich|juice|sweet';
// A 'league table' is no table, the 'Windows' of a computer no window, and who sells ice cream in a kiosk asks for none.
const OTHERWISE = new RegExp(
  [
    'league tables?',
    // A pen is lifted and a wall is surveyed for its lifts: no text speaks of a screen in one.
    'lifts?',
    // Who signs in puts up no sign.
    String.raw`sign(?:s|ing)?(?=[ -](?:in|out)(?!\p{L})(?! (?:the|a|an|my|our|your|this|window)(?!\p{L})))`,
    // Of a club the field, where no measure of pixels stands beside it.
    `(?<=(?:football|cricket|rugby|hockey|sports|playing|grass) )pitch(?:es)?|pitch(?=[ -]?side)`,
    `(?<!(?:${OF_PIXELS}).{0,60})pitch(?:es)?(?!.{0,60}(?:${OF_PIXELS}))`,
    'table(?= (?:numbers?|plans?|bookings?|service|orders?))',
    // The youngest of a school, and no lobby.
    'reception(?= (?:class|classes|pupils|children|teacher)(?!\\p{L}))',
    `(?<=${SEES_A})speakers?`,
    // What hangs behind a desk or above it is no desk.
    '(?<=(?:behind|above|over) (?:(?:a|the|our|my) )?)(?:reception |front )?desk',
    String.raw`(?<=(?<!\p{L})(?:pc|ops|computer|laptop|i[3579]).{0,20})windows`,
    String.raw`windows(?= (?:\d+|pc|computer|laptop|os)(?!\p{L}))`,
    `(?<=(?:${KIOSK_THAT_SELLS}) )kiosk`,
  ]
    .map((each) => String.raw`(?<![\p{L}\d])(?:${each})(?![\p{L}\d])`)
    .join('|'),
  'giu',
);

/** The words of a query that are said in another sense than the names of products have: they are not searched. */
export function figurative(q: string): { from: number; to: number }[] {
  return matchesOf(q, OTHERWISE).map(({ 0: said, index }) => ({ from: index, to: index + said.length }));
}
