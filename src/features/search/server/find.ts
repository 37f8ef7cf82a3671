import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { WordGroup } from '../engine/alternatives.ts';
import { bestFirst } from '../engine/best-first.ts';
import { everyToken } from '../engine/tokens.ts';
import { type Condition, withoutStretches } from '../understanding/conditions.ts';
import type { Need } from '../understanding/need.ts';
import { ofScreens, type ReadNeed } from '../understanding/needs.ts';
import type { Order } from '../understanding/orders.ts';
import type { Quality } from '../understanding/qualities.ts';
import { NOTHING_READ, type Page, type Reading } from '../understanding/reading.ts';
import { farFrom, isA, MATCH, thingOf } from '../understanding/things.ts';
import { disagreementWith, type Meant } from './agreement.ts';
import { isTradeCatalogue } from './catalogue-knows.ts';
import { breakTies, clicksFor } from './clicks/break-ties.ts';
import type { IndexInForce } from './current-index.ts';
import { type FilterName, filtersAgainst, filtersOf } from './filter-and-sort.ts';
import { findFitting } from './find-fitting.ts';
import type { WhatFits } from './judge-hosts.ts';
import { asksForAll, isAnswered, isForAPage, meantBy, readingOf } from './meant.ts';
import { meetsAll } from './meets-conditions.ts';
import { lackingFrom } from './not-sold.ts';
import { type PriceOf, pricesNamedIn, pricesOn, sideOfWords } from './price-side.ts';
import { byItsName, isAnythingNamed, isSentence, rankOrPopular, rankUnderConditions } from './rank-by-words.ts';
import { relax, withRelaxed } from './relax.ts';
import { withoutSofterFacts } from './softer-facts.ts';
import { isHidden, rulesOf, withPinned } from './staff-rules.ts';
import { needsIn } from './understood.ts';
import { factsUnmet, NOTHING_TOLD, toldOf, type Unmet } from './unmet.ts';
import { isNamedOutright, isPinned, putInOrder, type Scored, weightUnder } from './weigh.ts';
import { whatFits } from './what-fits.ts';

/** All results of a query with its filters, before paging. */
export interface Found {
  entries: CatalogueEntry[];
  /** Products that only one filter excludes: another choice there would show them. */
  nearly: ReadonlyMap<FilterName, readonly CatalogueEntry[]>;
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
  /** The condition that no product of the kind asked for meets, and which was given up. */
  leftOut: Condition | null;
  /** The words that say what is asked for, if no product is called so; null in a catalogue of other things. */
  uncalled: string | null;
  /** Whether that is known not to be sold: the vocabulary has it as such, or no text of the catalogue has its word. */
  isUnsold: boolean;
  /** What is asked for and no product states. */
  unmet: readonly Unmet[];
  /** The thing that is asked for, as it was typed. */
  saidAs: string;
  /** What the engine of what fits says, where the words name a product that something is to fit; else null. */
  fit: WhatFits | null;
}

/** Reads the query, filters, and ranks the first `count`; the rest follows unordered. */
export function find(
  query: SearchQuery,
  snapshot: Snapshot,
  inForce: IndexInForce,
  count = Number.POSITIVE_INFINITY,
): Found {
  const fit = query.q && isTradeCatalogue(snapshot) ? whatFits(query.q, snapshot, inForce) : null;
  return fit ? findFitting(fit, query, snapshot, inForce) : findByWords(query, snapshot, inForce, count);
}

function findByWords(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce, count: number): Found {
  const { attributes } = inForce;
  const priceOf = pricesNamedIn(query, snapshot);
  const asked = withoutSofterFacts(readAndRank(query, snapshot, inForce), snapshot, { attributes, priceOf });
  const { scored, groups, conditions, needs, meant, reading } = asked;
  const rules = rulesOf(query.q ?? '', inForce);
  const met = withPinned(scored, rules, snapshot).filter(meets(conditions, inForce, priceOf));
  const nearest = isToBeRelaxed(asked, met, query) ? relax(snapshot, meant, conditions, { attributes, priceOf }) : null;
  // What is said is not given up for a kind that only follows from a place or a use.
  const isKindStated = meant.asked !== null && !meant.isAssumed;
  const relaxed = nearest?.leftOut && met.length > 0 && !isKindStated ? null : nearest;
  const isShown = (entry: CatalogueEntry) => !isHidden(entry, rules.hidden);
  const lacking = asked.isTrade
    ? lackingFrom(withoutStretches(query.q ?? '', asked.qualities), asked, snapshot, inForce)
    : null;
  // One word may be a quality that texts and attributes have: 'fanless'.
  const isAlone = isSeveralWords(query.q) && isAllThatIsAsked(meant, conditions);
  const isNothingNear = (lacking !== null && (lacking.isThing ? lacking.isUnsold : isAlone)) || isOnlyUnmet(asked);
  // 'Delivery to Norwich' and 'exercise books' are about no product that has these words by chance.
  const { kept, sure } =
    isNothingNear || isForAPage(reading, meant, conditions)
      ? { kept: met.filter(isNamedOutright), sure: [] }
      : withStated(withRelaxed(met, relaxed, isShown), meant);
  const filters = filtersOf(query, attributes.filters, pricesOn(query.vat, snapshot));
  const rank = ranker(asked);
  const passing: Scored[] = [];
  const nearly = new Map<FilterName, CatalogueEntry[]>();
  for (const each of kept) {
    const against = filtersAgainst(filters, each.entry);
    if (against === null) {
      if (!isPinned(each)) rank(each);
      passing.push(each);
    } else if (against !== 'several') nearly.get(against)?.push(each.entry) ?? nearly.set(against, [each.entry]);
  }
  if (reading.order) putInOrder(passing, reading.order);
  else breakTies(passing, clicksFor(query.q, snapshot));
  const leftOut = relaxed?.leftOut ?? null;
  return {
    entries: bestFirst(passing, count, ({ score }) => score).map(({ entry }) => entry),
    nearly,
    groups,
    conditions: conditions.filter(({ kind }) => kind !== leftOut?.kind),
    priceNamed: priceOf,
    needs,
    sure,
    meant,
    order: reading.order,
    page: reading.page,
    leftOut,
    uncalled: lacking?.said ?? null,
    isUnsold: lacking?.isUnsold ?? false,
    unmet: isNothingNear ? asked.unmet : [...asked.unmet, ...factsUnmet(meant, sure, asked.told, snapshot)],
    saidAs: reading.saidAs,
    fit: null,
  };
}

