import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import { type FitsIndex, fitsIndexOf } from '#features/fits/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { inTurns } from '#platform/steps.ts';
import { SHOP_ATTRIBUTES } from '../search-attributes.ts';
import { readyToKnow } from './catalogue-knows.ts';
import { taught } from './clicks/learned.ts';
import { readyColumns } from './columns/columns.ts';
import { type IndexInForce, indexFor } from './current-index.ts';
import { guidanceFor } from './guidance.ts';
import { withOtherSearches } from './in-turns.ts';
import { readyPopular } from './popular.ts';
import { readyCategories } from './suggest.ts';
import { compilePatterns, searchAhead } from './warm-up.ts';

/** A catalogue with its index. */
export interface OpenSearch {
  snapshot: Snapshot;
  inForce: IndexInForce;
}

/** The current catalogue with what clicks taught, its index and staff's guidance. */
export async function openSearch(context: AppContext): Promise<OpenSearch> {
  const catalogue = catalogueOf(context);
  const snapshot = await catalogue.current();
  const [inForce, guidance, fits] = await Promise.all([
    indexFor(context, snapshot, context.log),
    guidanceFor(context, catalogue.besideVersion()),
    fitsOf(context),
  ]);
  const learned = taught(context, snapshot);
  // What a search would otherwise work out of 100,000 products before it answers, and hold everything up.
  await Promise.all([readyPopular(learned), readyColumns(learned), readyToKnow(learned, inForce.attributes.amounts)]);
  await readyCategories(learned);
  return { snapshot: learned, inForce: { ...inForce, guidance, fits } };
}

/** Does ahead what the first search would wait for; rejects while the database is away. */
export async function prepareSearch(context: AppContext): Promise<void> {
  const [{ snapshot, inForce }] = await Promise.all([openSearch(context), inTurns(compilePatterns(SHOP_ATTRIBUTES))]);
  await withOtherSearches(searchAhead(snapshot, inForce));
}

// What staff say of pairs is read from the database once; until it can be, words alone decide.
function fitsOf(context: AppContext): Promise<FitsIndex | undefined> {
  return fitsIndexOf(context).catch((error: unknown) => {
    context.log.warn({ error }, 'the search does without what fits');
    return undefined;
  });
}
