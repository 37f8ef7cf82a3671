import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { eachOf, filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { bestFirst } from '../engine/best-first.ts';
import { everyToken } from '../engine/tokens.ts';
import { type Condition, withoutStretches } from '../understanding/conditions.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import type { Order } from '../understanding/orders.ts';
import type { Page } from '../understanding/vocabulary-book.ts';
import { disagreementWith, type Meant } from './agreement.ts';
import { isTradeCatalogue } from './catalogue-knows.ts';
import { breakTies, clicksFor } from './clicks/break-ties.ts';
import { type Columns, columnsOf } from './columns/columns.ts';
import type { Places } from './columns/places.ts';
import type { IndexInForce } from './current-index.ts';
import { extremeOf } from './extremes.ts';
import { type FilterName, filtersAgainst, filtersOf } from './filter-and-sort.ts';
import { findFitting } from './find-fitting.ts';
import type { WhatFits } from './judge-hosts.ts';
import { asksForAll, isAnswered, isForAPage } from './meant.ts';
import { meetsAll } from './meets-conditions.ts';
import { lackingFrom } from './not-sold.ts';
import { popularOfKind } from './popular.ts';
import { type PriceOf, pricesNamedIn, pricesOn } from './price-side.ts';
import { type Asked, readAndRank } from './read-and-rank.ts';
import { relax, withRelaxed } from './relax.ts';
import { withoutSofterFacts } from './softer-facts.ts';
import { isNoneOf, rulesOf, withPinned } from './staff-rules.ts';
import { withStated } from './stated.ts';
import { factsUnmet, measuresUnmet, type Unmet } from './unmet.ts';
import { isNamedOutright, isPinned, putInOrder, type Scored, weightUnder } from './weigh.ts';
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
  /** The thing that is asked for, as it was typed. */
  saidAs: string;
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
  const fit = query.q && isTradeCatalogue(snapshot) ? yield* whatFits(query.q, snapshot, inForce) : null;
  return yield* fit ? findFitting(fit, query, snapshot, inForce) : findByWords(query, snapshot, inForce, count);
}

function* findByWords(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce, count: number): Steps<Found> {
  const { attributes } = inForce;
  const columns = columnsOf(snapshot);
  const { texts } = columns;
  const priceOf = pricesNamedIn(query, snapshot);
  const read = yield* readAndRank(query, snapshot, inForce);
  const asked = yield* withoutSofterFacts(read, snapshot, { attributes, priceOf });
  const { scored, groups, conditions, needs, meant, reading } = asked;
  const rules = rulesOf(query.q ?? '', inForce);
  const met = yield* meeting(yield* withPinned(scored, rules, columns), conditions, inForce, priceOf, columns);
  const nearest = (yield* isToBeRelaxed(asked, met, query, columns))
    ? yield* relax(snapshot, meant, conditions, { attributes, priceOf })
    : null;
  // What is said is not given up for a kind that only follows from a place or a use.
  const isKindStated = meant.asked !== null && !meant.isAssumed;
  const relaxed = nearest?.leftOut && met.length > 0 && !isKindStated ? null : nearest;
  const isShown = isNoneOf(rules.hidden, columns);
  const lacking = asked.isTrade
    ? yield* lackingFrom(withoutStretches(query.q ?? '', asked.qualities), asked, snapshot, inForce)
    : null;
  // One word may be a quality that texts and attributes have: 'fanless'.
  const isAlone = isSeveralWords(query.q) && isAllThatIsAsked(meant, conditions);
  const isNothingNear = (lacking !== null && (lacking.isThing ? lacking.isUnsold : isAlone)) || isOnlyUnmet(asked);
  // 'Delivery to Norwich' and 'exercise books' are about no product that has these words by chance.
  const { kept, sure } =
    isNothingNear || isForAPage(reading, meant, conditions)
      ? { kept: yield* filtered(met, isNamedOutright), sure: [] }
      : yield* withStated(yield* withRelaxed(met, relaxed, isShown, columns.entries.length), meant, texts);
  const filters = filtersOf(query, attributes.filters, columns, pricesOn(query.vat, snapshot));
  const isMet = meetsAll(conditions, attributes.amounts, priceOf, columns);
  const byWords = (asked.isTrade ? [...(yield* firstByWords(met)), ...likelyIn(meant, snapshot)] : []).filter(
    (place) => isMet(place) && isShown(place) && filtersAgainst(filters, place) === null,
  );
  const rank = ranker(asked, columns, snapshot);
  const passing: Scored[] = [];
  const nearly = new Map<FilterName, number[]>();
  yield* eachOf(kept, (each) => {
    const against = filtersAgainst(filters, each.place);
    if (against === null) {
      if (!isPinned(each)) rank(each);
      passing.push(each);
    } else if (against !== 'several') nearly.get(against)?.push(each.place) ?? nearly.set(against, [each.place]);
  });
  if (reading.order) yield* putInOrder(passing, reading.order, columns.entries);
  else yield* breakTies(passing, clicksFor(query.q, snapshot), columns);
  const leftOut = relaxed?.leftOut ?? null;
  const shown = yield* inTheirPlaces(yield* bestFirst(passing, count, ({ score }) => score), columns);
  const isMeasured = meetsAll(
    conditions.filter(({ kind }) => kind !== 'price' && kind !== 'stock'),
    attributes.amounts,
    priceOf,
    columns,
  );
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
    byWords,
    page: reading.page,
    leftOut,
    uncalled: lacking?.said ?? null,
    isUnsold: lacking?.isUnsold ?? false,
    instead: lacking?.instead ?? null,
    unmet: isNothingNear
      ? lacking?.isUnsold
        ? asked.unmet.filter(({ said, is }) => is === 'make' && !lacking.said.toLowerCase().includes(said))
        : asked.unmet
      : [
          ...asked.unmet,
          ...(yield* factsUnmet(meant, sure, asked.told, snapshot)),
          ...(yield* measuresUnmet(meant, conditions, isMeasured, first?.product, snapshot)),
        ],
    saidAs: reading.saidAs,
    fit: null,
  };
}

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

