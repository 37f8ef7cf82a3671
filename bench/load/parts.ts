/** What can be measured, by the names that `--parts` takes. What writes is left out at a shop that is not the bench's own. */
export const PARTS = {
  home: { title: 'home page', writes: false },
  product: { title: 'product page, 50 cached', writes: false },
  'product-popular': { title: 'product page, 1,000 by popularity', writes: false },
  'product-turns': { title: 'product page, 1,000 in turn', writes: false },
  missing: { title: 'page that does not exist', writes: false },
  search: { title: 'search (API)', writes: false },
  list: { title: 'product list (API)', writes: false },
  category: { title: 'category (API)', writes: false },
  'one-product': { title: 'one product (API)', writes: false },
  cart: { title: 'cart: add', writes: true },
  order: { title: 'order: place', writes: true },
  login: { title: 'login', writes: true },
  live: { title: 'status to live event', writes: true },
} as const;

export type PartName = keyof typeof PARTS;
export type ReadingPart = { [Name in PartName]: (typeof PARTS)[Name]['writes'] extends false ? Name : never }[PartName];

/** A part, and whether orders are placed beside it. */
export interface PartChoice {
  name: PartName;
  hasOrdersBeside: boolean;
}

/** The ending of a name that asks for orders beside the reads. */
export const BESIDE = '+orders';

/** The part as it is written on the command line. */
export function nameOf({ name, hasOrdersBeside }: PartChoice): string {
  return hasOrdersBeside ? name + BESIDE : name;
}

/** What the report calls the part. */
export function titleOf({ name, hasOrdersBeside }: PartChoice, ordersBeside: number): string {
  return hasOrdersBeside ? `${PARTS[name].title}, ${ordersBeside} orders/s` : PARTS[name].title;
}

/** The part of this name; null where there is none, or where orders beside it would be measured with it. */
export function findPart(text: string): PartChoice | null {
  const hasOrdersBeside = text.endsWith(BESIDE);
  const name = hasOrdersBeside ? text.slice(0, -BESIDE.length) : text;
  if (!isPartName(name) || (hasOrdersBeside && PARTS[name].writes)) return null;
  return { name, hasOrdersBeside };
}

function isPartName(text: string): text is PartName {
  return Object.hasOwn(PARTS, text);
}
