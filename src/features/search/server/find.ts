import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { bestFirst } from '../engine/best-first.ts';
import { search, searchLoosely } from '../engine/search-engine.ts';
import { type SearchIndex, titlesOf } from '../engine/search-index.ts';
import { openSynonyms } from '../engine/synonyms.ts';
import type { Lexicon, WordGroup } from '../engine/word-groups.ts';
import { isGenericWord, isPlace, isSoftWord } from '../soft-words.ts';
import { TRADE_WORDS } from '../trade-words.ts';
import {
  type Condition,
  isWithin,
  onePerKind,
  readConditions,
  withoutForeignMoney,
  withoutStretches,
} from '../understanding/conditions.ts';
import { ACCESSORY, LOW_PRICE, liftOf, ofScreens, type ReadNeed, SCREEN } from '../understanding/needs.ts';
import { screenSizes } from '../understanding/screen-sizes.ts';
import { canAnswer, isToldOf, isTradeCatalogue } from './catalogue-knows.ts';
import { type FilterName, filtersAgainst, filtersOf } from './filter-and-sort.ts';
import { comparable, type Guidance } from './guidance.ts';
import type { IndexInForce } from './index-keeper.ts';
import { popularity } from './popular.ts';
import { needsIn } from './understood.ts';

/** Everything that a query and its filters find, before it is cut into pages. */
export interface Found {
  entries: CatalogueEntry[];
  /** What only one filter keeps out: what another choice there would show as well. */
  nearly: ReadonlyMap<FilterName, readonly CatalogueEntry[]>;
  groups: readonly WordGroup[];
  conditions: readonly Condition[];
  needs: readonly ReadNeed[];
}

// The trade's words are no guide to a catalogue that has no screens.
const plainLexicon = { synonyms: openSynonyms([]), isSoft: () => false };
const tradeLexicon = { synonyms: openSynonyms(TRADE_WORDS), isSoft: isSoftWord, isPlace, isGeneric: isGenericWord };
// A screen of the size that was asked for comes before what only fits such a screen, and the other way round for who asks for
// a bracket. What can be bought comes before what is sold out.
const LEAST_NAMED = 0.5;
const LEAST_OF_A_SENTENCE = 3;
const WORTH = { onlyFits: 0.6, soldOut: 0.97, pinned: 1e6, asGood: 0.4, atTheEdge: 0.9 };

/** Reads the query, filters, and ranks the first `count`; behind them the others stand in no order. */
export function find(
  query: SearchQuery,
  snapshot: Snapshot,
  inForce: IndexInForce,
  count = Number.POSITIVE_INFINITY,
): Found {
  const q = query.q ?? '';
  const { conditions, ranked } = rankUnderConditions(q, snapshot, inForce);
  const isNamed = isAnythingNamed(ranked.groups, inForce.index);
  const needs = isTradeCatalogue(snapshot) ? ofScreens(needsIn(q, ranked.groups), !isNamed) : [];
  const again = isNamed ? null : byItsName(q, conditions, needs);
  const meant = again === null ? ranked : rankOrPopular(again, snapshot, inForce, conditions);
  const { scored, groups } = guided(q, snapshot, inForce, { ...meant, groups: ranked.groups });
  const passing: Scored[] = [];
  const nearly = new Map<FilterName, CatalogueEntry[]>();
  const filters = filtersOf(query);
  const worthOf = worthUnder(conditions, needs);
  const isKept = keeperOf(conditions);
  for (const each of scored) {
    const { entry } = each;
    if (!isKept(entry)) continue;
    const against = filtersAgainst(filters, entry);
    if (against === null) {
      each.score *= worthOf(entry.product);
      passing.push(each);
    } else if (against !== 'several') nearly.get(against)?.push(entry) ?? nearly.set(against, [entry]);
  }
  if (needs.some(({ need }) => need === LOW_PRICE)) preferCheaper(passing);
  const entries = bestFirst(passing, count, ({ score }) => score).map(({ entry }) => entry);
  return { entries, nearly, groups, conditions, needs };
}

function rankUnderConditions(q: string, snapshot: Snapshot, inForce: IndexInForce) {
  const conditions = meantConditions(q, snapshot, inForce);
  return { conditions, ranked: rankOrPopular(wordsBeside(q, conditions), snapshot, inForce, conditions) };
}