/** What a query says, and the products with its words. */
interface Asked {
  scored: readonly Scored[];
  groups: readonly WordGroup[];
  conditions: readonly Condition[];
  needs: readonly ReadNeed[];
  meant: Meant;
  reading: Reading;
  /** Whether its words name products. */
  isNamed: boolean;
  /** Whether it is a sentence none of whose words does. */
  isByChance: boolean;
  isTrade: boolean;
  unmet: readonly Unmet[];
  told: readonly ReadNeed[];
  qualities: readonly Quality[];
}

function readAndRank(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Asked {
  const q = query.q ?? '';
  const { conditions, qualities, ranked } = rankUnderConditions(query, snapshot, inForce);
  const { groups } = ranked;
  const isNamed = isAnythingNamed(groups, inForce.index);
  const isTrade = isTradeCatalogue(snapshot);
  const reading = isTrade ? readingOf(q, conditions, groups) : NOTHING_READ;
  const told = isTrade ? toldOf(q, reading, qualities, { snapshot, index: inForce.index }) : NOTHING_TOLD;
  const read = isTrade ? ofScreens(needsIn(q, groups, inForce.attributes.needs), !isNamed) : [];
  const isInQuality = ({ stretches }: ReadNeed) =>
    stretches.length > 0 &&
    stretches.every(({ from, to }) => qualities.some((each) => each.from <= from && to <= each.to));
  const needs = [...read.filter((need) => !isInQuality(need)), ...told.needs];
  const again = isNamed ? null : byItsName(q, conditions, needs);
  const { scored } =
    again === null ? ranked : rankOrPopular({ q: again, vat: sideOfWords(query) }, snapshot, inForce, conditions);
  return {
    scored,
    groups,
    conditions,
    needs,
    meant: meantBy(reading, needs, conditions),
    reading,
    isNamed,
    isByChance: isTrade && !isNamed && isSentence(q),
    isTrade,
    unmet: told.unmet,
    told: told.needs,
    qualities,
  };
}

function meets(conditions: readonly Condition[], { attributes }: IndexInForce, priceOf: PriceOf) {
  const isMet = meetsAll(conditions, attributes.amounts, priceOf);
  return ({ entry }: Scored) => isMet(entry);
}

function isToBeRelaxed({ isTrade, reading, meant, isNamed }: Asked, met: readonly Scored[], { q }: SearchQuery) {
  return isTrade && !!q?.trim() && (asksForAll(reading) || !isAnswered(met, meant, isNamed));
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

function ranker({ meant, conditions, needs, isByChance }: Asked): (each: Scored) => void {
  const weightOf = weightUnder(conditions, needs);
  const disagreement = disagreementWith(meant);
  return (each) => {
    const { product } = each.entry;
    each.against = each.isByCode ? 0 : disagreement(product);
    each.score = each.score * (isByChance && !each.isByCode ? CHANCE : 1) * weightOf(product) - each.against;
  };
}

// What is stated filters as soon as anything of the kind asked for is known to have it.
function withStated(met: readonly Scored[], meant: Meant): { kept: readonly Scored[]; sure: readonly ReadNeed[] } {
  const { asked, stated } = meant;
  const isAsked = ({ product }: CatalogueEntry) => !asked || isA(thingOf(product), asked);
  // Outdoors an outdoor screen stands in for a menu board.
  const isStandingIn = (need: Need) => need.isOfPlace === true && asked?.isAccessory === false;
  let kept = ofTheKind(met, meant);
  const sure: ReadNeed[] = [];
  for (const fact of stated) {
    const having = kept.filter((each) => isPinned(each) || fact.need.fits(each.entry.product) > 0);
    const isThere = (each: Scored) => !isPinned(each) && (isAsked(each.entry) || isStandingIn(fact.need));
    if (!having.some(isThere)) continue;
    kept = having;
    sure.push(fact);
  }
  return { kept, sure };
}

// What goes with a thing, or is another, is left out as soon as there is one; what only follows from a use is no reason to.
function ofTheKind(met: readonly Scored[], { asked, isAssumed }: Meant): readonly Scored[] {
  if (!asked || isAssumed) return met;
  const isNear = (each: Scored) => isNamedOutright(each) || farFrom(asked, thingOf(each.entry.product)) < MATCH.other;
  const near = met.filter(isNear);
  return near.length > 0 ? near : met;
}
