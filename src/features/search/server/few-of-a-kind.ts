import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import { onePerKind } from '../understanding/conditions.ts';
import { isA, partsOf, SCREEN_THING, type Thing, thingOf } from '../understanding/things.ts';
import { conditionsOf } from './catalogue-knows.ts';
import { columnsOf } from './columns/columns.ts';
import type { Places } from './columns/places.ts';
import type { IndexInForce } from './current-index.ts';
import { meetsAll } from './meets-conditions.ts';
import { popularFirst, popularOfKind } from './popular.ts';
import { pricesOn } from './price-side.ts';
import { needsRead, sentenceRead } from './read-once.ts';

/** A description of more means a kind, and no product. */
export const MOST_MEANT = 12;

/** The few products of the kind, size and facts that words describe; null where these are any screens, or too many. */
export function* fewOfAKind(
  words: string,
  snapshot: Snapshot,
  { attributes }: IndexInForce,
): Steps<readonly CatalogueEntry[] | null> {
  const { asked } = sentenceRead(words);
  if (!asked || asked === SCREEN_THING || asked.isOnly) return null;
  const conditions = onePerKind(conditionsOf(words, snapshot, attributes.amounts));
  const facts = needsRead(words).filter(({ need }) => need.isFact);
  const columns = columnsOf(snapshot);
  const isMet = meetsAll(conditions, attributes.amounts, pricesOn('ex', snapshot), columns);
  const fits = facts.map(({ need }) => columns.texts.fitOf(need));
  const found: CatalogueEntry[] = [];
  for (const list of listsFor(asked, snapshot)) {
    for (const place of list) {
      yield;
      const entry = snapshot.entries[place];
      if (!entry || !isMet(place) || !fits.every((fitAt) => fitAt(place) > 0)) continue;
      found.push(entry);
      if (found.length > MOST_MEANT) return null;
    }
  }
  const exact = found.filter(({ product }) => isA(thingOf(product), asked));
  const entries = exact.length > 0 ? exact : found;
  return entries.length > 0 ? entries : null;
}

// The thing itself and its parts, the list with the most popular product first.
function listsFor(asked: Thing, snapshot: Snapshot): readonly Places[] {
  const order = popularFirst(snapshot);
  const lists = [asked, ...partsOf(asked)].map((kind) => popularOfKind(snapshot, kind));
  return lists.filter(({ length }) => length > 0).sort(([a = 0], [b = 0]) => order.indexOf(a) - order.indexOf(b));
}
