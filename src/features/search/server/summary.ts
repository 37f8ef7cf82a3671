import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Steps } from '#platform/steps.ts';
import { everyToken } from '../engine/tokens.ts';
import type { SearchAttributes } from '../search-attributes.ts';
import type { Condition } from '../understanding/conditions.ts';
import { farFrom, MATCH, thingOf } from '../understanding/things.ts';
import { columnsOf } from './columns/columns.ts';
import type { IndexInForce } from './current-index.ts';
import type { Found } from './find.ts';
import { sayBeside } from './find-beside.ts';
import { fitSentences } from './fit-words.ts';
import { isForeign } from './foreign-words.ts';
import { placesOfWhole } from './of-the-whole-phrase.ts';
import { sayPage } from './page-words.ts';
import { type PriceOf, sideInWords, sideOfWords } from './price-side.ts';
import { BY_CHANCE, reasonFor } from './reasons.ts';
import { sayAccounts } from './say-accounts.ts';
import { isFilteredBeside, sayFound } from './say-found.ts';
import { sayLeftOut } from './say-left-out.ts';
import { sayMostOfAll } from './say-most-of-all.ts';
import { sayOutdoors } from './say-place.ts';
import { inWords, pricesAndStock, whichCategories } from './say-spread.ts';
import { sayUnmet } from './say-unmet.ts';
import { correctionsIn } from './understood.ts';

const LONG = 160;
const MOST_UNKNOWN = 3;
// Of more that is not met the most telling is enough.
const MOST_UNMET = 2;

interface Shop {
  /** The sentence as it was typed, with what is only said to go. */
  typed: string;
  /** What goes, so that it is not asked for; empty where nothing does. */
  goes: string;
  snapshot: Snapshot;
  inForce: IndexInForce;
  priceOf: PriceOf;
}

/** What was understood and found, from the result alone, with the reason for its first product. */
export function* summarise(
  query: SearchQuery,
  found: Found,
  { typed, goes, snapshot, inForce, priceOf }: Shop,
): Steps<string> {
  const columns = columnsOf(snapshot);
  const { entries, places, groups, conditions, page, fit } = found;
  const side = sideInWords(query);
  const sideNamed = sideInWords({ vat: sideOfWords(query) });
  const isShown = entries.length > 0;
  const { attributes } = inForce;
  const reason = reasonOfTheFirst(query, found, attributes);
  const told = [
    ...sayUnmet(found.unmet, found.saidAs, found.meant.asked, entries[0]?.product),
    ...notStatedByTheFirst(found),
    ...sayOutdoors(found),
  ];
  const whole = query.q ? yield* placesOfWhole(query.q, found, { goes, snapshot, inForce }) : places;
  // Beside what is all that was said, what only comes near it has no say in its prices.
  const isPart = whole.length > 0 && whole.length < places.length && !page;
  const pageSays = page && !fit ? sayPage(page) : '';
  const isNarrowed = isFilteredBeside(query, attributes.filters) || Boolean(query.category ?? query.onlyFamily);
  const mostOfAll = isNarrowed || page ? null : sayMostOfAll(query, found, inForce, columns.entries.length);
  // What a page answers stands first; of a whole letter it is a part, and what is not sold has to be known before.
  const isPageFirst = (query.q ?? '').length <= LONG && !(found.isUnsold && !isShown);
  return [
    isPageFirst ? pageSays : '',
    mostOfAll ??
      (isShown || !page || fit
        ? sayFound({ ...query, q: typed }, found, {
            ofWhole: whole.length,
            isFiltered: isFilteredBeside(query, attributes.filters),
            besidePage: isPageFirst && pageSays ? found.saidAs : '',
          })
        : ''),
    goes && isShown ? `We read ‘${goes}’ as what goes.` : '',
    ...(fit ? fitSentences(fit, entries.length) : []),
    isShown || page || fit || !isForeign(query.q ?? '')
      ? ''
      : 'This search understands English: please say it in English.',
    !isShown &&
    found.uncalled &&
    (!page || found.isUnsold) &&
    !isForeign(query.q ?? '') &&
    !isFilteredBeside(query, attributes.filters)
      ? found.isUnsold
        ? `We do not sell ‘${found.uncalled}’: no product is called so.`
        : `No product is called ‘${found.uncalled}’.`
      : '',
    isPageFirst ? '' : pageSays,
    isShown && found.instead && found.uncalled ? sayInstead(found.uncalled, query, entries) : '',
    isShown && !found.instead && found.uncalled && !isMetByTheFirst(found.uncalled, found)
      ? `No product is called ‘${found.uncalled}’: these come nearest to the other words.`
      : '',
    isShown && !found.uncalled && !page && found.meant.wish.isUnsold && found.beside.length === 0
      ? 'We may not sell what this asks for: these come nearest to the words.'
      : '',
    ...told,
    ...sayBeside(found.beside, query),
    ...sayAccounts(query, found, inForce, MOST_UNMET - told.length),
    isShown && found.leftOut ? sayLeftOut(found.leftOut, found, sideNamed, attributes) : '',
    reason ??
      (isShown && !mostOfAll && !query.category && !query.onlyFamily && !fit
        ? yield* whichCategories(places, columns)
        : ''),
    conditions.length > 0 && (!page || fit) ? `Kept to: ${inWords(conditionsOf(conditions, sideNamed))}.` : '',
    isShown && !mostOfAll ? yield* pricesAndStock(isPart ? whole : places, columns, { priceOf, side, isPart }) : '',
    ...correctionsIn(groups).map(({ from, to }) => `Nothing is called ‘${from}’, so this is for ‘${to}’.`),
  ]
    .filter(Boolean)
    .join(' ');
}

