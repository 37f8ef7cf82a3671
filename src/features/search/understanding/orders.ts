import type { Specs } from '#features/catalogue/attributes.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { Pence } from '#values/money.ts';

interface Priced {
  product: Pick<Product, 'specs' | 'inStock'>;
  pricePence: Pence;
}

const MM_PER_INCH = 25.4;
// What fills a wall of a clubhouse and is no mere menu board.
const BIG = 55;

/** An order that a sentence asks for: 'cheapest', 'brightest'. */
export interface Order {
  names: readonly string[];
  label: string;
  /** The attribute that is compared; absent where a price or a measure that follows from others is. */
  fact?: keyof Specs;
  /** What is compared; products that do not state it come last. */
  by(entry: Priced): number | undefined;
  /** Whether the greatest comes first. */
  isDescending: boolean;
}

/** The orders that sentences can ask for. */
export const ORDERS: readonly Order[] = [
  {
    names: [
      'cheapest',
      'lowest price',
      'least expensive',
      'cheapest possible',
      'lowest cost',
      'cheap',
      'cheep',
      'not too dear',
      'not dear',
      'affordable',
      'inexpensive',
      'low cost',
      'on a budget',
      'low price',
    ],
    label: 'Low prices first',
    by: ({ pricePence }) => pricePence,
    isDescending: false,
  },
  {
    names: [
      'cheap but big',
      'cheap big',
      'cheap and big',
      'big but cheap',
      'big and cheap',
      'big cheap',
      'cheapest big',
      'cheap large',
      'large but cheap',
      'cheap but large',
    ],
    label: 'Low prices of big screens first',
    by: ({ product, pricePence }) => ((diagonal(product) ?? 0) >= BIG ? pricePence : undefined),
    isDescending: false,
  },
  {
    names: ['most expensive', 'dearest', 'top of the range', 'money no object'],
    label: 'High prices first',
    by: ({ pricePence }) => pricePence,
    isDescending: true,
  },
  {
    names: ['brightest'],
    label: 'Brightest first',
    fact: 'brightnessNits',
    by: ({ product }) => product.specs.brightnessNits,
    isDescending: true,
  },
  {
    names: ['biggest', 'largest', 'as big as possible', 'as large as possible'],
    label: 'Biggest first',
    fact: 'screenSizeInches',
    by: ({ product }) => diagonal(product),
    isDescending: true,
  },
  {
    names: ['smallest', 'as small as possible', 'tiniest'],
    label: 'Smallest first',
    fact: 'screenSizeInches',
    by: ({ product }) => diagonal(product),
    isDescending: false,
  },
  {
    names: ['lightest', 'least heavy'],
    label: 'Lightest first',
    fact: 'weightKg',
    by: ({ product }) => product.specs.weightKg,
    isDescending: false,
  },
  {
    names: ['thinnest', 'slimmest', 'shallowest', 'flattest', 'lowest profile'],
    label: 'Thinnest first',
    fact: 'depthMm',
    by: ({ product }) => product.specs.depthMm,
    isDescending: false,
  },
  {
    names: ['tallest', 'highest screen'],
    label: 'Tallest first',
    fact: 'heightMm',
    by: ({ product }) => product.specs.heightMm,
    isDescending: true,
  },
  {
    names: ['strongest'],
    label: 'Strongest first',
    fact: 'loadKg',
    by: ({ product }) => product.specs.loadKg,
    isDescending: true,
  },
  {
    names: ['least power', 'lowest power', 'least electricity', 'most economical', 'most efficient', 'cheapest to run'],
    label: 'Least power first',
    fact: 'powerWatts',
    by: ({ product }) => product.specs.powerWatts,
    isDescending: false,
  },
  {
    names: ['longest warranty', 'longest guarantee'],
    label: 'Longest warranty first',
    fact: 'warrantyYears',
    by: ({ product }) => product.specs.warrantyYears,
    isDescending: true,
  },
];

// Walls of LED state their sides alone.
function diagonal({ specs: { screenSizeInches, widthMm, heightMm } }: Priced['product']): number | undefined {
  if (screenSizeInches !== undefined || widthMm === undefined || heightMm === undefined) return screenSizeInches;
  return Math.hypot(widthMm, heightMm) / MM_PER_INCH;
}

/** Where a product stands in an order: what can be bought now in front, what does not state it last; then the least rank first. */
export function standingIn(order: Order, { product, pricePence }: Priced): { group: 0 | 1 | 2; rank: number } {
  const value = order.by({ product, pricePence });
  if (value === undefined) return { group: 2, rank: 0 };
  return { group: product.inStock ? 0 : 1, rank: order.isDescending ? -value : value };
}

/** Compares two products in an order. */
export function compareIn(order: Order, a: Priced, b: Priced): number {
  const [one, other] = [standingIn(order, a), standingIn(order, b)];
  return one.group - other.group || one.rank - other.rank;
}