// A condition that nothing found by the other words can tell of is a word as well.
function meantConditions(q: string, snapshot: Snapshot, { index, words, guidance }: IndexInForce): Condition[] {
  const read = conditionsOf(q, snapshot);
  const said = wordsBeside(q, read);
  if (!said || !read.some(({ kind }) => kind === 'size' || kind === 'brightness')) return read;
  const hits = searchLoosely(index, said, lexiconOf(snapshot, guidance));
  const entryOf = entriesOf(snapshot, words);
  const told = onePerKind(read).filter(({ kind }) => isToldOf(kind, hits, ({ document }) => entryOf(document)));
  const kinds = new Set(told.map(({ kind }) => kind));
  return read.filter(({ kind }) => kinds.has(kind));
}

// Whether any word is what a product is called, beyond words for any screen.
function isAnythingNamed(groups: readonly WordGroup[], index: SearchIndex): boolean {
  return groups.some(
    ({ typed, rarity, alternatives }) =>
      rarity > 0 &&
      !typed.split(' ').every(isGenericWord) &&
      alternatives.some(
        ({ words, weight }) => weight >= LEAST_NAMED && words.every((word) => titlesOf(index, word) > 0),
      ),
  );
}

// 'One screen for our burger van' says what for and not what: then what meets that is searched by the name that it goes by.
function byItsName(q: string, conditions: readonly Condition[], needs: readonly ReadNeed[]): string | null {
  const uses = needs.filter(({ need }) => need.called !== undefined);
  // A word or two may be the beginning of a part number.
  if (uses.length === 0 || q.trim().split(/\s+/).length < LEAST_OF_A_SENTENCE) return null;
  const screens = needs.filter(({ need }) => need === SCREEN).flatMap(({ stretches }) => stretches);
  const rest = wordsBeside(q, [...conditions, ...screens]);
  return [rest, ...new Set(uses.map(({ need }) => need.called))].join(' ');
}

function wordsBeside(q: string, stretches: readonly Pick<Condition, 'from' | 'to'>[]): string {
  return withoutForeignMoney(withoutStretches(q, stretches));
}

// Of what answers about as well, the cheaper comes first; what is only touched by a word does not.
function preferCheaper(passing: Scored[]): void {
  const best = passing.reduce((most, { score }) => Math.max(most, score), 0);
  const good = passing.filter(({ score }) => score >= WORTH.asGood * best);
  good.sort((a, b) => a.entry.pricePence - b.entry.pricePence);
  good.forEach((scored, place) => {
    scored.score = best * (2 - place / good.length);
  });
}

/** Whether a query finds anything at all, without ranking it. */
export function findsAnything(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): boolean {
  const { index, words, guidance } = inForce;
  const q = query.q ?? '';
  const hidden = guidance?.hidden.get(comparable(q));
  const lexicon = lexiconOf(snapshot, guidance);
  const filters = filtersOf(query);
  const entryOf = entriesOf(snapshot, words);
  const conditions = meantConditions(q, snapshot, inForce);
  const isKept = keeperOf(conditions);
  const isFound = (entry: CatalogueEntry | undefined) =>
    entry !== undefined && !hidden?.has(entry.product.id) && filtersAgainst(filters, entry) === null && isKept(entry);
  const said = wordsBeside(q, conditions);
  if (!said) return snapshot.entries.some(isFound);
  return searchLoosely(index, said, lexicon, meantBy(conditions, entryOf)).some(({ document }) =>
    isFound(entryOf(document)),
  );
}

function conditionsOf(q: string, snapshot: Snapshot): Condition[] {
  return readConditions(q).filter(({ kind }) => canAnswer(snapshot, kind));
}

/** Categories with their number of products, the largest first. */
export function countCategories(entries: readonly CatalogueEntry[]): readonly { name: string; count: number }[] {
  const before = counted.get(entries);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const { product } of entries) counts.set(product.category, (counts.get(product.category) ?? 0) + 1);
  const list = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-GB'));
  counted.set(entries, list);
  return list;
}
// Summary, facets and alternatives all ask for the same list.
const counted = new WeakMap<readonly CatalogueEntry[], readonly { name: string; count: number }[]>();

interface Scored {
  entry: CatalogueEntry;
  score: number;
}

interface Ranked {
  scored: Scored[];
  groups: readonly WordGroup[];
}

function lexiconOf(snapshot: Snapshot, guidance: Guidance | undefined): Lexicon {
  if (isTradeCatalogue(snapshot)) return guidance ? { ...tradeLexicon, synonyms: guidance.synonyms } : tradeLexicon;
  return guidance ? { ...plainLexicon, synonyms: guidance.ownSynonyms } : plainLexicon;
}

