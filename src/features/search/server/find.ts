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
import { needsIn } from './understood.ts';
import { preferCheaper, type Scored, weightUnder } from './weigh.ts';

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
const LEAST_OF_A_SENTENCE = 3;
// Before everything that was found by its words.
const WORTH_OF_A_PIN = 1e6;

/** Reads the query, filters, and ranks the first `count`; behind them the others stand in no order. */
export function find(
  query: SearchQuery,
  snapshot: Snapshot,
  inForce: IndexInForce,
  count = Number.POSITIVE_INFINITY,
): Found {
  const q = query.q ?? '';
  const { attributes } = inForce;
  const { conditions, ranked } = rankUnderConditions(q, snapshot, inForce);
  const isNamed = isAnythingNamed(ranked.groups, inForce.index);
  const needs = isTradeCatalogue(snapshot) ? ofScreens(needsIn(q, ranked.groups, attributes.needs), !isNamed) : [];
  const again = isNamed ? null : byItsName(q, conditions, needs);
  const meant = again === null ? ranked : rankOrPopular(again, snapshot, inForce, conditions);
  const { scored, groups } = guided(q, snapshot, inForce, { ...meant, groups: ranked.groups });
  const passing: Scored[] = [];
  const nearly = new Map<FilterName, CatalogueEntry[]>();
  const filters = filtersOf(query, attributes.filters);
  const worthOf = weightUnder(conditions, needs);
  const isKept = meetsAll(conditions, attributes.amounts);
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

// Whether any word is what a product is called, beyond words for any screen.
function isAnythingNamed(groups: readonly WordGroup[], index: SearchIndex): boolean {
  return groups.some(
    ({ typed, rarity, alternatives }) =>
      rarity > 0 && !typed.split(' ').every(isGenericWord) && isInTitles(index, alternatives),
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

/** Whether a query finds anything at all, without ranking it. */
export function findsAnything(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): boolean {
  const { index, words, guidance, attributes } = inForce;
  const q = query.q ?? '';
  const hidden = guidance?.hidden.get(comparable(q));
  const lexicon = lexiconOf(snapshot, guidance);
  const filters = filtersOf(query, attributes.filters);
  const entryOf = entriesOf(snapshot, words);
  const conditions = meantConditions(q, snapshot, inForce);
  const isKept = meetsAll(conditions, attributes.amounts);
  const isFound = (entry: CatalogueEntry | undefined) =>
    entry !== undefined && !hidden?.has(entry.product.id) && filtersAgainst(filters, entry) === null && isKept(entry);
  const said = wordsBeside(q, conditions);
  if (!said) return snapshot.entries.some(isFound);
  return searchLoosely(index, said, lexicon, meantBy(conditions, inForce, entryOf)).some(({ document }) =>
    isFound(entryOf(document)),
  );
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
    return entry ? [{ entry, score: WORTH_OF_A_PIN * (places.get(id) ?? 1) }] : [];
  });
  const others = ranked.scored.filter(({ entry: { product } }) => !places.has(product.id) && !hidden?.has(product.id));
  return { scored: [...first, ...others], groups: ranked.groups };
}

// A query of conditions alone ('under £500') asks for everything that keeps to them.
function rankOrPopular(
  words: string,
  snapshot: Snapshot,
  inForce: IndexInForce,
  conditions: readonly Condition[] = [],
): Ranked {
  const { index, words: indexed, guidance } = inForce;
  if (words.trim()) {
    const entryOf = entriesOf(snapshot, indexed);
    const isMeant = meantBy(conditions, inForce, entryOf);
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

// What a condition rules out is no measure of how much of the words a product must have.
function meantBy(
  conditions: readonly Condition[],
  { attributes }: IndexInForce,
  entryOf: (document: number) => CatalogueEntry | undefined,
) {
  if (conditions.length === 0) return undefined;
  const isKept = meetsAll(conditions, attributes.amounts);
  return (document: number) => {
    const entry = entryOf(document);
    return entry !== undefined && isKept(entry);
  };
}

// While no text has changed, a document has the place that its product has in the catalogue.
function entriesOf(
  snapshot: Snapshot,
  indexed: readonly ProductWords[],
): (document: number) => CatalogueEntry | undefined {
  if (snapshot.words === indexed) return (document) => snapshot.entries[document];
  return (document) => snapshot.byId.get(indexed[document]?.id ?? 0);
}
