import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import { everyToken } from '../engine/tokens.ts';
import type { SearchAttributes } from '../search-attributes.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Columns } from './columns/columns.ts';
import { meetsAll } from './meets-conditions.ts';
import { popularOfKind } from './popular.ts';
import { type PriceOf, priceAt, pricesOn, sideInWords } from './price-side.ts';
import { wordsOf } from './product-words.ts';

/** What there is of a thing that is asked for beside another: '65 inch display with wall mount'. */
export interface FoundBeside {
  said: string;
  /** How many are of its kind and take the size that is named; 0 where it is not sold. */
  count: number;
  /** The least price of those. */
  fromPence: Pence;
  isSized: boolean;
}

const MOST = 2;

/** What there is of each thing that a sentence joins to the one it asks for, and that the text of the first product does not have. */
export function* findBeside(
  { beside }: Reading,
  conditions: readonly Condition[],
  first: number | undefined,
  { query, snapshot, columns, attributes }: Shop,
): Steps<FoundBeside[]> {
  const own = first === undefined ? null : columns.entries[first]?.product;
  if (!own) return [];
  const sizes = conditions.filter(({ kind }) => kind === 'size');
  const priceOf: PriceOf = pricesOn(query.vat, snapshot);
  const isFitting = meetsAll(sizes, attributes.amounts, priceOf, columns);
  const price = priceAt(priceOf, columns.pence);
  const { all } = wordsOf(own);
  const found: FoundBeside[] = [];
  for (const { thing, said } of beside.slice(0, MOST)) {
    if (everyToken(said).every((token) => all.has(token))) continue;
    const ofKind = popularOfKind(snapshot, thing);
    let count = 0;
    let fromPence = Number.POSITIVE_INFINITY;
    yield* eachOf(ofKind, (place) => {
      if (!isFitting(place)) return;
      count++;
      fromPence = Math.min(fromPence, price(place));
    });
    if (count > 0 || (ofKind.length === 0 && thing.isOnly))
      found.push({ said, count, fromPence, isSized: sizes.length > 0 });
  }
  return found;
}

interface Shop {
  query: SearchQuery;
  snapshot: Snapshot;
  columns: Columns;
  attributes: Pick<SearchAttributes, 'amounts'>;
}

/** What a summary says of what is asked for beside the main thing. */
export function sayBeside(beside: readonly FoundBeside[], query: SearchQuery): string[] {
  return beside.map(({ said, count, fromPence, isSized }) => {
    if (count === 0) return `Of ‘${said}’ we sell none.`;
    const products = count === 1 ? 'is 1 product' : `are ${count} products`;
    const fits = isSized ? ` that ${count === 1 ? 'takes' : 'take'} that size` : '';
    return `For ‘${said}’ there ${products}${fits}, from ${formatPounds(fromPence)} ${sideInWords(query)}.`;
  });
}