// Whether it serves, its page tells: it is not what was asked for.
function sayInstead(uncalled: string, { sortBy }: SearchQuery, [first]: Found['entries']): string {
  const nearest =
    sortBy === 'relevance' ? `The nearest to it that we sell is ${first?.product.name}.` : 'These come nearest to it.';
  return `We do not sell ‘${uncalled}’: no product is called so. ${nearest}`;
}

// A 'battery sign' is a sign that its text says runs on a battery, whatever it is called.
function isMetByTheFirst(uncalled: string, { entries: [first], meant, saidAs }: Found): boolean {
  if (!first) return false;
  const { product } = first;
  const [head = '', ...others] = everyToken(uncalled).toReversed();
  const texts = [
    product.name,
    product.description ?? '',
    product.category,
    ...Object.values(product.specs).map(String),
  ];
  const isOfKind = meant.asked !== null && farFrom(meant.asked, thingOf(product)) === MATCH.same;
  const names = new Set([product.name, ...(isOfKind ? [saidAs] : [])].flatMap(everyToken));
  const own = new Set(texts.flatMap(everyToken));
  return names.has(head) && others.every((token) => names.has(token) || own.has(token));
}

// What is asked for as a fact is not dropped without a word.
function notStatedByTheFirst({ entries: [first], meant, sure, unmet, page, fit }: Found): string[] {
  if (!first || page || fit) return [];
  const told = new Set(unmet.map(({ said }) => said));
  return meant.stated
    .filter(
      (fact) =>
        !sure.includes(fact) &&
        !told.has(fact.need.label) &&
        (meant.asked?.isAccessory !== true || fact.need.isOfMount) &&
        fact.need.fits(first.product) <= 0,
    )
    .slice(0, MOST_UNKNOWN)
    .map(({ need }) => `The first does not state ‘${need.label}’.`);
}

// What was only named needs no reason.
function reasonOfTheFirst(
  query: SearchQuery,
  found: Found,
  attributes: Pick<SearchAttributes, 'filters' | 'amounts'>,
): string | null {
  const { entries, conditions, meant, order } = found;
  const [first] = entries;
  const isRead =
    conditions.length > 0 ||
    order !== null ||
    meant.wish.thing !== null ||
    meant.implied.length + meant.stated.length > 0;
  if (found.instead) return '';
  if (!first || !isRead || query.sortBy !== 'relevance') return null;
  const among = found.isAllInOrder ? '' : ' among what is nearest to your words';
  if (order) return `${order.label}${among}: it begins with ${first.product.name}.`;
  const reason = reasonFor(first, query, found, attributes);
  // What a page answers needs no product that only comes near its words.
  if (found.page && reason.toLowerCase() === `${BY_CHANCE}.`) return '';
  return `First is ${first.product.name}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

// Repeated conditions are named once.
function conditionsOf(conditions: readonly Condition[], side: string): string[] {
  return [
    ...new Set(
      conditions.map(({ label, kind }) => {
        const said = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
        return kind === 'price' ? `${said} ${side}` : said;
      }),
    ),
  ];
}
