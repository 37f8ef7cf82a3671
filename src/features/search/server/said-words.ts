import { rarity, type SearchIndex, spreadOf, titlesOf } from '../engine/search-index.ts';
import { everyToken, isStopWord } from '../engine/tokens.ts';
import { isGenericWord, isPlace, isSoftWord } from '../soft-words.ts';
import { isDenied, parse, type Word } from '../understanding/grammar.ts';
import type { Need } from '../understanding/need.ts';
import { SCREEN_THING, type Thing } from '../understanding/things.ts';
import { BOOK } from '../understanding/vocabulary-book.ts';
import type { Found } from './find.ts';
import { OF_KINDS } from './meant.ts';
import { rootOf } from './root-of.ts';

/** A word of a sentence that may be met. */
export interface AskedWord {
  token: string;
  isHead: boolean;
  /** The words that meet it, each with how well it does. */
  met: ReadonlyMap<string, number>;
  weight: number;
  thing: Thing | null;
  needs: readonly Need[];
  /** What only follows from it, all of which a product has to have. */
  implied: readonly Need[];
}

export type Read = Pick<Found, 'groups' | 'conditions' | 'needs' | 'meant' | 'saidAs' | 'unmet'>;

// How well words meet one another: where a product tells them, and by what they are met.
export const BY = { name: 1, text: 0.6, root: 0.9, implied: 0.6 };
// A word for any screen, a place and common English say little, and the thing that is asked for most.
export const WEIGHT = { generic: 0.15, soft: 0.3, use: 0.5, head: 1.4, wish: 3 };

/** What a sentence says. Conditions have filtered already, and a word that nothing tells is met by no product. */
export function saidBy(q: string, read: Read, index: SearchIndex): AskedWord[] {
  const words = parse(q);
  const tokens = words.map(({ token }) => token);
  const spans = BOOK.spansIn(tokens);
  const [head = lastNoun(words)] = everyToken(read.saidAs).reverse();
  const inConditions = new Set(read.conditions.flatMap(({ from, to }) => everyToken(q.slice(from, to))));
  const seen = new Set<string>();
  return words.flatMap((word, at): AskedWord[] => {
    const { token, role } = word;
    const isLight = isStopWord(token) || role === 'link' || role === 'join' || role === 'determiner';
    if (isLight || role === 'negation' || isDenied(words, at) || inConditions.has(token) || seen.has(token)) return [];
    seen.add(token);
    const means = spans.find(({ from, to }) => from <= at && at < to)?.means;
    const met = tellingOf(token, read, index);
    const needs = read.needs
      .filter(
        ({ need, stretches }) =>
          !OF_KINDS.has(need) && stretches.some(({ from, to }) => everyToken(q.slice(from, to)).includes(token)),
      )
      .map(({ need }) => need);
    // That none of the kind has it is told, and is no reason to show another kind.
    if (needs.length > 0 && needs.every((need) => read.unmet.some((each) => each.need === need))) return [];
    const thing = means?.is === 'thing' && means.thing !== SCREEN_THING ? means.thing : null;
    const implied = means?.is === 'use' || means?.is === 'venue' ? means.needs : [];
    if (met.size === 0 && needs.length === 0 && implied.length === 0 && thing === null) return [];
    const isHead = token === head && !isGenericWord(token);
    const weight = rarityOf(word, met, index) * (isHead ? WEIGHT.head : 1) * (implied.length > 0 ? WEIGHT.use : 1);
    return [{ token, isHead, met, weight, thing, needs, implied }];
  });
}

// The word itself and its root, and what the search takes for it.
function tellingOf(token: string, { groups }: Read, index: SearchIndex): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  const add = (words: string, share: number) => met.set(words, Math.max(share, met.get(words) ?? 0));
  if (index.wordIds.has(token)) add(token, 1);
  if (/\d/u.test(token)) return met;
  add(rootOf(token), BY.root);
  for (const { typed, correctedTo, alternatives } of groups) {
    if (correctedTo !== token && !typed.split(' ').includes(token)) continue;
    for (const { words, weight } of alternatives)
      if (weight >= LEAST_ALIKE) add(words.map((word) => index.words[word] ?? '').join(' '), Math.min(1, weight));
  }
  return met;
}

const LEAST_ALIKE = 0.5;

// How much a word tells by itself: by how few products have it, and how seldom it is said of any screen.
function rarityOf({ token }: Word, met: ReadonlyMap<string, number>, index: SearchIndex): number {
  const spreads = [...met.keys()].flatMap((words) => {
    const ids = words.split(' ').map((word) => index.wordIds.get(word));
    return ids.every((id) => id !== undefined) ? [Math.min(...ids.map((id) => spreadOf(index, id)))] : [];
  });
  const own = rarity(index.documentCount, Math.max(1, ...spreads));
  const said = isGenericWord(token) ? WEIGHT.generic : isSoftWord(token) || isPlace(token) ? WEIGHT.soft : 1;
  const id = index.wordIds.get(token);
  return own * said * (id !== undefined && titlesOf(index, id) > 0 ? 1 : 0.7);
}

// Before what it is for.
function lastNoun(words: readonly Word[]): string {
  const end = words.findIndex(({ role, isAfterBreak }, place) => place > 0 && (role === 'link' || isAfterBreak));
  const last = words[(end < 0 ? words.length : end) - 1];
  return last?.role === 'noun' ? last.token : '';
}
