import { isMentioned } from '../engine/look-up.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { isStopWord } from '../engine/tokens.ts';
import { isEnglish, nearestEnglish } from '../english.ts';
import { isSoftWord } from '../soft-words.ts';
import { WITH } from '../understanding/asked.ts';
import { isColour } from '../understanding/colour-words.ts';
import { isDenied, type Word } from '../understanding/grammar.ts';
import { isMake } from '../understanding/makes.ts';
import { isProperty } from '../understanding/properties.ts';
import { isQualityWord } from '../understanding/qualities.ts';
import { isInVocabulary } from '../understanding/reading.ts';
import type { Meant } from './agreement.ts';

const WEIGHT = { measure: 3, quality: 2, unknown: 1 };
// In which units an amount says what a thing has to be, whatever it is; of a part every amount does.
const OF_ANY_THING = new Set(['v', 'amp', 'hz', 'gb', 'tb']);
const OF_TIME = new Set(['mi', 'mph', 'pk', 'pc', 'ct', 'deg', 'k', 'l', 'ml']);
// 'x12', '2nd', '8am', 'ks2', 'a4': how many, which, when, and for whom.
const NO_CODE =
  /^(?:x\d+|\d+(?:x|s|st|nd|rd|th|am|pm|ish|k|hr|hrs|min|mins|wk|yr|yrs|p|d)|ks\d|a\d|yr?\d+|y\d+|4k\d*|[a-z]{1,2}\d{1,2})$/iu;

/** How telling it is that nothing meets a word: 3 for an amount or a code, 2 for a quality, 1 for what is no English, 0 for what carries no meaning. */
export function tellingWeight(
  word: Word,
  at: number,
  words: readonly Word[],
  meant: Pick<Meant, 'asked' | 'isAssumed'>,
  index: SearchIndex,
): number {
  const { typed, token, role } = word;
  if (isStopWord(token) || isDenied(words, at) || role === 'verb' || role === 'link') return 0;
  const [, unit] = /^[\d.,/-]+#([a-z]+)$/u.exec(token) ?? [];
  if (unit !== undefined) {
    const isAsked = meant.asked?.isAccessory ? !OF_TIME.has(unit) : OF_ANY_THING.has(unit);
    return isAsked ? WEIGHT.measure : 0;
  }
  if (isSoftWord(token) || isMake(token) || isProperty(typed)) return 0;
  if (PLUGS.test(typed)) return WEIGHT.quality;
  if (PAPER.test(typed) && isOfPaper(words, at)) return WEIGHT.measure;
  if (/\d/u.test(typed)) return /\p{L}/u.test(typed) && !NO_CODE.test(typed) ? WEIGHT.measure : 0;
  if (meant.asked !== null && !meant.isAssumed) {
    if (isQualityWord(typed) && !words.slice(0, at).some((before) => before.role === 'link')) return WEIGHT.quality;
    if (role === 'noun' && isAddedBy(words, at)) return WEIGHT.quality;
  }
  if (isColour(typed)) return TURNS.has(words[at - 1]?.typed ?? '') ? 0 : WEIGHT.quality;
  const isWord = /^\p{L}{4,}$/u.test(typed) && !isInVocabulary(token) && !isEnglish(token) && !isMisspelt(typed);
  return isWord && !isMentioned(index, typed) ? WEIGHT.unknown : 0;
}

// A screen that 'goes black' is asked for in no colour.
const TURNS = new Set('go goes going gone went turn turns turned'.split(' '));

// Into what a thing is plugged decides whether it can be used at all.
const PLUGS = /^(?:vga|dvi|sdi|scart|xlr|rca|firewire|thunderbolt|coax|coaxial)$/iu;

const PAPER = /^a[0-6]$/iu;
// A 'kiosk with an A4 printer', and not 'the A4 at Bath'.
const isOfPaper = (words: readonly Word[], at: number) =>
  words
    .slice(Math.max(0, at - 2), at + 3)
    .some(({ typed }) => /^(?:print\w*|paper|size\w*|sheets?|posters?)$/u.test(typed));

// 'Rechargable' has the meaning of the word that it is nearest to.
const isMisspelt = (typed: string) => typed.length >= LONG && nearestEnglish(typed, []) !== null;
const LONG = 8;

const ADDS = new Set([...WITH, 'has', 'having']);

// 'Passport scanner' of a 'kiosk with passport scanner'.
function isAddedBy(words: readonly Word[], at: number): boolean {
  for (let place = at - 1; place >= 0 && at - place <= MOST_BETWEEN; place--) {
    const { typed, role } = words[place] as Word;
    if (words[place + 1]?.isAfterBreak) return false;
    if (ADDS.has(typed)) return true;
    // 'Key cards' of a 'sign that takes key cards', 'ipads' of 'software to share the screen from ipads'.
    if (role === 'verb') return DOING.has(words[place - 1]?.typed ?? '') && !isSoftWord((words[place] as Word).token);
    if (typed === 'from') continue;
    if (role === 'link' || role === 'join') return false;
  }
  return false;
}

const MOST_BETWEEN = 4;
const DOING = new Set(['that', 'which', 'who', 'to']);