// What staff have said of this very query: some come first, found or not, and some do not come at all.
function guided(q: string, snapshot: Snapshot, { guidance }: IndexInForce, ranked: Ranked): Ranked {
  if (!guidance || !q.trim()) return ranked;
  const key = comparable(q);
  const pinned = guidance.pinned.get(key) ?? [];
  const hidden = guidance.hidden.get(key);
  if (pinned.length === 0 && !hidden) return ranked;
  const places = new Map(pinned.map((id, at) => [id, pinned.length - at]));
  const first = pinned.flatMap((id) => {
    const entry = snapshot.byId.get(id);
    return entry ? [{ entry, score: WORTH.pinned * (places.get(id) ?? 1) }] : [];
  });
  const others = ranked.scored.filter(({ entry: { product } }) => !places.has(product.id) && !hidden?.has(product.id));
  return { scored: [...first, ...others], groups: ranked.groups };
}

// A query of conditions alone ('under £500') asks for everything that keeps to them.
function rankOrPopular(
  words: string,
  snapshot: Snapshot,
  { index, words: indexed, guidance }: IndexInForce,
  conditions: readonly Condition[] = [],
): Ranked {
  if (words.trim()) {
    const entryOf = entriesOf(snapshot, indexed);
    const isMeant = meantBy(conditions, entryOf);
    const { hits, groups } = search(index, words, lexiconOf(snapshot, guidance), isMeant);
    if (groups.length > 0 || hits.length > 0 || !isSmallWords(words)) {
      const scored: Scored[] = [];
      for (const { document, score } of hits) {
        const entry = entryOf(document);
        if (entry) scored.push({ entry, score });
      }
      return { scored, groups };
    }
  }
  const popular = popularity(snapshot);
  const scored = [...popular].flatMap(([id, place]) => {
    const entry = snapshot.byId.get(id);
    return entry ? [{ entry, score: 1 - place / (popular.size + 1) / 10 }] : [];
  });
  return { scored, groups: [] };
}

// 'for the' says nothing, but '???' asks for something that nothing is.
function isSmallWords(words: string): boolean {
  return /^[\p{L}\s]+$/u.test(words);
}

/** Whether a product keeps to what a query says in so many words. */
export function keeps({ product, pricePence }: CatalogueEntry, { kind, range }: Condition): boolean {
  if (kind === 'price') return isWithin(pricePence, range);
  if (kind === 'stock') return product.inStock;
  if (kind === 'brightness') return isWithin(product.specs.brightnessNits ?? 0, { min: 1, ...range });
  const sizes = screenSizes(product);
  return sizes !== null && (sizes.min ?? 0) <= (range.max ?? Infinity) && (sizes.max ?? 0) >= (range.min ?? 0);
}

function worthUnder(conditions: readonly Condition[], needs: readonly ReadNeed[]): (product: Product) => number {
  const asksForScreen = !needs.some(({ need }) => need === ACCESSORY);
  const sized = conditions.find(({ kind }) => kind === 'size');
  return (product) => {
    // Beside a size, a screen of that size is one thing and what holds it another.
    const isOther = sized !== undefined && asksForScreen !== (product.specs.screenSizeInches !== undefined);
    return (
      liftOf(product, needs) *
      (isOther ? WORTH.onlyFits : nearness(product, sized)) *
      (product.inStock ? 1 : WORTH.soldOut)
    );
  };
}

// Of 'about 75 inches' 75 is meant more than 65.
function nearness({ specs }: Product, sized: Condition | undefined): number {
  const { min, max } = sized?.range ?? {};
  const { screenSizeInches: inches } = specs;
  if (min === undefined || max === undefined || inches === undefined || max === min) return 1;
  const off = Math.abs(inches - (min + max) / 2) / ((max - min) / 2);
  return 1 - (1 - WORTH.atTheEdge) * Math.min(1, off);
}

// What a condition rules out is no measure of how much of the words a product must have.
function meantBy(conditions: readonly Condition[], entryOf: (document: number) => CatalogueEntry | undefined) {
  if (conditions.length === 0) return undefined;
  const isKept = keeperOf(conditions);
  return (document: number) => {
    const entry = entryOf(document);
    return entry !== undefined && isKept(entry);
  };
}

// '55 inch' said a hundred times is still asked of each product once.
function keeperOf(conditions: readonly Condition[]): (entry: CatalogueEntry) => boolean {
  const each = onePerKind(conditions);
  return (entry) => each.every((condition) => keeps(entry, condition));
}

// While no text has changed, a document has the place that its product has in the catalogue.
function entriesOf(
  snapshot: Snapshot,
  indexed: readonly ProductWords[],
): (document: number) => CatalogueEntry | undefined {
  if (snapshot.words === indexed) return (document) => snapshot.entries[document];
  return (document) => snapshot.byId.get(indexed[document]?.id ?? 0);
}
