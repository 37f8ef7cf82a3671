import type { FollowUp } from '#features/catalogue/attribute.ts';
import { type AttributeFilter, type RangeFilter, SHOP_FILTERS } from '#features/search/attribute-filters.ts';

/** The products last shown: what is cheaper or bigger is so beside them. */
export type Shown = { prices: readonly number[]; valuesOf(filter: RangeFilter): readonly number[] };

/** A change of the previous search; `says` is its name in the reply. */
export type Change = { says: string; part: Record<string, string> };

/** Words of a message and the change they mean; null if no products were shown. */
type Follow = [words: RegExp, change: (shown: Shown) => Change | null];

/** Asks for what costs less than what was shown, as the source of a regular expression over whole words. */
export const CHEAPER =
  'cheaper|cheapest|less expensive|lower price|too (?:expensive|dear|much|pricey)|pricey|smaller budget|for less(?: money)?|less money|bit steep';

const PRICE: readonly Follow[] = [
  [
    word(CHEAPER),
    ({ prices }) => below(prices, (least) => ({ says: 'cheaper', part: { maxPrice: pounds(least - 1) } })),
  ],
  [
    word('dearer|more expensive|better'),
    ({ prices }) => above(prices, (most) => ({ says: 'at a higher price', part: { minPrice: pounds(most + 1) } })),
  ],
];
const STOCK: Follow = [
  word('(?:only )?(?:what is |what’s |those )?(?:in stock|available)(?: now| only)?'),
  () => ({ says: 'in stock', part: { inStock: 'true' } }),
];
const SHOP_FOLLOWS = searchChangesOf(SHOP_FILTERS);

const SMALL =
  /^(?:a|an|and|any|anything|are|but|can|do|else|have|i|in|is|it|just|me|need|of|one|ones|only|or|please|show|some|something|than|that|the|them|these|this|those|too|what|which|with|you|about|bit|much|little|even|got|there|for|be|should|must|want|screens?|displays?|monitors?|tvs?|panels?|products?|options?)$/i;

/** Reads how a turn changes the search before, and whether it says nothing else. */
export function readSearchChange(
  message: string,
  shown: Shown,
  follows: readonly Follow[] = SHOP_FOLLOWS,
): { changes: Change[]; isAll: boolean } {
  const changes: Change[] = [];
  let rest = message;
  for (const [words, change] of follows) {
    if (rest.search(words) < 0) continue;
    const made = change(shown);
    if (made) changes.push(made);
    rest = rest.replace(words, ' ');
  }
  const left = rest.match(/[\p{L}\d]+/gu) ?? [];
  return { changes, isAll: left.every((each) => SMALL.test(each)) };
}

/** The changes of a search that can be said: of price, filtered attributes and stock. */
export function searchChangesOf(filters: readonly AttributeFilter[]): Follow[] {
  return [
    ...PRICE,
    ...filters.flatMap((filter) => (filter.kind === 'range' ? amountFollows(filter) : [])),
    STOCK,
    ...filters.flatMap((filter) => (filter.kind === 'yes' ? yesFollows(filter.param, filter.follow) : [])),
  ];
}

function amountFollows(filter: RangeFilter): Follow[] {
  const { more, less, min, max, step } = filter;
  const follows: Follow[] = [];
  if (more) {
    const change = (most: number) => ({ says: more.says, part: { [min]: amount(most + step) } });
    follows.push([word(more.words), (shown) => above(shown.valuesOf(filter), change)]);
  }
  if (less) {
    const change = (least: number) => ({ says: less.says, part: { [max]: amount(least - step) } });
    follows.push([word(less.words), (shown) => below(shown.valuesOf(filter), change)]);
  }
  return follows;
}

function yesFollows(param: string, follow: FollowUp | undefined): Follow[] {
  return follow ? [[word(follow.words), () => ({ says: follow.says, part: { [param]: 'true' } })]] : [];
}

function word(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'giu');
}

function pounds(pence: number): string {
  return (pence / 100).toFixed(2);
}

// Two decimals at most, as in an address.
function amount(value: number): string {
  return String(Number(value.toFixed(2)));
}

function below(values: readonly number[], make: (least: number) => Change): Change | null {
  return values.length > 0 ? make(Math.min(...values)) : null;
}

function above(values: readonly number[], make: (most: number) => Change): Change | null {
  return values.length > 0 ? make(Math.max(...values)) : null;
}
