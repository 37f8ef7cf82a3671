import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { search } from '../engine/search-engine.ts';
import { openSynonyms } from '../engine/synonyms.ts';
import type { WordGroup } from '../engine/word-groups.ts';
import { isSoftWord } from '../soft-words.ts';
import { TRADE_WORDS } from '../trade-words.ts';
import { type Condition, isWithin, readConditions, withoutStretches } from '../understanding/conditions.ts';
import { ACCESSORY, liftOf, type ReadNeed, readNeeds } from '../understanding/needs.ts';
import { screenSizes } from '../understanding/screen-sizes.ts';
import { inRange } from './filter-and-sort.ts';
import type { IndexInForce } from './index-keeper.ts';
import { popularIds } from './popular.ts';

/** Everything that a query and its filters find, before it is cut into pages. */
export interface Found {
  entries: CatalogueEntry[];
  /** The same before the category filter: what the other categories would show. */
  ofAllCategories: CatalogueEntry[];
  groups: readonly WordGroup[];
  conditions: readonly Condition[];
  needs: readonly ReadNeed[];
}

const lexicon = { synonyms: openSynonyms(TRADE_WORDS), isSoft: isSoftWord };
// A screen of the size that was asked for comes before what only fits such a screen; so does what can be bought.
const WORTH = { onlyFits: 0.6, soldOut: 0.97 };

/** Reads the query, ranks, filters: the most relevant first. */
export function find(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Found {
  const q = query.q ?? '';
  const conditions = readConditions(q);
  const needs = readNeeds(q);
  const { scored, groups } = rankOrPopular(withoutStretches(q, conditions), snapshot, inForce);
  const ofAllCategories = scored
    .filter(({ entry }) => conditions.every((condition) => keeps(entry, condition)))
    .filter(({ entry }) => inRange(entry, query.minPrice, query.maxPrice))
    .filter(({ entry }) => query.inStock !== 'true' || entry.product.inStock)
    .map(({ entry, score }) => ({ entry, score: score * worthOf(entry, conditions, needs) }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
  const entries = query.category
    ? ofAllCategories.filter(({ product }) => product.category === query.category)
    : ofAllCategories;
  return { entries, ofAllCategories, groups, conditions, needs };
}

/** Categories with their number of products, the largest first. */
export function countCategories(entries: readonly CatalogueEntry[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { product } of entries) counts.set(product.category, (counts.get(product.category) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-GB'));
}

interface Scored {
  entry: CatalogueEntry;
  score: number;
}

// A query of conditions alone ('under £500') asks for everything that keeps to them.
function rankOrPopular(words: string, snapshot: Snapshot, { index, words: indexed }: IndexInForce) {
  if (words.trim()) {
    const { hits, groups } = search(index, words, lexicon);
    if (groups.length > 0 || hits.length > 0 || !isSmallWords(words)) {
      const scored: Scored[] = hits.flatMap(({ document, score }) => {
        const entry = snapshot.byId.get(indexed[document]?.id ?? 0);
        return entry ? [{ entry, score }] : [];
      });
      return { scored, groups };
    }
  }
  const popular = popularIds(snapshot);
  const scored = popular.flatMap((id, place) => {
    const entry = snapshot.byId.get(id);
    return entry ? [{ entry, score: 1 - place / (popular.length + 1) / 10 }] : [];
  });
  return { scored, groups: [] };
}

// 'for the' says nothing, but '???' asks for something that nothing is.
function isSmallWords(words: string): boolean {
  return /^[\p{L}\s]+$/u.test(words);
}

function keeps({ product, pricePence }: CatalogueEntry, { kind, range }: Condition): boolean {
  if (kind === 'price') return isWithin(pricePence, range);
  if (kind === 'stock') return product.inStock;
  if (kind === 'brightness') return isWithin(product.specs.brightnessNits ?? 0, { min: 1, ...range });
  const sizes = screenSizes(product);
  return sizes !== null && (sizes.min ?? 0) <= (range.max ?? Infinity) && (sizes.max ?? 0) >= (range.min ?? 0);
}

function worthOf({ product }: CatalogueEntry, conditions: readonly Condition[], needs: readonly ReadNeed[]): number {
  const asksForScreen = conditions.some(({ kind }) => kind === 'size') && !needs.some(({ need }) => need === ACCESSORY);
  const onlyFits = asksForScreen && product.specs.screenSizeInches === undefined ? WORTH.onlyFits : 1;
  return liftOf(product, needs) * onlyFits * (product.inStock ? 1 : WORTH.soldOut);
}
