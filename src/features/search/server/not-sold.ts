import type { Snapshot } from '#features/catalogue/server/door.ts';
import { hasAny } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { isMentioned } from '../engine/look-up.ts';
import { type SearchIndex, titlesOf } from '../engine/search-index.ts';
import { isInTitles } from '../engine/things-first.ts';
import { everyToken, everyWord } from '../engine/tokens.ts';
import { isEverydayThing } from '../everyday-things.ts';
import { compoundOf, headOfNouns } from '../understanding/compound.ts';
import { PLACES_AND_MATERIALS } from '../understanding/foreign-noun.ts';
import { typedIn } from '../understanding/grammar.ts';
import { headWord } from '../understanding/head-word.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { type Reading, wordsReadAsOurs } from '../understanding/reading.ts';
import type { Thing } from '../understanding/things.ts';
import { otherThing } from './other-thing.ts';
import { popularOfKind } from './popular.ts';
import { wordsOf } from './product-words.ts';

/** What is asked for and no product is called. */
export interface Lacking {
  said: string;
  /** Whether it is the thing of the sentence, and no mere word. */
  isThing: boolean;
  /** Whether it is known not to be sold: the vocabulary has it as such, or no text of the catalogue has its word. */
  isUnsold: boolean;
  /** How one asks for what serves in its place; absent where nothing is known to. */
  instead?: string;
}

interface Said {
  /** The sentence as it was typed. */
  q: string;
  reading: Reading;
  needs: readonly ReadNeed[];
  groups: readonly WordGroup[];
}

/** What a sentence asks for and no product is called; null where one is, or nothing is named. */
export function* lackingFrom(
  q: string,
  said: Said,
  snapshot: Snapshot,
  { index }: { index: SearchIndex },
): Steps<Lacking | null> {
  // 'Open evening signs to rent' are signs, and a page answers for them.
  const reading = said.reading.page ? { ...said.reading, foreign: null } : said.reading;
  const thing = yield* thingLacking(reading, snapshot, index);
  if (thing) return asTyped(thing);
  const isKnown = (word: string) => isNamed(index, word);
  if (said.reading.page) return besideItsPage(q, said, isKnown);
  const other =
    otherThing(q, said, isKnown) ?? (yield* compoundLacking(q, said, snapshot, index)) ?? wordLacking(q, said, index);
  return other && !isPlaceOrMaterial(other.said) ? asTyped(other) : null;
}

// The copier of a 'photocopier lease': of what a page answers, only a thing that is no word of its own is said not to be sold.
function besideItsPage(q: string, said: Said, isKnown: (word: string) => boolean): Lacking | null {
  const { reading } = said;
  if (reading.asked) return null;
  const rest = everyWord(q).filter(({ token }) => !reading.pageWords.includes(token));
  const other = otherThing(typedIn(rest), { ...said, reading: { ...reading, page: null } }, isKnown);
  // 'Scottish' and 'pallet' of 'delivery to the Scottish Highlands, pallet' are no compound, and a pallet says how it comes.
  const isSaid = other !== null && typedIn(everyWord(q)).includes(other.said);
  return isSaid ? other : null;
}

// The reader of words marks a unit: '100#v'.
const asTyped = (lacking: Lacking): Lacking => ({ ...lacking, said: lacking.said.replaceAll('#', '') });

// A fascia, a pillar or chrome say where it goes or what it is made of.
function isPlaceOrMaterial(said: string): boolean {
  const [head = ''] = everyToken(said).slice(-1);
  return PLACES_AND_MATERIALS.has(head);
}

// The thing asked for where nothing that is sold stands in for it: a 'splitter', a 'luggage trolley'.
function* thingLacking(
  { asked, foreign, saidAs }: Reading,
  snapshot: Snapshot,
  index: SearchIndex,
): Steps<Lacking | null> {
  if (!asked) return null;
  if (asked.isOnly && popularOfKind(snapshot, asked).length === 0) {
    // A shop that sells a 'Plinth frame' is not told that plinths are not sold.
    if (isNamed(index, saidAs) && (yield* isCalled(snapshot, [saidAs]))) return null;
    return { said: saidAs, isThing: true, isUnsold: true, ...(asked.instead && { instead: asked.instead }) };
  }
  // Touch screens stand in for tablets, and that is said.
  if (popularOfKind(snapshot, asked).length === 0) return { said: saidAs, isThing: true, isUnsold: false };
  if (foreign === null) return null;
  const { noun, isBehind, isHeld } = foreign;
  if (isHeld ? yield* isCalled(snapshot, [noun, saidAs]) : isNamed(index, noun)) return null;
  // 'Flat', 'padlock' and 'degrees' are what brackets tell of themselves; what a holder holds is nothing of its own.
  if (!isBehind && !HOLDS.test(saidAs) && isToldOfKind(noun, asked, snapshot, index)) return null;
  // 'Access mounts' may be what a text tells of; of luggage none does.
  const isUnsold = isHeld || !isMentioned(index, noun);
  return { said: isBehind ? `${saidAs} for ${noun}` : `${noun} ${saidAs}`, isThing: true, isUnsold };
}

