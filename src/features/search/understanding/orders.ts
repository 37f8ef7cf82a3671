import type { Specs } from '#features/catalogue/attributes.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { Pence } from '#values/money.ts';

interface Priced {
  product: Pick<Product, 'specs' | 'inStock'>;
  pricePence: Pence;
}

const MM_PER_INCH = 25.4;

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

/** Compares two products in an order; what cannot be bought now comes behind what can, and what is not stated last. */
export function compareIn(order: Order, a: Priced, b: Priced): number {
  const [one, other] = [order.by(a), order.by(b)];
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  if (a.product.inStock !== b.product.inStock) return a.product.inStock ? -1 : 1;
  return order.isDescending ? other - one : one - other;
}
