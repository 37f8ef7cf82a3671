import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import { onePerKind } from '../understanding/conditions.ts';
import { readNeeds } from '../understanding/needs.ts';
import { readSentence } from '../understanding/reading.ts';
import { isA, SCREEN_THING, thingOf } from '../understanding/things.ts';
import { conditionsOf } from './catalogue-knows.ts';
import type { IndexInForce } from './current-index.ts';
import { meetsAll } from './meets-conditions.ts';
import { popularByKind } from './popular.ts';
import { pricesOn } from './price-side.ts';

/** A description of more means a kind, and no product. */
export const MOST_MEANT = 12;

/** The few products of the kind, size and facts that words describe; null where these are any screens, or too many. */
export function* fewOfAKind(
  words: string,
  snapshot: Snapshot,
  { attributes }: IndexInForce,
): Steps<readonly CatalogueEntry[] | null> {
  const { asked } = readSentence(words);
  if (!asked || asked === SCREEN_THING || asked.isOnly) return null;
  const conditions = onePerKind(conditionsOf(words, snapshot, attributes.amounts));
  const facts = readNeeds(words).filter(({ need }) => need.isFact);
  const isMet = meetsAll(conditions, attributes.amounts, pricesOn('ex', snapshot));
  const { lists } = popularByKind(snapshot);
  const found: CatalogueEntry[] = [];
  for (const [thing, list] of lists) {
    if (thing !== asked && thing.part !== asked) continue;
    for (const entry of list) {
      yield;
      if (!isMet(entry) || !facts.every(({ need }) => need.fits(entry.product) > 0)) continue;
      found.push(entry);
      if (found.length > MOST_MEANT) return null;
    }
  }
  const exact = found.filter(({ product }) => isA(thingOf(product), asked));
  const entries = exact.length > 0 ? exact : found;
  return entries.length > 0 ? entries : null;
}
