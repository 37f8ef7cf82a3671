import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { bestFirst } from '../engine/best-first.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import type { Order } from '../understanding/orders.ts';
import type { Page } from '../understanding/vocabulary-book.ts';
import { disagreementWith, type Meant, UNASKED } from './agreement.ts';
import { isTradeCatalogue } from './catalogue-knows.ts';
import { breakTies, clicksFor } from './clicks/break-ties.ts';
import { type Columns, columnsOf } from './columns/columns.ts';
import type { Places } from './columns/places.ts';
import type { IndexInForce } from './current-index.ts';
import { extremeOf } from './extremes.ts';
import { type FilterName, filtersAgainst, filtersOf } from './filter-and-sort.ts';
import { type FoundBeside, findBeside } from './find-beside.ts';
import { findFitting } from './find-fitting.ts';
import { putInOrder } from './in-the-order.ts';
import type { WhatFits } from './judge-hosts.ts';
import { keptOf, type Searched } from './kept.ts';
import { meetsAll } from './meets-conditions.ts';
import { withNamedFirst } from './named-first.ts';
import { namedWhole } from './named-whole.ts';
import { farFromAmount, withNearSizes } from './near-sizes.ts';
import type { Lacking } from './not-sold.ts';
import { popularOfKind } from './popular.ts';
import { type PriceOf, pricesNamedIn, pricesOn } from './price-side.ts';
import { type Asked, readAndRank } from './read-and-rank.ts';
import { withoutSofterFacts } from './softer-facts.ts';
import { factsUnmet, measuresUnmet, type Unmet } from './unmet.ts';
import { isPinned, type Scored, weightUnder } from './weigh.ts';
import { whatFits } from './what-fits.ts';

/** All results of a query with its filters, before paging. */
export interface Found {
  entries: readonly CatalogueEntry[];
  /** Their places in the catalogue. */
  places: Places;
  /** The places of products that only one filter excludes: another choice there would show them. */
  nearly: ReadonlyMap<FilterName, readonly number[]>;
  groups: readonly WordGroup[];
  conditions: readonly Condition[];
  /** The prices that its words are about, on the side of VAT that they say. */
  priceNamed: PriceOf;
  needs: readonly ReadNeed[];
  /** Needs that are facts, and that every product here meets. */
  sure: readonly ReadNeed[];
  /** What the kind of thing, the facts, the place and the use say; empty in a catalogue of other things. */
  meant: Meant;
  order: Order | null;
  /** Whether all that is shown is in that order, and not only what is nearest to the words. */
  isAllInOrder: boolean;
  /** The page that answers what no product can. */
  page: Page | null;
  /** The places of what its words alone rank first, and the most popular of the kind that is meant, under the same filters and conditions. */
  byWords: readonly number[];
  /** The condition that no product of the kind asked for meets, and which was given up. */
  leftOut: Condition | null;
  /** The words that say what is asked for, if no product is called so; null in a catalogue of other things. */
  uncalled: string | null;
  /** Whether that is known not to be sold: the vocabulary has it as such, or no text of the catalogue has its word. */
  isUnsold: boolean;
  /** How one asks for what serves in place of what is not sold; null where nothing is known to. */
  instead: string | null;
  /** What is asked for and no product states. */
  unmet: readonly Unmet[];
  /** What there is of what is asked for beside the main thing. */
  beside: readonly FoundBeside[];
  /** The thing that is asked for, as it was typed. */
  saidAs: string;
  /** Whether the first is here because the words are its whole name. */
  isNamedWhole: boolean;
  /** What the engine of what fits says, where the words name a product that something is to fit; else null. */
  fit: WhatFits | null;
}

/** Reads the query, filters, and ranks the first `count`; the rest follows unordered. */
export function* find(
  query: SearchQuery,
  snapshot: Snapshot,
  inForce: IndexInForce,
  count = Number.POSITIVE_INFINITY,
): Steps<Found> {
  const { q = '' } = query;
  const named = namedWhole(q, snapshot, inForce);
  if (named.length > 0) {
    const found = yield* findByWords(query, snapshot, inForce, count);
    const shop = { query, snapshot, inForce, columns: columnsOf(snapshot), priceOf: found.priceNamed };
    return withNamedFirst(found, named, shop);
  }
  const fit = q && isTradeCatalogue(snapshot) ? yield* whatFits(q, snapshot, inForce) : null;
  return yield* fit ? findFitting(fit, query, snapshot, inForce) : findByWords(query, snapshot, inForce, count);
}