function* meeting(
  all: readonly Scored[],
  conditions: readonly Condition[],
  { attributes }: IndexInForce,
  priceOf: PriceOf,
  columns: Columns,
): Steps<readonly Scored[]> {
  if (conditions.length === 0) return all;
  const isMet = meetsAll(conditions, attributes.amounts, priceOf, columns);
  return yield* filtered(all, ({ place }) => isMet(place));
}

function* isToBeRelaxed(
  { isTrade, reading, meant, isNamed }: Asked,
  met: readonly Scored[],
  { q }: SearchQuery,
  { texts }: Columns,
): Steps<boolean> {
  // The words of 'price without VAT, 50 inch' are those of a page, and in a product's text by chance.
  const isBesidePage = reading.page !== null && reading.asked === null && meant.asked !== null;
  return (
    isTrade && !!q?.trim() && (asksForAll(reading) || isBesidePage || !(yield* isAnswered(met, meant, isNamed, texts)))
  );
}

// Of 'hail-proof' alone, which nothing states, nothing is left to look for.
function isOnlyUnmet({ unmet, groups, meant, conditions }: Asked): boolean {
  return unmet.length > 0 && groups.length === 0 && meant.asked === null && isAllThatIsAsked(meant, conditions);
}

const isSeveralWords = (q = '') => everyToken(q).length > 1;

// Without a fact, a place or a use nothing says what would be near, and a price alone does not.
function isAllThatIsAsked({ stated, implied }: Meant, conditions: readonly Condition[]): boolean {
  return stated.length + implied.length === 0 && conditions.every(({ kind }) => kind === 'price' || kind === 'stock');
}

// Words that name no product are in a description by chance: what place and use call for says more.
const CHANCE = 0.3;

function ranker(asked: Asked, columns: Columns, snapshot: Snapshot): (each: Scored) => void {
  const { meant, conditions, needs, isByChance } = asked;
  const weightAt = weightUnder(conditions, needs, columns);
  const extremeAt = extremeOf(asked, columns, snapshot);
  const disagreement = disagreementWith(meant, columns.texts);
  return (each) => {
    const { place, isByCode } = each;
    each.against = isByCode ? 0 : disagreement(place);
    each.score =
      each.score * (isByChance && !isByCode ? CHANCE : 1) * weightAt(place) - each.against - extremeAt(place);
  };
}