const HOLDS = /^(?:holder|stand|housing|case|box|cabinet)s?$/iu;
const MOST_LOOKED_AT = 100;

function isToldOfKind(noun: string, kind: Thing, snapshot: Snapshot, index: SearchIndex): boolean {
  if (!isMentioned(index, noun)) return false;
  const tokens = everyToken(noun);
  return popularOfKind(snapshot, kind)
    .subarray(0, MOST_LOOKED_AT)
    .some((place) => {
      const product = snapshot.entries[place]?.product;
      return product !== undefined && tokens.every((token) => wordsOf(product).all.has(token));
    });
}

// What only begins or ends like a thing of ours: a 'cake display cabinet', a 'shower screen', a 'tool cabinet'. A screen may be called by
// what it shows, so that a word before it counts only where no text of the catalogue has it.
function* compoundLacking(
  q: string,
  { reading: { asked, saidAs }, needs }: Said,
  snapshot: Snapshot,
  index: SearchIndex,
): Steps<Lacking | null> {
  if (asked?.isAccessory) return null;
  const thing = asked ? saidAs : headOfNouns(q);
  // 'Portrait' behind a menu board says how it hangs.
  const facts = needs.flatMap(({ stretches }) => stretches);
  const compound = thing === null ? null : compoundOf(withoutWords(q, facts, thing), thing, wordsReadAsOurs(q));
  if (compound === null || thing === null) return null;
  const { before, after } = compound;
  const unknown = [...before, ...after].filter((word) => !isMentioned(index, word));
  const isOther =
    asked && after.length === 0 ? unknown.length > 0 : !(yield* isCalled(snapshot, [...before, thing, ...after]));
  if (!isOther) return null;
  return {
    said: [...before, thing, ...after].join(' '),
    isThing: true,
    isUnsold: unknown.length > 0 && (after.length > 0 || asked === null || isOfAnyTrade(thing)),
  };
}

// A 'repeater panel' is no screen; a 'whisky screen' may be one that shows whisky.
const isOfAnyTrade = (thing: string) => /^(?:panel|monitor|board|sign)s?$/iu.test(thing);

// Behind a full stop a word belongs to no compound.
function withoutWords(q: string, stretches: readonly { from: number; to: number }[], thing: string): string {
  const named = thing.toLowerCase();
  return stretches.reduce((said, { from, to }) => {
    const words = q.slice(from, to).toLowerCase();
    const isNamed = words.includes(named) || named.includes(words);
    return isNamed ? said : `${said.slice(0, from)}${'.'.repeat(to - from)}${said.slice(to)}`;
  }, q);
}

function* isCalled({ entries }: Snapshot, words: readonly string[]): Steps<boolean> {
  const tokens = words.flatMap(everyToken);
  return yield* hasAny(entries, ({ product }) => {
    const name = product.name.toLowerCase();
    return (
      tokens.every((token) => name.includes(token)) && tokens.every((token) => everyToken(product.name).includes(token))
    );
  });
}

function wordLacking(q: string, { reading, needs, groups }: Said, index: SearchIndex): Lacking | null {
  const head = headWord(q, reading);
  // 'Wifi' and 'humid' say what the thing is to bear or to have.
  const isQuality = needs.some(({ stretches }) => stretches.some(({ from, to }) => q.slice(from, to) === head));
  if (head === null || isQuality) return null;
  // 'School values on screen in the corridor': where the place says what is near, only a thing is missed.
  const isOfPlace = reading.implied.length > 0 && everyToken(q).length > MOST_OF_A_NAME;
  if (isOfPlace && !everyToken(head).some(isEverydayThing)) return null;
  const tokens = everyToken(head);
  const group = groups.find(({ typed }) => tokens.includes(typed));
  if (!group || group.correctedTo || isInTitles(index, group.alternatives)) return null;
  return { said: head, isThing: false, isUnsold: !isMentioned(index, head) };
}

const MOST_OF_A_NAME = 4;

function isNamed(index: SearchIndex, word: string): boolean {
  return everyToken(word).every((token) => titlesOf(index, index.wordIds.get(token) ?? -1) > 0);
}
