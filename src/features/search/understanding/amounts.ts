import { type AskedAmount, specNumber } from '#features/catalogue/attribute.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { type AttributeFilter, type RangeFilter, SHOP_FILTERS } from '../attribute-filters.ts';
import {
  AT_LEAST,
  AT_MOST,
  between,
  isWithin,
  type Measured,
  NUMBER,
  numberIn,
  pattern,
  type Range,
  type Reading,
  sayRange,
  TO,
} from './how-much.ts';
import { PROMISES } from './promises.ts';
import { SCREEN_SIZES } from './screen-sizes.ts';
import { SIDES } from './sides.ts';

type Described = Pick<Product, 'name' | 'description' | 'specs'>;

/** An attribute whose amounts queries can name. */
export interface Amount extends Measured {
  /** The attribute's key in `specs`. */
  key: string;
  /** Whether a product states it, in its specifications or its text. */
  isTold(product: Described): boolean;
  meets(product: Described, range: Range): boolean;
  /** The amount that a product has itself, in the attribute's unit. */
  amountOf(product: Described): number | undefined;
  /** Why a product was chosen if its specifications do not state the amount. */
  reasonOf(product: Described): string | null;
}

/** The parts that an attribute with its own reading supplies. */
export type OwnAmount = Pick<Amount, 'readings' | 'isTold' | 'meets' | 'reasonOf'>;

const short = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
// Attributes that are read differently, each in a file of its own.
const OWN: Readonly<Record<string, OwnAmount>> = { screenSizeInches: SCREEN_SIZES };

/** The amounts that queries can name for these filters. */
export function amountsOf(filters: readonly AttributeFilter[]): Amount[] {
  return filters.flatMap((filter) => {
    if (filter.kind !== 'range') return [];
    const own = OWN[filter.key] ?? (filter.asked && plainAmount(filter.key, filter.asked));
    return own ? [amount(filter, own)] : [];
  });
}

/** The amounts of the shop's attributes, and sides, by which nothing can be filtered otherwise. */
export const SHOP_AMOUNTS: readonly Amount[] = [...SIDES, ...PROMISES, ...amountsOf(SHOP_FILTERS)];

function amount({ key, name, unit }: RangeFilter, own: OwnAmount): Amount {
  const say = (value: number) => `${short.format(value)}${unit}`;
  const amountOf = ({ specs }: Described) => specNumber(specs, key);
  return { ...own, key, kind: name, amountOf, label: (range) => sayRange(range, say) };
}

function plainAmount(key: string, { unit, bare }: AskedAmount): OwnAmount {
  return {
    readings: plainReadings(unit, bare),
    isTold: (product) => specNumber(product.specs, key) !== undefined,
    meets: (product, range) => {
      const value = specNumber(product.specs, key);
      return value !== undefined && isWithin(value, range);
    },
    reasonOf: () => null,
  };
}

function plainReadings(names: string, bare: AskedAmount['bare']): Reading[] {
  const unit = String.raw`\s?(?:${names})(?![\p{L}])`;
  const [most, least] = bare === 'least' ? [AT_MOST, `(?:${AT_LEAST})?`] : [`(?:${AT_MOST})?`, AT_LEAST];
  const atMost = reading(`${most}${NUMBER}${unit}`, (max) => ({ max }));
  const atLeast = reading(`${least}${NUMBER}${unit}`, (min) => ({ min }));
  return [
    {
      pattern: pattern(`(?:between\\s*)?${NUMBER}(?:${unit})?${TO}${NUMBER}${unit}`),
      read: (match) => between(numberIn(match[1]), numberIn(match[2])),
    },
    ...(bare === 'least' ? [atMost, atLeast] : [atLeast, atMost]),
  ];
}

function reading(source: string, toRange: (amount: number) => Range): Reading {
  return { pattern: pattern(source), read: (match) => toRange(numberIn(match[1])) };
}
