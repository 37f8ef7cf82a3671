import { namesThing, readConditions, withoutStretches } from '#features/search/server/door.ts';
import { numberSaid, wordsUpTo } from '#values/number-words.ts';
import { fromItsNumber } from './counted-for.ts';
import { type PlaceAsked, readDestination } from './destination.ts';
import { readWish } from './wish.ts';

/** Goods with what is to be done with them, of which the sum is asked: 'two boards, brackets and your man to put them up'. */
export interface Job {
  /** Each thing with its count, in the words of the message: 'two menu boards', 'a bracket each'. */
  goods: readonly string[];
  isFitted: boolean;
  isDelivered: boolean;
  /** Where it goes, and is fitted. */
  place: PlaceAsked;
  /** What there is to spend on all of it, in pence; null where nothing is named. */
  budgetPence: number | null;
}

const ASKS =
  /\b(?:how much|what(?:[’']s| is)? the (?:cost|price|damage|total)|prices?|costs?|cheapest|sum|total(?! (?:weight|power|watts?|width|height|length|size|load|heat))|altogether|all[- ]in|in all|come to|comes to|add up|for the lot|ballpark|roughly|looking at|enough|within|afford|budget|buy|do it for|run to|cover|quot(?:e|es|ation))\b/iu;
/** Says that somebody of ours fits it. */
export const FITTED =
  /\b(?:fitted|fitting|fitters?|fit (?:by|it|them|those)|install(?:ed|ation|ing|s)?|put(?:ting)? (?:it|them|those|these) (?:all )?up|hung by you|(?:someone|somebody|your (?:man|men|people|lads?|team)) to (?:put|fit|hang|install|do)\w*)\b/iu;
/** Says that the customer hangs it. */
export const BY_ONESELF =
  /\b(?:myself|ourselves|my ?own|on our own|without (?:the )?(?:fit\w*|install\w*)|no (?:fit\w*|install\w*)|diy|(?:i|we)(?:[’']ll| will| can| do)? (?:fit|hang|put) (?:it|them) (?:alone|up alone))\b/iu;
/** Says that it is to be delivered. */
export const DELIVERED = /\b(?:deliver(?:y|ed)|shipp(?:ing|ed)|carriage|postage|posted)\b/iu;
// 'How much is delivery' asks for no goods.
const AND_DELIVERED =
  /\b(?:plus|with|and|including|inc) (?:the |your )?(?:delivery|carriage|shipping|postage)\b|\bdelivered\b/iu;
const COUNT = String.raw`(?:\d{1,4}(?= ?[x×] ?\d| [x×]|[x×]? \p{L}| \d{2,3} ?(?:in|["″]))|${wordsUpTo(12)})`;
const FROM_A_COUNT = new RegExp(String.raw`(?:^|\s)((?:${COUNT}|an?|some|the|your)\s.*)$`, 'iu');
const BETWEEN = /\s+(?:and|plus|with)\s+|\s*[,+&;]\s*|(?<=\p{L})[.?!]+(?:\s|$)/iu;
const ENDS =
  /\s+(?:to|(?:for|on|in)(?! each)|at|from|under|over|below|that|which|where|who|when|ok(?:ay)?|is|are|so|please|inc(?:l\w*)?|ex|or|come|comes|going|go|would|will)\b.*$/iu;
const OWN = /\b(?:our|my|own|existing)\b/iu;
// 'Screen and cable' after three screens names no other screen, and the lead of its picture.
const ANY_SCREEN = /^(?:the |a )?(?:screens?|displays?|tvs?)$/iu;
const PLAIN_LEAD = /^(?:an? |the |some )?(?:cables?|leads?)$/iu;
const SIZED = /\b\d{2,3} ?(?:s\b|["″]|in\b|inch)/iu;
// 'Two Counter 43' names a product without saying what it is.
const NAMED = /\p{Lu}\p{L}+ \d{2,3}\b(?! ?(?:%|mm|cm|m|kg|nits|w)\b)/u;
// 'Minus two boards' and 'a hundred thousand of them' are no goods that can be counted.
const NO_COUNT = /^(?:[-–−] ?\d|\d{5})/u;
// 'The price for two 55 inch' counts two, and 'the price' is no goods.
const PRICE_OF = /\b(?:the |an? |your )?(?:best |written )?(?:price|cost|total|quote|quotation)s? (?:for|of|on)\b/giu;
// What pulls out and turns is an arm to installers, and what lies close to the wall is fixed.
const ARMS =
  /\b(?:full[- ]motion|swivel(?:ling)?|articulat\w+|cantilever|pull[- ]?out)[- ](?:arms?|(?:wall )?(?:brackets?|mounts?))\b/giu;
const FLAT = /\b(?:fixed|low[- ]profile|slim|flush)(?: wall)? (brackets?|mounts?)\b/giu;
// 'Three brackets fitted' are three brackets.
const AND_FITTED = /(?<=\p{L}),? (?:all )?(?:fitted|installed|put up|hung)(?: by you)?(?: please)?$/iu;
// 'A totem, with touch, about 50 inch' is one thing.
const QUALITY =
  /^(?:with |in |about |around |roughly |approx\.? |ca\.? )*(?:touch(?:screen| screen)?|portrait|landscape|\d{2,3} ?(?:["″]|in\b|inch(?:es)?))(?: (?:or so|perhaps|maybe|please))?$/iu;
const MONEY = /\b\d[\d,]*(?:\.\d+)? ?(?:quid|pounds?)\b/giu;

/** Reads such a job; null where no sum is asked, or there is nothing beside one kind of goods. */
export function readJob(message: string): Job | null {
  if (!ASKS.test(message)) return null;
  const isFitted = FITTED.test(message) && !BY_ONESELF.test(message);
  const goods = withCount(goodsIn(message), COUNT_OF_ALL.exec(message)?.[1]);
  const isMore = isFitted || goods.length > 1 || AND_DELIVERED.test(message);
  if (goods.length === 0 || !isMore || goods.some((part) => NO_COUNT.test(part))) return null;
  return {
    ...{ goods, isFitted, isDelivered: DELIVERED.test(message) },
    ...{ place: readDestination(message), budgetPence: readWish(message).budgetPence },
  };
}

// 'A 75 inch touch screen. What would six come to?' counts what was told before.
export const COUNT_OF_ALL = new RegExp(
  String.raw`\b(?:what|how much) (?:would|will|do|are) (?:the |all )?(\d{1,4}|${wordsUpTo(12)}) (?:of (?:them|those|these) )?(?:come to|cost|be|set (?:us|me) back)\b`,
  'iu',
);

function withCount([first = '', ...others]: readonly string[], count: string | undefined): string[] {
  const [whole = '', ...counts] = LEADING.exec(first) ?? [];
  const isCounted = count === undefined || first === '' || counts.some(Boolean);
  return [isCounted ? first : `${numberSaid(count)} x ${first.slice(whole.length)}`, ...others].filter(Boolean);
}

// '30 Counter 43' and '90 wall boards' are counted, a '70 touch screen' is of that size.
const MANY = String.raw`(?!(?:10|13|15|22|24|27|32|43|46|49|50|55|65|75|86|98)\b)\d{2,3}(?= (?!(?:in|inch(?:es)?|mm|cm|m|metres?|kg|nits?|hours?|hrs?|days?|weeks?|months?|years?|points?|degrees?|watts?|w|hz|p)\b)\p{L}[^,]*(?:s|\d)$)`;
const LEADING = new RegExp(
  String.raw`^(?:(\d{1,4})(?: ?[x×] ?| of (?:the |your )?| off | (?=\d{2,3} ?(?:in|["″s])))|(\d|\d{4})(?= \p{L})(?! ?in)|(${MANY}) |(${wordsUpTo(12)}) (?:x |× |of )?(?:the |your )?|(?:an?|some|the|your) )`,
  'iu',
);

// '65 24/7 panels' are of 65 inches.
const BARE_SIZE = /^(22|24|27|32|43|46|49|50|55|65|75|86|98)(?= (?!inch|in\b|[x×"″]|mm\b|cm\b|m\b|kg\b))/iu;

/** How many the words of goods name, and of what: 'three 55in boards' are three of '55 inch boards'. */
export function countedGoods(part: string): { pieces: number; words: string } {
  const [whole = '', ...counts] = LEADING.exec(part) ?? [];
  const words = part
    .slice(whole.length)
    .replace(BARE_SIZE, '$1 inch ')
    .replace(/\b(\d{2,3}) ?(?:s\b|["″]|in\b)(?! ?ch)/giu, '$1 inch ')
    .replace(/inch\s*$/iu, 'inch screen')
    .replace(/\s+/gu, ' ')
    .trim();
  return { pieces: numberSaid(counts.find(Boolean)) || 1, words };
}

/** Whether words name goods: by what they are, by a size or by a name with its size. */
export function namesGoods(part: string): boolean {
  return namesThing(part) || SIZED.test(part) || NAMED.test(part);
}

function withQualities(parts: string[], part: string): string[] {
  const before = parts.at(-1);
  return before !== undefined && QUALITY.test(part.trim())
    ? [...parts.slice(0, -1), `${before} ${part.trim()}`]
    : [...parts, part];
}

/** The goods of a message with their counts, each in its own words. */
export function goodsIn(message: string): string[] {
  const plain = message
    .replace(MONEY, ' ')
    .replace(PRICE_OF, ' ')
    .replace(ARMS, 'double-arm bracket')
    .replace(FLAT, 'flat $1');
  const money = readConditions(plain).filter(({ kind }) => kind === 'price');
  return withoutStretches(plain, money)
    .split(BETWEEN)
    .reduce<string[]>(withQualities, [])
    .map((part) => ` ${part}`)
    .map((part) =>
      fromItsNumber(FROM_A_COUNT.exec(part)?.[1] ?? part)
        .replace(ENDS, '')
        .trim(),
    )
    .map((part) => (LEADING.test(part) ? part.replace(AND_FITTED, '') : part))
    .filter((part) => !OWN.test(part) && !FITTED.test(part) && namesGoods(part))
    .filter((part, at) => at === 0 || !ANY_SCREEN.test(part))
    .map((part) => part.replace(PLAIN_LEAD, 'HDMI lead'));
}
