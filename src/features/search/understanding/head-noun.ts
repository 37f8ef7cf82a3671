import { typedIn, type Word } from './grammar.ts';
import { isProperty } from './properties.ts';

/** The noun that says what is asked for, with the nouns that make it a compound. */
export interface HeadNoun {
  /** Its place among the words. */
  at: number;
  word: Word;
  /** The compound as it was typed: 'milkshake machine'. */
  said: string;
  /** The tokens of the nouns that stand before it in the compound. */
  before: readonly string[];
}

// 'Do you sell any laptop bags' begins with the laptop bags.
const OPENS = new Set(
  `i im we you us need needs want wants wanted would like looking look searching for after have has got get do does sell stock supply can could any some a an the
   is are there please hi hello buy order find send me help with our my your one two three four five six new good best better cheap cheapest`.split(
    /\s+/u,
  ),
);
// A 'set of chromebooks' is chromebooks.
const MEASURES = new Set(
  'set sets pair pairs pack packs box boxes couple lot lots number kind sort type roll rolls'.split(' '),
);
// Behind its thing a colour is no head, and neither is a measure.
const NO_HEAD = new Set(
  'reel drum roll length white black grey silver gold brass bronze copper chrome red green blue oak walnut watts watt volts volt amps nits lumens kg inch inches'.split(
    ' ',
  ),
);
const NOUNS_OF_A_COMPOUND = 3;

/** The head of a sentence's first phrase, which ends at the first link, break, verb or measure; null where it is none or a subject. */
export function headNounOf(words: readonly Word[]): HeadNoun | null {
  const from = words.findIndex(({ typed }) => !OPENS.has(typed) && !/^\d/u.test(typed));
  if (from < 0) return null;
  const end = endOf(words, from);
  if (words[end]?.role === 'verb') return null;
  const at = words.findLastIndex(
    ({ role, typed }, place) =>
      place >= from && place < end && role === 'noun' && !NO_HEAD.has(typed) && !isOfParticle(words, place),
  );
  const word = words[at];
  if (!word) return null;
  const next = words[at + 1];
  if ((MEASURES.has(word.typed) || isProperty(word.typed)) && next?.typed === 'of')
    return shifted(headNounOf(words.slice(at + 2)), at + 2);
  let first = at;
  while (first > from && at - first < NOUNS_OF_A_COMPOUND - 1 && words[first - 1]?.role === 'noun') first--;
  const nouns = words.slice(first, at + 1);
  const said = typedIn(nouns);
  return { at, word, said, before: nouns.slice(0, -1).map(({ token }) => token) };
}

// A 'bolt-down plinth' is bolted, and no bolt.
const isOfParticle = (words: readonly Word[], at: number) =>
  PARTICLES.has(words[at + 1]?.typed ?? '') && !words[at + 1]?.isAfterBreak && words[at + 2]?.role !== 'determiner';
const PARTICLES = new Set(['down', 'up', 'out', 'off']);

const shifted = (head: HeadNoun | null, by: number): HeadNoun | null => head && { ...head, at: head.at + by };

function endOf(words: readonly Word[], from: number): number {
  let hasNoun = false;
  for (let at = from; at < words.length; at++) {
    const { role, isAfterBreak, typed } = words[at] as Word;
    if (at > from && isAfterBreak) return at;
    if (role === 'link' || role === 'join' || role === 'verb' || role === 'negation') return at;
    if (hasNoun && /^\d/u.test(typed)) return at;
    hasNoun ||= role === 'noun';
  }
  return words.length;
}
