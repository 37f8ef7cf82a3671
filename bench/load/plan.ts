import { parseArgs } from 'node:util';
import { findPart, nameOf, PARTS, type PartChoice } from './parts.ts';

/** A shop to be measured: how many products it sells, and how many orders were placed there before. */
export interface World {
  products: number;
  orders: number;
}

/** What a run of `npm run bench` measures. */
export interface Plan {
  /** The shop to measure; null: shops of the bench's own. */
  against: string | null;
  /** The bench's own shops, one after the other. */
  worlds: World[];
  parts: PartChoice[];
  connections: number[];
  /** How long each part is measured, after its warm-up. */
  seconds: number;
  /** How often each is measured; the table shows medians. */
  rounds: number;
  /** Orders a second beside the parts that ask for it. */
  ordersBeside: number;
  /** Parts that are not measured, because they would write into a shop that is not the bench's own. */
  leftOut: PartChoice[];
}

/** A flag that cannot be followed; the message says what it takes. */
export class WrongFlag extends Error {}

const DEFAULTS = {
  products: '1000,100000',
  orders: '1000,100000',
  parts:
    'home,product,product-popular,product-popular+orders,product-turns,missing,search,search+orders,list,category,one-product,cart,order,login,live',
  connections: '1,16,64',
  seconds: '2',
  rounds: '1',
  'orders-beside': '10',
};
type Flag = keyof typeof DEFAULTS;
/** What only a shop of the bench's own can be asked for. */
const OWN_SHOP_ONLY: readonly Flag[] = ['products', 'orders', 'orders-beside'];

/** The plan that these arguments ask for. Throws a {@link WrongFlag} on the first that is wrong. */
export function planOf(args: readonly string[]): Plan {
  const given = readFlags(args);
  const flags = { ...DEFAULTS, ...given };
  const against = given.against === undefined ? null : addressOf(given.against);
  const refused = against === null ? undefined : OWN_SHOP_ONLY.find((flag) => given[flag] !== undefined);
  if (refused) throw new WrongFlag(`A shop that is not the bench's own is taken as it is: leave --${refused} out.`);
  const parts = partsIn(flags.parts);
  const isLeftOut = (part: PartChoice) => against !== null && (PARTS[part.name].writes || part.hasOrdersBeside);
  const measured = parts.filter((part) => !isLeftOut(part));
  if (measured.length === 0) {
    throw new WrongFlag('All of these parts write, and a shop that is not the bench’s own is only read.');
  }
  return {
    against,
    worlds: against === null ? worldsOf(counts('products', flags), counts('orders', flags, 0)) : [],
    parts: measured,
    connections: counts('connections', flags, 1, 1_000),
    seconds: count('seconds', flags, 1, 600),
    rounds: count('rounds', flags, 1, 100),
    ordersBeside: count('orders-beside', flags, 1, 1_000),
    leftOut: parts.filter(isLeftOut),
  };
}

// The other sizes change one thing each, so that a difference has one reason.
function worldsOf(products: number[], orders: number[]): World[] {
  const [fewest = 0] = products;
  const [first = 0, ...others] = orders;
  return [
    ...products.map((size) => ({ products: size, orders: first })),
    ...others.map((size) => ({ products: fewest, orders: size })),
  ];
}

function readFlags(args: readonly string[]): Partial<Record<Flag | 'against', string>> {
  const names = [...Object.keys(DEFAULTS), 'against'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  for (const [name, value] of Object.entries(values)) {
    if (!names.includes(name)) {
      throw new WrongFlag(`There is no --${name}. There are: ${names.map((known) => `--${known}`).join(', ')}.`);
    }
    if (typeof value !== 'string' || value === '') throw new WrongFlag(`--${name} needs a value.`);
  }
  const [word] = positionals;
  if (word !== undefined) throw new WrongFlag(`What is “${word}”? Values follow a flag, as in --connections 1,16.`);
  return values as Partial<Record<Flag | 'against', string>>;
}

function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new WrongFlag(`--against takes the address of a shop, as http://127.0.0.1:3000, not “${text}”.`);
  }
  return url.origin;
}

function partsIn(text: string): PartChoice[] {
  const parts = text.split(',').map((name) => {
    const part = findPart(name.trim());
    if (part) return part;
    throw new WrongFlag(
      `There is no part “${name}”. There are: ${Object.keys(PARTS).join(', ')}; those that only read also with +orders.`,
    );
  });
  return withoutTwice(parts, nameOf);
}

function counts(flag: Flag, flags: Record<Flag, string>, least = 1, most = 10_000_000): number[] {
  const numbers = flags[flag].split(',').map((text) => wholeNumber(flag, text, least, most));
  return withoutTwice(numbers, String);
}

function count(flag: Flag, flags: Record<Flag, string>, least: number, most: number): number {
  return wholeNumber(flag, flags[flag], least, most);
}

function wholeNumber(flag: Flag, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = `from ${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}`;
  throw new WrongFlag(`--${flag} takes whole numbers ${range}, not “${text}”.`);
}

function withoutTwice<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