function* findByWords(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce, count: number): Steps<Found> {
  const { attributes } = inForce;
  const columns = columnsOf(snapshot);
  const priceOf = pricesNamedIn(query, snapshot);
  const read = yield* readAndRank(query, snapshot, inForce);
  const firm = yield* withoutSofterFacts(read, snapshot, { attributes, priceOf });
  const asked = yield* withNearSizes(firm, snapshot, { attributes, priceOf });
  const { groups, conditions, needs, meant, reading, isTrade } = asked;
  const shop = { query, snapshot, inForce, columns, priceOf };
  const { met, kept, sure, isShown, leftOut, lacking, isNothingNear } = yield* keptOf(asked, shop);
  const filters = filtersOf(query, attributes.filters, columns, pricesOn(query.vat, snapshot));
  const isMet = meetsAll(conditions, attributes.amounts, priceOf, columns);
  const byWords = (isTrade ? [...(yield* firstByWords(met)), ...likelyIn(meant, snapshot)] : []).filter(
    (place) => isMet(place) && isShown(place) && filtersAgainst(filters, place) === null,
  );
  const farAt = farFromAmount(leftOut, attributes.amounts, columns);
  const { passing, nearly } = yield* underFilters(kept, filters, ranker(asked, farAt, columns, snapshot));
  const isAllInOrder = reading.order
    ? yield* putInOrder(passing, reading.order, columns.entries, meant.asked?.isAccessory ? ALIKE : 0)
    : false;
  if (!reading.order) yield* breakTies(passing, clicksFor(query.q, snapshot), columns);
  const shown = yield* inTheirPlaces(yield* bestFirst(passing, count, ({ score }) => score), columns);
  const [first] = leftOut ? [] : shown.entries;
  return {
    ...shown,
    nearly,
    groups,
    conditions: conditions.filter(({ kind }) => kind !== leftOut?.kind),
    priceNamed: priceOf,
    needs,
    sure,
    meant,
    order: reading.order,
    isAllInOrder,
    byWords,
    page: reading.page,
    leftOut,
    uncalled: lacking?.said ?? null,
    isUnsold: lacking?.isUnsold ?? false,
    instead: lacking?.instead ?? null,
    unmet: isNothingNear ? unmetBeside(asked, lacking) : yield* allUnmet(asked, sure, first?.product, shop),
    beside: yield* findBeside(reading, conditions, shown.places[0], { query, snapshot, columns, attributes }),
    saidAs: reading.saidAs,
    isNamedWhole: false,
    fit: null,
  };
}

// Each that passes is ranked; of one that a single filter leaves out, that filter is remembered.
function* underFilters(kept: readonly Scored[], filters: ReturnType<typeof filtersOf>, rank: (each: Scored) => void) {
  const passing: Scored[] = [];
  const nearly = new Map<FilterName, number[]>();
  yield* eachOf(kept, (each) => {
    const against = filtersAgainst(filters, each.place);
    if (against === null) {
      if (!isPinned(each)) rank(each);
      passing.push(each);
    } else if (against !== 'several') nearly.get(against)?.push(each.place) ?? nearly.set(against, [each.place]);
  });
  return { passing, nearly };
}

// Of what is not sold nothing else is told, but of another make.
function unmetBeside({ unmet }: Asked, lacking: Lacking | null): readonly Unmet[] {
  if (!lacking?.isUnsold) return unmet;
  return unmet.filter(({ said, is }) => is === 'make' && !lacking.said.toLowerCase().includes(said));
}

function* allUnmet(
  { meant, conditions, unmet, told }: Asked,
  sure: readonly ReadNeed[],
  first: Product | undefined,
  { snapshot, inForce: { attributes }, priceOf, columns }: Searched,
): Steps<readonly Unmet[]> {
  const measures = conditions.filter(({ kind }) => kind !== 'price' && kind !== 'stock');
  const isMeasured = meetsAll(measures, attributes.amounts, priceOf, columns);
  return [
    ...unmet,
    ...(yield* factsUnmet(meant, sure, told, snapshot)),
    ...(yield* measuresUnmet(meant, conditions, isMeasured, first, snapshot)),
  ];
}

// A flat bracket that also bears the weather and a tilting one are as good as what is called a bracket alone; sums of fractions are not exact.
const ALIKE = UNASKED.narrower + UNASKED.outdoorAccessory + 0.01;

const MOST_BY_WORDS = 12;

const MOST_LIKELY = 4;

// Their scores are those of the words as long as nothing else has ranked them.
function* firstByWords(met: readonly Scored[]): Steps<number[]> {
  const best = yield* bestFirst(met, MOST_BY_WORDS, ({ score }) => score);
  return best.slice(0, MOST_BY_WORDS).map(({ place }) => place);
}

function likelyIn({ asked, wish }: Meant, snapshot: Snapshot): number[] {
  const kind = wish.thing ?? asked;
  return kind === null ? [] : [...popularOfKind(snapshot, kind).subarray(0, MOST_LIKELY)];
}

function* inTheirPlaces(found: readonly Scored[], { entries }: Columns): Steps<Pick<Found, 'entries' | 'places'>> {
  const places = new Uint32Array(found.length);
  const own: CatalogueEntry[] = [];
  yield* eachOf(found, ({ place }, at) => {
    places[at] = place;
    own.push(entries[place] as CatalogueEntry);
  });
  return { entries: own, places };
}

// Words that name no product are in a description by chance: what place and use call for says more.
const CHANCE = 0.3;

function ranker(
  asked: Asked,
  farAt: (place: number) => number,
  columns: Columns,
  snapshot: Snapshot,
): (each: Scored) => void {
  const { meant, conditions, needs, isByChance } = asked;
  const weightAt = weightUnder(conditions, needs, columns);
  const extremeAt = extremeOf(asked, columns, snapshot);
  const disagreement = disagreementWith(meant, columns.texts);
  return (each) => {
    const { place, isByCode } = each;
    each.against = isByCode ? 0 : disagreement(place);
    each.score =
      each.score * (isByChance && !isByCode ? CHANCE : 1) * weightAt(place) -
      each.against -
      extremeAt(place) -
      farAt(place);
  };
}
