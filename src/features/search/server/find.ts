import type { CatalogueEntry, ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { bestFirst } from '../engine/best-first.ts';
import { search, searchLoosely } from '../engine/search-engine.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { openSynonyms } from '../engine/synonyms.ts';
import { isInTitles } from '../engine/things-first.ts';
import type { Lexicon } from '../engine/word-groups.ts';
import { isGenericWord, isPlace, isSoftWord } from '../soft-words.ts';
import { TRADE_WORDS } from '../trade-words.ts';
import { type Condition, onePerKind, withoutStretches } from '../understanding/conditions.ts';
import { ofScreens, type ReadNeed } from '../understanding/needs.ts';
import { withoutForeignMoney } from '../understanding/prices.ts';
import { LOW_PRICE, SCREEN } from '../understanding/trade-needs.ts';
import { conditionsOf, isToldOf, isTradeCatalogue } from './catalogue-knows.ts';
import type { IndexInForce } from './current-index.ts';
import { type FilterName, filtersAgainst, filtersOf } from './filter-and-sort.ts';
import { comparable, type Guidance } from './guidance.ts';
import { meetsAll } from './meets-conditions.ts';
import { popularity } from './popular.ts';
import { type PriceOf, pricesOn } from './price-side.ts';
import { needsIn } from './understood.ts';
import { preferCheaper, type Scored, weightUnder } from './weigh.ts';

/** All results of a query with its filters, before paging. */
export interface Found {
  entries: CatalogueEntry[];
  /** Products that only one filter excludes: another choice there would show them. */
  nearly: ReadonlyMap<FilterName, readonly CatalogueEntry[]>;
  groups: readonly WordGroup[];
  conditions: readonly Condition[];
  needs: readonly ReadNeed[];
}

// In a catalogue without screens the trade's words mislead.
const plainLexicon = { synonyms: openSynonyms([]), isSoft: () => false };
const tradeLexicon = { synonyms: openSynonyms(TRADE_WORDS), isSoft: isSoftWord, isPlace, isGeneric: isGenericWord };
const LEAST_OF_A_SENTENCE = 3;
// Above any score by words.
const PIN_SCORE = 1e6;

/** Reads the query, filters, and ranks the first `count`; the rest follows unordered. */
export function find(
  query: SearchQuery,
  snapshot: Snapshot,
  inForce: IndexInForce,
  count = Number.POSITIVE_INFINITY,
): Found {
  const q = query.q ?? '';
  const { attributes } = inForce;
  const { conditions, ranked } = rankUnderConditions(query, snapshot, inForce);
  const isNamed = isAnythingNamed(ranked.groups, inForce.index);
  const needs = isTradeCatalogue(snapshot) ? ofScreens(needsIn(q, ranked.groups, attributes.needs), !isNamed) : [];
  const again = isNamed ? null : byItsName(q, conditions, needs);
  const meant = again === null ? ranked : rankOrPopular({ ...query, q: again }, snapshot, inForce, conditions);
  const { scored, groups } = guided(q, snapshot, inForce, { ...meant, groups: ranked.groups });
  const passing: Scored[] = [];
  const nearly = new Map<FilterName, CatalogueEntry[]>();
  const priceOf = pricesOn(query.vat, snapshot);
  const filters = filtersOf(query, attributes.filters, priceOf);
  const weightOf = weightUnder(conditions, needs);
  const isMet = meetsAll(conditions, attributes.amounts, priceOf);
  for (const each of scored) {
    const { entry } = each;
    if (!isMet(entry)) continue;
    const against = filtersAgainst(filters, entry);
    if (against === null) {
      each.score *= weightOf(entry.product);
      passing.push(each);
    } else if (against !== 'several') nearly.get(against)?.push(entry) ?? nearly.set(against, [entry]);
  }
  if (needs.some(({ need }) => need === LOW_PRICE)) preferCheaper(passing);
  const entries = bestFirst(passing, count, ({ score }) => score).map(({ entry }) => entry);
  return { entries, nearly, groups, conditions, needs };
}

function rankUnderConditions(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce) {
  const { q = '', vat } = query;
  const conditions = meantConditions(q, snapshot, inForce);
  const words = { q: wordsBeside(q, conditions), vat };
  return { conditions, ranked: rankOrPopular(words, snapshot, inForce, conditions) };
}

// A condition that no match of the other words states is a word.
function meantConditions(q: string, snapshot: Snapshot, inForce: IndexInForce): Condition[] {
  const { index, words, guidance, attributes } = inForce;
  const read = conditionsOf(q, snapshot, attributes.amounts);
  const said = wordsBeside(q, read);
  const amountOf = ({ kind }: Condition) => attributes.amounts.find((amount) => amount.kind === kind);
  if (!said || !read.some(amountOf)) return read;
  const hits = searchLoosely(index, said, lexiconOf(snapshot, guidance));
  const entryOf = entriesOf(snapshot, words);
  const told = onePerKind(read).filter((each) => isToldOf(amountOf(each), hits, ({ document }) => entryOf(document)));
  const kinds = new Set(told.map(({ kind }) => kind));
  return read.filter(({ kind }) => kinds.has(kind));
}

// Whether any word is part of a product name, besides words for any screen.
function isAnythingNamed(groups: readonly WordGroup[], index: SearchIndex): boolean {
  return groups.some(
    ({ typed, rarity, alternatives }) =>
      rarity > 0 && !typed.split(' ').every(isGenericWord) && isInTitles(index, alternatives),
  );
}

// 'One screen for our burger van' names a use and no product: it is searched by the name of products for that use.
function byItsName(q: string, conditions: readonly Condition[], needs: readonly ReadNeed[]): string | null {
  const uses = needs.filter(({ need }) => need.called !== undefined);
  // Short queries may begin a part number.
  if (uses.length === 0 || q.trim().split(/\s+/).length < LEAST_OF_A_SENTENCE) return null;
  const screens = needs.filter(({ need }) => need === SCREEN).flatMap(({ stretches }) => stretches);
  const rest = wordsBeside(q, [...conditions, ...screens]);
  return [rest, ...new Set(uses.map(({ need }) => need.called))].join(' ');
}

function wordsBeside(q: string, stretches: readonly Pick<Condition, 'from' | 'to'>[]): string {
  return withoutForeignMoney(withoutStretches(q, stretches));
}

/** Whether a query has results, without ranking them. */
export function findsAnything(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): boolean {
  const { index, words, guidance, attributes } = inForce;
  const q = query.q ?? '';
  const hidden = guidance?.hidden.get(comparable(q));
  const lexicon = lexiconOf(snapshot, guidance);
  const priceOf = pricesOn(query.vat, snapshot);
  const filters = filtersOf(query, attributes.filters, priceOf);
  const entryOf = entriesOf(snapshot, words);
  const conditions = meantConditions(q, snapshot, inForce);
  const isMet = meetsAll(conditions, attributes.amounts, priceOf);
  const isFound = (entry: CatalogueEntry | undefined) =>
    entry !== undefined && !hidden?.has(entry.product.id) && filtersAgainst(filters, entry) === null && isMet(entry);
  const said = wordsBeside(q, conditions);
  if (!said) return snapshot.entries.some(isFound);
  return searchLoosely(index, said, lexicon, meantBy(conditions, inForce, entryOf, priceOf)).some(({ document }) =>
    isFound(entryOf(document)),
  );
}

type Ranked = { scored: Scored[]; groups: readonly WordGroup[] };

function lexiconOf(snapshot: Snapshot, guidance: Guidance | undefined): Lexicon {
  if (isTradeCatalogue(snapshot)) return guidance ? { ...tradeLexicon, synonyms: guidance.synonyms } : tradeLexicon;
  return guidance ? { ...plainLexicon, synonyms: guidance.ownSynonyms } : plainLexicon;
}

// Applies staff's rules for this query: pinned products come first, found or not; hidden ones are removed.
function guided(q: string, snapshot: Snapshot, { guidance }: IndexInForce, ranked: Ranked): Ranked {
  if (!guidance || !q.trim()) return ranked;
  const key = comparable(q);
  const pinned = guidance.pinned.get(key) ?? [];
  const hidden = guidance.hidden.get(key);
  if (pinned.length === 0 && !hidden) return ranked;
  const places = new Map(pinned.map((id, at) => [id, pinned.length - at]));
  const first = pinned.flatMap((id) => {
    const entry = snapshot.byId.get(id);
    return entry ? [{ entry, score: PIN_SCORE * (places.get(id) ?? 1) }] : [];
  });
  const others = ranked.scored.filter(({ entry: { product } }) => !places.has(product.id) && !hidden?.has(product.id));
  return { scored: [...first, ...others], groups: ranked.groups };
}

// A query with conditions only ('under £500') asks for all products that meet them.
function rankOrPopular(
  { q: words = '', vat }: Pick<SearchQuery, 'q' | 'vat'>,
  snapshot: Snapshot,
  inForce: IndexInForce,
  conditions: readonly Condition[] = [],
): Ranked {
  const { index, words: indexed, guidance } = inForce;
  if (words.trim()) {
    const entryOf = entriesOf(snapshot, indexed);
    const isMeant = meantBy(conditions, inForce, entryOf, pricesOn(vat, snapshot));
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

// 'for the' means nothing, but '???' is a query without results.
function isSmallWords(words: string): boolean {
  return /^[\p{L}\s]+$/u.test(words);
}

// Products that a condition excludes must not set the required share of the words.
function meantBy(
  conditions: readonly Condition[],
  { attributes }: IndexInForce,
  entryOf: (document: number) => CatalogueEntry | undefined,
  priceOf: PriceOf,
) {
  if (conditions.length === 0) return undefined;
  const isMet = meetsAll(conditions, attributes.amounts, priceOf);
  return (document: number) => {
    const entry = entryOf(document);
    return entry !== undefined && isMet(entry);
  };
}

// While no text has changed, documents and entries are in the same order.
function entriesOf(
  snapshot: Snapshot,
  indexed: readonly ProductWords[],
): (document: number) => CatalogueEntry | undefined {
  if (snapshot.words === indexed) return (document) => snapshot.entries[document];
  return (document) => snapshot.byId.get(indexed[document]?.id ?? 0);
}
