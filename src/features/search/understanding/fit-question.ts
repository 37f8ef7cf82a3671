import type { Relation } from '#features/fits/rules.ts';

/** The part of a sentence that says what is to be fitted: 'the Counter 55' of 'bracket for the Counter 55'. */
export interface FitQuestion {
  /** Its words, as they were typed. */
  host: string;
  /** Its place with the words that lead to it, which is what a visitor takes off. */
  from: number;
  to: number;
  /** The sentence with blanks in its place, so that every other place stays. */
  rest: string;
  /** Whether it is said so that only a product can follow, such as 'fits'; 'on' and 'to' may lead to anything. */
  isFit: boolean;
}

const ARTICLES = String.raw`(?:(?:the|an?|any|our|my|your|this|that|these|those|one|two|three|four|sku|product|model|part(?: number)?)\s+)*`;
// Where its description ends.
const END = String.raw`(?=\s*(?:[,;?!]|\.(?:\s|$)|\s(?:that|which|so|because|and|but|please|under|below|up to|less than|in|at|from|off|with|if|when)(?![\p{L}\d])|$))`;
const FIT =
  '(?:that |which |to )?(?:will |can |does )?(?:fits?|hang(?:s|ed)?(?: from| on)?|holds?|mounts?|carr(?:y|ies)|takes?|suits?|powers|(?<=(?:to|that|which|can|will) )power|plays?(?: from| on| with)?|connects?(?: to| with)?|go(?:es)? (?:with|on)|works? with)|compatible with|fitting';
// 'Hang from ceiling two screens' names no product, and 'from ceiling mount' may.
const PLACES =
  '(?:(?:the|an?|our|my|your) )?(?:ceiling|wall|beam|roof|rafter|pole|post|truss|joist)s? (?!mount|bracket|pole)';
// 'Back to back' and 'floor to ceiling' lead to no product.
const LOOSE = 'for(?: use with| mounting| hanging| fixing)?|of|on|onto|(?<!(?:back|floor|side|end) )to|behind';
// The mount of a 'wall-mount heavy duty bracket' is no verb.
const LED_TO = new RegExp(
  String.raw`(?<![\p{L}\d-]|(?:wall|ceiling|pole|floor|desk|surface) |(?:board|screen|display|tv|monitor|panel|vesa) (?=mount))(?:(${FIT})|${LOOSE})\s+${ARTICLES}(?!(?:for|to|of|on|from|with|suppl(?:y|ies)|leads?|cables?)(?![\p{L}\d])|\d+(?:\.\d+)?\s?(?:mm|cm|kg)(?!\p{L})|${PLACES})([\p{L}\d"'‘].*?)${END}`,
  'giu',
);
const MOST = 3;
// No product is called more than that.
const MOST_LETTERS = 80;

/** What a sentence may ask to be fitted, in the order of its words. Nothing is known of products here. */
export function fitQuestionsIn(q: string): FitQuestion[] {
  const found: FitQuestion[] = [];
  const ledTo = new RegExp(LED_TO);
  for (let match = ledTo.exec(q); match !== null && found.length < MOST; match = ledTo.exec(q)) {
    const [whole, fit, host = ''] = match;
    const to = match.index + whole.length;
    if (host.length <= MOST_LETTERS)
      found.push(questionAt(q, host, { from: match.index, to, isFit: fit !== undefined }));
    // 'Power' is a verb, and in 'power supply for the strip' the words behind 'for' are meant.
    ledTo.lastIndex = to - host.length;
  }
  return found;
}

/** The same for a part number, wherever it stands: 'BF-MB-55 bracket'. */
export function questionOfCode(q: string, code: string): FitQuestion {
  const at = q.indexOf(code);
  const to = at + code.length;
  const lead =
    /(?<![\p{L}\d])(?:for|of|on|onto|to|behind|from|with|fits?)\s+(?:(?:the|our|my|sku|product|model|part(?: number)?)\s+)*$/iu;
  const from = at - (lead.exec(q.slice(0, at))?.[0].length ?? 0);
  return questionAt(q, code, { from, to, isFit: true });
}

/** The same for what stands before the thing asked for: 'Touch 86 trolley'. Null where nothing, or no number, does. */
export function questionBefore(q: string, thing: string): FitQuestion | null {
  const at = thing === '' ? -1 : q.toLowerCase().lastIndexOf(thing);
  const host = q.slice(0, Math.max(0, at)).trim();
  return /\d/.test(host) && /\p{L}{3}/u.test(host)
    ? questionAt(q, host, { from: q.indexOf(host), to: at, isFit: false })
    : null;
}

type Place = Pick<FitQuestion, 'from' | 'to' | 'isFit'>;

function questionAt(q: string, host: string, { from, to, isFit }: Place): FitQuestion {
  return { host, from, to, isFit, rest: `${q.slice(0, from)}${' '.repeat(to - from)}${q.slice(to)}` };
}

// A screen is hung before it is played or powered.
const RELATIONS: readonly (readonly [words: RegExp, relation: Relation])[] = [
  [/\b(?:leads?|cables?|connects?)\b/iu, 'connects'],
  [/\b(?:players?|plays?|played)\b/iu, 'plays'],
  [/\b(?:power(?:s|ed)?|suppl(?:y|ies)|sockets?|outlets?)\b/iu, 'powered'],
  [/\b(?:enclosures?|cases?|housings?|houses?|stands? in)\b/iu, 'housed'],
  [/\b(?:hangs?|hung|hanging|brackets?|mount(?:s|ed)?|holds?|carr(?:y|ies)|fix(?:es|ed)?)\b/iu, 'hangs'],
];
const ANY_FIT =
  /^\s*(?:what|which|anything|everything|something|all)\b.*\b(?:fits?|goes with|go with|works? with|suits?)\b|^\s*(?:fits|compatible with|goes with)\b/iu;

/** What one is to do for the other; `'anything'` where it only has to fit, null where it is not said. */
export function relationSaid(q: string): Relation | 'anything' | null {
  return RELATIONS.find(([words]) => words.test(q))?.[1] ?? (ANY_FIT.test(q) ? 'anything' : null);
}
