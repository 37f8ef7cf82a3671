import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { everyToken } from '../engine/tokens.ts';
import { canBeNoun, isAdjective, isMostlyVerb } from '../parts-of-speech.ts';
import { isSoftWord } from '../soft-words.ts';
import { LINKS, parse } from './grammar.ts';
import { isMake } from './makes.ts';
import { isProperty } from './properties.ts';
import { isInVocabulary, type Reading, wordsRead } from './reading.ts';

// 'Something classy', a question or a sentence with a subject names its thing elsewhere, if at all.
const IS_CLAUSE =
  /^(?:(?:i |we )?(?:need|want|looking for|after) )?(?:some? ?thing|any ?thing|what|which|who|how|when|where|why|will|would|can|could|does|is|are|i|we|it|they)\b/iu;

const SUBJECTS = new Set(['i', 'we', 'you', 'they', 'it', 'he', 'she', 'who', 'their', 'his', 'her', 'themselves']);

// Days, colours, qualities and ways say how or when, and are no thing that a shop might sell.
const NO_THING =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|week(?:end)?|white|black|grey|silver|gold|red|green|blue|brown|wooden|noise|sound|quiet|pitch|electrics?|wiring|weather|price|cost|budget|digital|lit|slot|minus|plus|space|room|side|end|area|control|time|metres?|parents?|pupils?|staff|guests?|customers?|visitors?|passers?|passersby|members?|children|kids|residents?|patients?|drivers?|tenants?|teachers?|students?|delegates?|volunteers?|passengers?|people|bulk|quantity|qty|round|around|along|across|past|through|together|apart|nearby|upstairs|downstairs|letters?|writing|text|digits?|pictures?|images?|purchases?|payments?|styles?|versions?|models?|brands?|makes?|sorts?|replacements?|alternatives?|substitutes?|upgrades?)$/iu;
/** Parts that products have: 'with printer' is a fact of a kiosk, and nothing sold by itself. */
export const PARTS = new Set(
  Object.values(ATTRIBUTES).flatMap((attribute) =>
    'values' in attribute ? attribute.values.flatMap((value) => everyToken(value)) : [],
  ),
);

/**
 * The word that says what is asked for, as it was typed: 'pens' in 'spare pens for a touch screen'. Null where a known thing, a
 * wish or a measure stands in its place.
 */
export function headWord(q: string, { asked, page }: Pick<Reading, 'asked' | 'page'>): string | null {
  if (page || IS_CLAUSE.test(q) || isTold(q)) return null;
  // A code such as 'NL-SUN' is one word, and no head.
  const words = q.replace(/[,;]/gu, ' $& ').trim().split(/\s+/u);
  // 'The pavilion' is there, and nothing that is asked for.
  if (IS_THERE.test(words.find((word) => !/[,;]/u.test(word)) ?? '')) return null;
  const end = words.findIndex(
    (word, at) => at > 0 && (/[,;]/u.test(word) || isLink(word.toLowerCase(), words[at - 1])),
  );
  const before = (end < 0 ? words : words.slice(0, end)).filter((word) => /^\p{L}{3,}$/u.test(word));
  const head = before.at(-1);
  if (head === undefined || !isNextToWords(words, head)) return null;
  const [token = '', ...more] = everyToken(head);
  if (
    NO_THING.test(head) ||
    isMake(token) ||
    isProperty(head.toLowerCase()) ||
    PARTS.has(token) ||
    !canBeNoun(head.toLowerCase()) ||
    isAdjective(head.toLowerCase())
  )
    return null;
  if (more.length > 0 || /(?:ed|ing)$/iu.test(head) || wordsRead(q).has(token) || isSoftWord(token)) return null;
  // After a thing only a plural is another: 'board pens', but 'enclosure lockable'.
  const [thing = ''] = everyToken(before.at(-2) ?? '');
  return asked === null || (/[^s]s$/iu.test(head) && isInVocabulary(thing)) ? head : null;
}

const IS_THERE = /^(?:the|our|my|their|this|that)$/iu;

// 'Call the next patient', 'patients type their names' and 'guests ask the same questions' tell what is to happen.
function isTold(q: string): boolean {
  const words = parse(q);
  const isDoing = (at: number) => PEOPLE.test(words[at - 1]?.typed ?? '') && !words[at]?.isAfterBreak;
  return words.some(
    ({ role, typed }, at) => role === 'verb' || SUBJECTS.has(typed) || (isDoing(at) && isMostlyVerb(typed)),
  );
}

const PEOPLE =
  /^(?:parents|pupils|staff|guests|customers|visitors|members|children|kids|residents|patients|drivers|tenants|teachers|students|delegates|volunteers|passengers|people)$/u;

// 'Set of chromebooks' is about those.
const isLink = (word: string, before = '') => LINKS.has(word) && !(word === 'of' && MEASURE.test(before));
const MEASURE = /^(?:sets?|pairs?|packs?|box(?:es)?|couple|lots?|number|kinds?|sorts?|types?|rolls?|class)$/iu;

// '5 years' is a measure.
function isNextToWords(words: readonly string[], head: string): boolean {
  return !/^[\d.]+$/u.test(words[words.lastIndexOf(head) - 1] ?? '');
}
