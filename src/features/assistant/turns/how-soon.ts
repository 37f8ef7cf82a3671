import { namesPlace, withoutPlaces } from '#features/assistant/questions/destination.ts';
import { withoutLeads } from './clauses.ts';

const DAY = String.raw`(?:next |this |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|weekend|end of|\d{1,2}(?:st|nd|rd|th))`;
const WHEN = new RegExp(
  String.raw`^(?:[\p{L},]+ ){0,3}?(?:when|how (?:soon|quick(?:ly)?|fast|long)|(?:what|which) day)\b|\b(?:by|before|until|for|on) ${DAY}|\bin time\b|\b(?:this|next) week\b|\btomorrow\b`,
  'iu',
);
// 'Before Friday week' says by when.
const ONLY_A_DAY = new RegExp(String.raw`^\s*(?:and |ok |but )*(?:by|before|for|on) ${DAY}(?: \p{L}+)?\W*$`, 'iu');
const ARRIVES =
  /\b(?:deliver\w*|arriv\w*|be here|come|comes|(?:get|gets|got|have|need|send|ship|want) (?:it|them|those|that|one|all|these)\b|ship\w*|sent|reach(?:es)? (?:us|me)|(?:be|is|are) (?:it|they) with (?:me|us)|be with (?:me|us)|turn up|dispatch\w*|wait|lead time)\b/iu;
const MOST_WORDS = 14;
const MOST_OF_A_PLACE = 5;
// How long something else lasts, or is wide.
const OTHER =
  /\b(?:warrant\w*|guarantee\w*|last|lasts|lead\b(?! time)|cable|battery|charge|covered|hours?|install\w*|fitt?(?:ed|ing)?|wide|open|quote|account|refund\w*|return\w*|set ?up|learn|licen[cs]e|run|runs)\b/iu;

/** Whether a turn asks when what was spoken of would arrive, or what its delivery to another place is: 'how soon', 'and to Scotland'. */
export function asksHowSoon(message: string): boolean {
  const words = message.trim().split(/\s+/u).length;
  if (words > MOST_WORDS || OTHER.test(message)) return false;
  return (
    isPlaceAlone(message) || (WHEN.test(message) && (ARRIVES.test(message) || words <= 2 || ONLY_A_DAY.test(message)))
  );
}

/** Whether nothing but another place is said: 'and to Belfast?' */
export function isPlaceAlone(message: string): boolean {
  const rest = withoutLeads(
    withoutPlaces(message).replace(
      /\b(?:to|in|at|near|for|what|how|about|if|it|was|is|were|going|goes|we|i|am|are|deliver\w*|postcode|the|mainland)\b|[’']s|[’']re/giu,
      ' ',
    ),
  );
  return (
    namesPlace(message) &&
    message.trim().split(/\s+/u).length <= MOST_OF_A_PLACE + 4 &&
    (rest.match(/\p{L}{2,}/gu) ?? []).length <= 1
  );
}
