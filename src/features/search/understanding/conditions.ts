import { matchesOf } from '#values/matches.ts';
import { SHOP_AMOUNTS } from './amounts.ts';
import { between, type Measured, pattern, type Range } from './how-much.ts';
import { endWithVat, PRICES } from './prices.ts';

/** A condition that a query states and a product must meet. */
export interface Condition {
  /** 'price' in pence, 'stock', or the name of an attribute's filter in the attribute's unit. */
  kind: string;
  range: Range;
  /** The chip's text: 'Under £2,000', '54" to 56"'. */
  label: string;
  /** Its position in the query, for removing it. */
  from: number;
  to: number;
}

/** Finds every condition in a query, in order, without overlaps. */
export function readConditions(query: string, amounts: readonly Measured[] = SHOP_AMOUNTS): Condition[] {
  const found: Found[] = [];
  const isFree = (from: number, to: number) => found.every((other) => to <= other.from || from >= other.to);
  // Most queries have no number, and each is read several times, also for the suggested queries.
  const measured = HAS_NUMBER.test(query) ? [...amounts, PRICES, STOCK] : [STOCK];
  for (const what of measured) {
    for (const reading of what.readings) {
      for (const match of matchesOf(query, reading.pattern)) {
        const from = match.index;
        const end = from + match[0].trimEnd().length;
        const to = what === PRICES ? endWithVat(query, end) : end;
        const range = isFree(from, to) ? reading.read(match) : null;
        if (range) found.push({ what, range, from, to });
      }
    }
  }
  return merged(found.sort((a, b) => a.from - b.from));
}

/** A query without these parts. */
export function withoutStretches(query: string, stretches: readonly Pick<Condition, 'from' | 'to'>[]): string {
  return [...stretches]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, query)
    .replace(/\s+/g, ' ')
    .trim();
}

/** One condition of each kind, because all of a kind have the same range. */
export function onePerKind(conditions: readonly Condition[]): Condition[] {
  return [...new Map(conditions.map((condition) => [condition.kind, condition])).values()];
}

type Found = { what: Measured; range: Range; from: number; to: number };

const HAS_NUMBER = /\d|grand|thousand|hundred/iu;
const STOCK: Measured = {
  kind: 'stock',
  readings: [
    {
      pattern: pattern(String.raw`(?:in stock(?: now| only)?|available now|ready to ship)(?![\p{L}])`),
      read: () => ({}),
    },
  ],
  label: () => 'In stock',
};

// 'over £500 under £900' is one range; two that exclude each other are swapped, and '32 inch 65 inch' is from one to the other.
function merged(found: readonly Found[]): Condition[] {
  const ranges = new Map([...Map.groupBy(found, ({ what }) => what)].map(([what, same]) => [what, inAll(same)]));
  return found.map(({ what, range: own, from, to }) => {
    const range = ranges.get(what) ?? own;
    return { kind: what.kind, range, label: what.label(range), from, to };
  });
}

function inAll(same: readonly { range: Range }[]): Range {
  const mins = same.flatMap(({ range }) => range.min ?? []);
  const maxes = same.flatMap(({ range }) => range.max ?? []);
  if (mins.length === same.length && maxes.length === same.length && Math.max(...mins) > Math.min(...maxes)) {
    return between(Math.min(...mins), Math.max(...maxes));
  }
  const [min, max] = [mins.length ? Math.max(...mins) : undefined, maxes.length ? Math.min(...maxes) : undefined];
  return min !== undefined && max !== undefined && min > max ? between(min, max) : { min, max };
}
