import type { ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { eachOf, mapped } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { search, searchLoosely } from '../engine/search-engine.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { openSynonyms } from '../engine/synonyms.ts';
import { isInTitles } from '../engine/things-first.ts';
import { tokenise } from '../engine/tokens.ts';
import type { Lexicon } from '../engine/word-groups.ts';
import { isEnglish, nearestEnglish } from '../english.ts';
import { isFood } from '../everyday-things.ts';
import { isGenericWord, isPlace, isSoftWord } from '../soft-words.ts';
import { TRADE_WORDS } from '../trade-words.ts';
import { stretchesBeside } from '../understanding/beside.ts';
import { type Condition, onePerKind, withoutStretches } from '../understanding/conditions.ts';
import { figurative } from '../understanding/figurative.ts';
import { PLACES_AND_MATERIALS } from '../understanding/foreign-noun.ts';
import { isMake } from '../understanding/makes.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { withoutForeignMoney } from '../understanding/prices.ts';
import { isInVocabulary, VOCABULARY } from '../understanding/reading.ts';
import { SCREEN } from '../understanding/trade-needs.ts';
import { cachedBy } from './cached-by.ts';
import { conditionsOf, isToldOf, isTradeCatalogue } from './catalogue-knows.ts';
import { type Columns, columnsOf } from './columns/columns.ts';
import { placeById } from './columns/place-by-id.ts';
import type { IndexInForce } from './current-index.ts';
import type { Guidance } from './guidance.ts';
import { meetsAll } from './meets-conditions.ts';
import { popularFirst } from './popular.ts';
import { type PriceOf, pricesOn, sideOfWords } from './price-side.ts';
import { qualitiesSaid } from './qualities-said.ts';
import { needsRead } from './read-once.ts';
import type { Scored } from './weigh.ts';

/** Products by their words, with how each word was read. */
export interface Ranked {
  scored: Scored[];
  groups: readonly WordGroup[];
}

// In a catalogue without screens the trade's words mislead.
const plainLexicon = { synonyms: openSynonyms([]), isSoft: () => false };
const tradeLexicon = {
  synonyms: openSynonyms(TRADE_WORDS),
  isSoft: isSoftWord,
  isPlace,
  isGeneric: isGenericWord,
  isRight: (token: string) =>
    isEnglish(token) || isInVocabulary(token) || isMake(token) || isFood(token) || PLACES_AND_MATERIALS.has(token),
  nearest: (token: string) => nearestEnglish(token, VOCABULARY),
};

const LEAST_OF_A_SENTENCE = 3;

/** What a query states as conditions, and the products with its other words that meet them. */
export function* rankUnderConditions(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce) {
  const { q = '' } = query;
  const conditions = yield* meantConditions(q, snapshot, inForce);
  const qualities = isTradeCatalogue(snapshot) ? yield* qualitiesSaid(q, conditions, snapshot, inForce) : [];
  const aside = isTradeCatalogue(snapshot) ? [...wordsAside(q), ...qualities] : [];
  const beside = wordsBeside(q, [...conditions, ...aside]);
  const words = { q: conditions.length > 0 && isAnyScreen(beside, snapshot) ? '' : beside, vat: sideOfWords(query) };
  return { conditions, qualities, ranked: yield* rankOrPopular(words, snapshot, inForce, conditions) };
}

// A condition that no match of the other words states is a word; that of a screen is one whatever else is said of it.
function* meantConditions(q: string, snapshot: Snapshot, inForce: IndexInForce): Steps<Condition[]> {
  const { index, guidance, attributes } = inForce;
  const read = conditionsOf(q, snapshot, attributes.amounts);
  const said = wordsBeside(q, read);
  const amountOf = ({ kind }: Condition) => attributes.amounts.find((amount) => amount.kind === kind);
  if (!said || !read.some(amountOf) || isOfScreen(q, snapshot)) return read;
  const hits = yield* searchLoosely(index, said, lexiconOf(snapshot, guidance));
  const columns = columnsOf(snapshot);
  const placeOf = placesOf(snapshot, inForce);
  const kinds = new Set<string>();
  for (const each of onePerKind(read)) {
    if (yield* isToldOf(amountOf(each), hits, columns, ({ document }) => placeOf(document))) kinds.add(each.kind);
  }
  return read.filter(({ kind }) => kinds.has(kind));
}

// The 'tv' of '55" tv' tells no screen from another, though some texts say 'screen' and others do not.
function isAnyScreen(words: string, snapshot: Snapshot): boolean {
  const tokens = tokenise(words);
  return tokens.length > 0 && isTradeCatalogue(snapshot) && tokens.every(isGenericWord);
}

function wordsAside(q: string): readonly Pick<Condition, 'from' | 'to'>[] {
  const unsearched = needsRead(q).flatMap(({ need, stretches }) => (need.isUnsearched ? stretches : []));
  return [...unsearched, ...figurative(q), ...stretchesBeside(q)];
}

function isOfScreen(q: string, snapshot: Snapshot): boolean {
  return isTradeCatalogue(snapshot) && needsRead(q).some(({ need }) => need === SCREEN);
}

/** Whether any word is part of a product name, besides words for any screen. */
export function isAnythingNamed(groups: readonly WordGroup[], index: SearchIndex): boolean {
  return groups.some(
    ({ typed, rarity, alternatives }) =>
      rarity > 0 && !typed.includes('#') && !typed.split(' ').every(isGenericWord) && isInTitles(index, alternatives),
  );
}

/** 'One screen for our burger van' names a use and no product: it is searched by the name of products for that use. */
export function byItsName(q: string, conditions: readonly Condition[], needs: readonly ReadNeed[]): string | null {
  const uses = needs.filter(({ need }) => need.called !== undefined);
  if (!isSentence(q)) return null;
  if (uses.length === 0) return conditions.length > 0 && needs.length === 0 ? '' : null;
  const screens = needs.filter(({ need }) => need === SCREEN).flatMap(({ stretches }) => stretches);
  const rest = wordsBeside(q, [...conditions, ...screens]);
  return [rest, ...new Set(uses.map(({ need }) => need.called))].join(' ');
}

/** Whether a query has so many words that it says something; fewer may begin a part number. */
export function isSentence(q: string): boolean {
  return q.trim().split(/\s+/).length >= LEAST_OF_A_SENTENCE;
}

function wordsBeside(q: string, stretches: readonly Pick<Condition, 'from' | 'to'>[]): string {
  return withoutForeignMoney(withoutStretches(q, stretches));
}

function lexiconOf(snapshot: Snapshot, guidance: Guidance | undefined): Lexicon {
  if (isTradeCatalogue(snapshot)) return guidance ? { ...tradeLexicon, synonyms: guidance.synonyms } : tradeLexicon;
  return guidance ? { ...plainLexicon, synonyms: guidance.ownSynonyms } : plainLexicon;
}

/** Products by words; a query with conditions only ('under £500') asks for all products that meet them. */
export function* rankOrPopular(
  { q: words = '', vat }: Pick<SearchQuery, 'q' | 'vat'>,
  snapshot: Snapshot,
  inForce: IndexInForce,
  conditions: readonly Condition[] = [],
): Steps<Ranked> {
  const { index, guidance } = inForce;
  if (words.trim()) {
    const placeOf = placesOf(snapshot, inForce);
    const isMeant = metBy(conditions, inForce, placeOf, pricesOn(vat, snapshot), columnsOf(snapshot));
    const { hits, groups } = yield* search(index, words, lexiconOf(snapshot, guidance), isMeant);
    if (groups.length > 0 || hits.length > 0 || !isSmallWords(words)) {
      const scored: Scored[] = [];
      yield* eachOf(hits, ({ document, score, isByCode = false }) => {
        const place = placeOf(document);
        if (place >= 0) scored.push({ place, score, against: 0, isByCode });
      });
      return { scored, groups };
    }
  }
  const popular = popularFirst(snapshot);
  const scored = yield* mapped(popular, (place, at) => ({
    ...{ place, score: 1 - at / (popular.length + 1) / 10 },
    ...{ against: 0, isByCode: false },
  }));
  return { scored, groups: [] };
}

// 'for the' means nothing, but '???' is a query without results.
function isSmallWords(words: string): boolean {
  return /^[\p{L}\s]+$/u.test(words);
}

// Products that a condition excludes must not set the required share of the words.
function metBy(
  conditions: readonly Condition[],
  { attributes }: IndexInForce,
  placeOf: (document: number) => number,
  priceOf: PriceOf,
  columns: Columns,
) {
  if (conditions.length === 0) return undefined;
  const isMet = meetsAll(conditions, attributes.amounts, priceOf, columns);
  return (document: number) => {
    const place = placeOf(document);
    return place >= 0 && isMet(place);
  };
}

/** The place in the catalogue of what the index has as a document; -1 where it is no longer on sale. */
export function placesOf({ words }: Snapshot, inForce: IndexInForce): (document: number) => number {
  // While no text has changed, documents and products are in the same order.
  if (words === inForce.words) return (document) => document;
  return placesBeside(inForce.ids)(words);
}

// Found once for each document: after a change of a text it is asked by every search until the index is built anew.
const placesBeside = cachedBy((ids: Int32Array) =>
  cachedBy((words: readonly ProductWords[]) => {
    const known = new Int32Array(ids.length).fill(NOT_LOOKED_FOR);
    return (document: number): number => {
      const before = known[document] ?? -1;
      if (before !== NOT_LOOKED_FOR) return before;
      const place = placeById(ids[document] ?? 0, words);
      known[document] = place;
      return place;
    };
  }),
);
const NOT_LOOKED_FOR = -2;
