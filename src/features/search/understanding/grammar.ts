import { DETERMINERS as ARTICLES, everyToken, everyWord } from '../engine/tokens.ts';
import { isEverydayThing } from '../everyday-things.ts';
import { canBeVerb, isAdjective, isNoun } from '../parts-of-speech.ts';

/** A word of a sentence, with what it does there. */
export interface Word {
  /** In lower case, as it was typed. */
  typed: string;
  token: string;
  role: 'noun' | 'verb' | 'link' | 'join' | 'negation' | 'determiner' | 'other';
  /** Whether a comma, a full stop or the like stands before it. */
  isAfterBreak: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** What follows one of these goes with the thing before it. */
export const LINKS = words(
  'for with to on upon in behind at under above from so that which like of off over by beside near between into onto without inside along against per than when while where because inc incl including',
);
const JOINS = words('and or plus');
const NEGATIONS = words('no not never without nobody isnt dont cant wont cannot');
const DETERMINERS = new Set([...ARTICLES, ...words('their his her its these those some any each every both all')]);
// What a verb follows. 'Will' and 'can' ask, 'to' tells what for.
const BEFORE_VERBS = words(
  'to i we you they it he she who that which people can could will would should must may might do does did dont doesnt didnt cant cannot wont not please lets let',
);
// 'The queue stands about 4 m back'.
const AFTER_VERBS = words('about right back there still away');
const OBJECTS = words('it them us me my our your their the all both every each these those');

/** The words of a sentence with what each does in it. Linear; no more than a lexicon and what stands beside a word is asked. */
export function parse(sentence: string): Word[] {
  // A '+' between two things joins them.
  const all = everyWord(sentence.replace(/\s[+&]\s?/gu, ' and '));
  return all.map(({ typed, token, gap }, at) => {
    const before = all[at - 1]?.typed ?? '';
    const after = all[at + 1]?.typed ?? '';
    const isAfterBreak = /[,;:.!?()\n]|\s[-–—]\s/u.test(gap);
    const isFirst = at === 0 || isAfterBreak || JOINS.has(before);
    return { typed, token, isAfterBreak, role: roleOf(typed, { before, after, isFirst }) };
  });
}

/** These words as they were typed. */
export const typedIn = (words: readonly Pick<Word, 'typed'>[]): string => words.map(({ typed }) => typed).join(' ');

function roleOf(
  typed: string,
  { before, after, isFirst }: { before: string; after: string; isFirst: boolean },
): Word['role'] {
  if (NEGATIONS.has(typed)) return 'negation';
  if (JOINS.has(typed)) return 'join';
  if (typed === 'to' && CONNECTORS.has(before) && CONNECTORS.has(after)) return 'other';
  if (LINKS.has(typed)) return 'link';
  if (DETERMINERS.has(typed)) return 'determiner';
  if (!/^\p{L}+$/u.test(typed)) return 'other';
  // 'Something to stick outside' is no stick; 'sign our guests in' no sign.
  const isVerb =
    (BEFORE_VERBS.has(before) || (isFirst && OBJECTS.has(after)) || (AFTER_VERBS.has(after) && isNoun(before))) &&
    canBeVerb(typed);
  if (isVerb) return 'verb';
  // 'Short' is no pair of shorts.
  return isNoun(typed) || (!isAdjective(typed) && everyToken(typed).every(isEverydayThing)) ? 'noun' : 'other';
}

// A 'DisplayPort to HDMI adapter' is one thing.
const CONNECTORS = words(
  'hdmi displayport dp usb usbc c b a vga dvi sdi ethernet cat5 cat6 jack scart lightning rca bnc',
);

/** Whether a phrase is denied: 'no plug there', 'not like a tv', 'instead of a projector', 'paper free'. */
export function isDenied(sentence: readonly Word[], at: number, end = at + 1): boolean {
  const isWithout = sentence[end]?.typed === 'free' && !sentence[end]?.isAfterBreak;
  // 'Paper free' is without paper, and 'software free' without a price.
  if (isWithout && !PRICED.has(sentence[end - 1]?.token ?? '')) return true;
  for (let i = at - 1, far = 0; i >= 0 && far < MOST_DENIED; i--, far++) {
    const word = sentence[i];
    if (sentence[i + 1]?.isAfterBreak || word === undefined || word.role === 'join' || word.role === 'verb')
      return false;
    if (word.role === 'negation') return !isDenied(sentence, i);
    if (word.typed === 'of' && sentence[i - 1]?.typed === 'instead') return true;
    if (word.typed === 'than' && sentence[i - 1]?.typed === 'rather') return true;
  }
  return false;
}

const PRICED = words('software cms app licence license programme program subscription');

const MOST_DENIED = 4;

/** The nouns directly before a word in its own phrase, the nearest first: 'hospital' and 'bed' of a 'hospital bed mount'. */
export function nounsBefore(sentence: readonly Word[], at: number): { word: Word; at: number }[] {
  const found: { word: Word; at: number }[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const word = sentence[i];
    if (word?.role !== 'noun' || sentence[i + 1]?.isAfterBreak) return found;
    found.push({ word, at: i });
  }
  return found;
}
