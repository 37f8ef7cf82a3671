import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { everyToken } from '../engine/tokens.ts';
import type { Need } from '../understanding/need.ts';
import { ACCESSORY_THING, isA, SCREEN_THING, type Thing, thingOf } from '../understanding/things.ts';
import { isTradeCatalogue } from './catalogue-knows.ts';
import type { IndexInForce } from './current-index.ts';
import type { Found } from './find.ts';
import { mostInProportion } from './out-of-proportion.ts';
import { wordsOf } from './product-words.ts';
import { isSentence } from './rank-by-words.ts';
import { type Contender, withFirst } from './with-first.ts';
import { type Met, NOTHING_MET, wordCover } from './word-cover.ts';

/** How many of those found are looked at, beside those that only the words rank. */
const LOOKED_AT = 24;
// By how much more it has to meet, of all that the sentence says; more beside the very thing that is named, and most where nothing was found.
const MARGIN = { least: 2, share: 0.2, certain: 0.3, ofAll: 0.5 };
// The least share of a wish for what it wants to come first.
const LEAST_WISHED = 0.35;
// What meets nearly as much stays in its order.
const EQUAL = 0.5;
const MOST_LIFTED = 3;

/**
 * What was found, with the product first that leaves clearly fewer words of the sentence unmet than the first does, and those of its kind
 * behind it.
 */
export function withBestCover(
  found: Found,
  { q = '', sortBy }: Pick<SearchQuery, 'q' | 'sortBy'>,
  snapshot: Snapshot,
  { index }: Pick<IndexInForce, 'index'>,
): Found {
  const { places, byWords, fit, order, instead, entries, page } = found;
  if (
    fit ||
    found.isNamedWhole ||
    order ||
    instead ||
    sortBy !== 'relevance' ||
    !isReadable(q) ||
    !isTradeCatalogue(snapshot)
  )
    return found;
  const [first] = entries;
  // 'Trade price login' asks for nothing but the page.
  if (!first && page) return found;
  if (first && isWhatIsWished(first.product, found)) return found;
  if (first && isByFunction(q, found) && isA(thingOf(first.product), found.meant.asked as Thing)) return found;
  const cover = wordCover(q, found, index);
  const own = first ? cover.of(first.product) : NOTHING_MET;
  // Nothing can be better by so much.
  if (cover.all - own.weight < Math.max(MARGIN.least, cover.all * MARGIN.share)) return found;
  const isBetter = first ? betterThan(first.product, own, found, cover.all) : nearEnough(found, cover.all);
  const most = mostInProportion(q, found.meant, snapshot);
  const { asked } = found.meant;
  const isOfKind = (product: Product) => asked !== null && asked !== SCREEN_THING && isA(thingOf(product), asked);
  const isInProportion = ({ pricePence, product }: CatalogueEntry) => pricePence <= most || isOfKind(product);
  const [best, ...others] = [...new Set([...byWords, ...places.subarray(0, LOOKED_AT)])]
    .filter((place) => isInProportion(snapshot.entries[place] as CatalogueEntry))
    .map((place) => ({ place, product: (snapshot.entries[place] as CatalogueEntry).product }))
    .map((each) => ({ ...each, met: cover.of(each.product) }))
    .filter(isBetter)
    .sort((a, b) => Math.round(b.met.weight / EQUAL) - Math.round(a.met.weight / EQUAL));
  if (!best) return found;
  const alike = others.filter(({ product }) => thingOf(product) === thingOf(best.product));
  return withFirst([best, ...alike].slice(0, MOST_LIFTED), found, snapshot);
}

// Of a longer text no word is telling.
const isReadable = (q: string) => isSentence(q) && q.length <= LONGEST;
const LONGEST = 160;

function isWhatIsWished(product: Product, { meant: { isAssumed, wish } }: Found): boolean {
  return isAssumed && wish.thing !== null && isA(thingOf(product), wish.thing);
}

// Of 'how do I change the prices' no word names the software, and others have these words by chance.
function isByFunction(q: string, { saidAs, meant: { asked, isAssumed } }: Found): boolean {
  if (asked === null || asked === ACCESSORY_THING || isAssumed) return false;
  return asked.isAccessory && !q.toLowerCase().includes(saidAs.toLowerCase());
}

// It names something that the first does not, or is what sentences like this want, and gives up no fact and not what is asked for.
function betterThan(
  first: Product,
  own: Met,
  { conditions, leftOut, meant: { asked, isAssumed, stated, implied, wish } }: Found,
  all: number,
): (contender: Contender) => boolean {
  const isNamed = asked !== null && !isAssumed && asked !== SCREEN_THING;
  const isAsked = (product: Product) => asked !== null && isA(thingOf(product), asked);
  const isScreenStated = asked === SCREEN_THING && !isAssumed;
  const isCertain = isNamed && isAsked(first);
  const facts = [
    ...stated.map(({ need }) => need),
    ...implied.filter((need) => isOfSizeOrPlace(need) || (need.isSaid && !thingOf(first)?.isAccessory)),
  ];
  const measured = leftOut ? [...conditions, leftOut] : conditions;
  const isSized = measured.some(({ kind }) => kind === 'size') || implied.some(({ isSize }) => isSize);
  return ({ product, met }) => {
    // 'Two 50s and the brackets' is about screens first.
    if (isSized && thingOf(product)?.isAccessory && !thingOf(first)?.isAccessory) return false;
    // A trolley for an 86 is a trolley, whatever screen is called 86.
    if (isCertain && asked !== ACCESSORY_THING && asked.isAccessory && !thingOf(product)?.isAccessory) return false;
    // What turns the sockets off is no screen that turns itself off.
    const isBeside = met.byName.size === 0 && thingOf(product)?.isAccessory && !thingOf(first)?.isAccessory;
    if (isBeside && isScreenStated && stated.some(({ need }) => need.fits(first) > 0)) return false;
    const isWished = met.isWished && !own.isWished && wish.share >= LEAST_WISHED;
    // A sequencer is a strip of sockets, and who asks for one asks for no sequencer.
    const isNarrower = thingOf(first) === asked && thingOf(product) !== asked;
    const isOther = isCertain && (!isAsked(product) || isNarrower);
    if (!isWished && ![...met.byName].some((token) => !own.byName.has(token))) return false;
    if (!met.isHead && own.isHead && !isWished && !isOther) return false;
    if (facts.some((need) => need.fits(product) < need.fits(first))) return false;
    return met.weight - own.weight >= Math.max(MARGIN.least, all * (isOther ? MARGIN.certain : MARGIN.share));
  };
}

const isOfSizeOrPlace = ({ isOfPlace, isSize }: Need) => isOfPlace || isSize;

// Where nothing was found: what no product is called, it has to tell.
function nearEnough({ uncalled, isUnsold, meant: { wish } }: Found, all: number): (contender: Contender) => boolean {
  const missed = everyToken(uncalled ?? '');
  return ({ product, met }) => {
    if (met.isWished && wish.share >= LEAST_WISHED && !isUnsold) return true;
    const { all: own } = wordsOf(product);
    return (
      met.isHead &&
      met.byName.size > 0 &&
      missed.every((token) => own.has(token)) &&
      met.weight >= Math.max(MARGIN.least, all * MARGIN.ofAll)
    );
  };
}
