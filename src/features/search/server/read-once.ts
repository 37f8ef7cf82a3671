import { SHOP_ATTRIBUTES } from '../search-attributes.ts';
import { readConditions } from '../understanding/conditions.ts';
import { readNeeds } from '../understanding/needs.ts';
import { readSentence } from '../understanding/reading.ts';
import { cachedBy } from './cached-by.ts';
import { lastAsked } from './columns/memo.ts';

// Several parts of an answer read the same sentence, and those of the queries that it suggests.
const MOST = 16;

/** `readSentence`, once for each of the last sentences. */
export const sentenceRead = once(readSentence);

/** `readNeeds`, once for each of the last sentences. */
export function needsRead(q: string, patterns = SHOP_ATTRIBUTES.needs): ReturnType<typeof readNeeds> {
  return needsBy(patterns)(q);
}

/** `readConditions`, once for each of the last sentences. */
export function conditionsRead(q: string, amounts = SHOP_ATTRIBUTES.amounts): ReturnType<typeof readConditions> {
  return conditionsBy(amounts)(q);
}

const needsBy = cachedBy((patterns: typeof SHOP_ATTRIBUTES.needs) => once((q) => readNeeds(q, patterns)));
const conditionsBy = cachedBy((amounts: typeof SHOP_ATTRIBUTES.amounts) => once((q) => readConditions(q, amounts)));

function once<Read extends object>(read: (q: string) => Read): (q: string) => Read {
  const last = lastAsked<Read>(MOST);
  return (q) => last.get(q, () => read(q));
}
