/** What was last found, as far as a follow-up builds on it. */
export interface Shown {
  /** Pence, inches and nits of the products that were shown. */
  prices: readonly number[];
  sizes: readonly number[];
  nits: readonly number[];
}

/** What a follow-up changes of the search before; `says` is how the reply names it. */
export interface Change {
  says: string;
  part: Record<string, string>;
}

type Follow = [words: RegExp, change: (shown: Shown) => Change | null];

const pounds = (pence: number) => (pence / 100).toFixed(2);
const word = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'giu');

const FOLLOWS: readonly Follow[] = [
  [
    word('cheaper|cheapest|less expensive|lower price|too (?:expensive|dear|much)|smaller budget'),
    ({ prices }) => below(prices, (least) => ({ says: 'cheaper', part: { maxPrice: pounds(least - 1) } })),
  ],
  [
    word('dearer|more expensive|better'),
    ({ prices }) => above(prices, (most) => ({ says: 'at a higher price', part: { minPrice: pounds(most + 1) } })),
  ],
  [
    word('bigger|larger|too small'),
    ({ sizes }) => above(sizes, (most) => ({ says: 'bigger', part: { minSize: (most + 0.1).toFixed(1) } })),
  ],
  [
    word('smaller|too (?:big|large)'),
    ({ sizes }) => below(sizes, (least) => ({ says: 'smaller', part: { maxSize: (least - 0.1).toFixed(1) } })),
  ],
  [
    word('brighter|too dark|too dim'),
    ({ nits }) => above(nits, (most) => ({ says: 'brighter', part: { minNits: String(most + 1) } })),
  ],
  [
    word('(?:only )?(?:what is |what’s |those )?(?:in stock|available)(?: now| only)?'),
    () => ({ says: 'in stock', part: { inStock: 'true' } }),
  ],
  [word('for outside|for outdoors?|outdoors?|outside'), () => ({ says: 'for outdoors', part: { outdoor: 'true' } })],
  [word('with touch|touch(?: ?screens?)?'), () => ({ says: 'with touch', part: { touch: 'true' } })],
];

const SMALL =
  /^(?:a|an|and|any|anything|are|but|can|do|else|have|i|in|is|it|just|me|need|of|one|ones|only|or|please|show|some|something|than|that|the|them|these|this|those|too|what|which|with|you|about|bit|much|little|even|got|there|for|be|should|must|want|screens?|displays?|monitors?|tvs?|panels?|products?|options?)$/i;

/** What a message changes of the search before it, and whether it says nothing beyond that. */
export function readFollowUp(message: string, shown: Shown): { changes: Change[]; isAll: boolean } {
  const changes: Change[] = [];
  let rest = message;
  for (const [words, change] of FOLLOWS) {
    if (rest.search(words) < 0) continue;
    const made = change(shown);
    if (made) changes.push(made);
    rest = rest.replace(words, ' ');
  }
  const left = rest.match(/[\p{L}\d]+/gu) ?? [];
  return { changes, isAll: left.every((each) => SMALL.test(each)) };
}

function below(values: readonly number[], make: (least: number) => Change): Change | null {
  return values.length > 0 ? make(Math.min(...values)) : null;
}

function above(values: readonly number[], make: (most: number) => Change): Change | null {
  return values.length > 0 ? make(Math.max(...values)) : null;
}
