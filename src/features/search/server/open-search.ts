import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import { type FitsIndex, fitsIndexOf } from '#features/fits/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { taught } from './clicks/learned.ts';
import { type IndexInForce, indexFor } from './current-index.ts';
import { guidanceFor } from './guidance.ts';

/** The current catalogue with what clicks taught, its index and staff's guidance. */
export async function openSearch(context: AppContext): Promise<{ snapshot: Snapshot; inForce: IndexInForce }> {
  const catalogue = catalogueOf(context);
  const snapshot = await catalogue.current();
  const [inForce, guidance, fits] = await Promise.all([
    indexFor(context, snapshot, context.log),
    guidanceFor(context, catalogue.besideVersion()),
    fitsOf(context),
  ]);
  return { snapshot: taught(context, snapshot), inForce: { ...inForce, guidance, fits } };
}

// What staff say of pairs is read from the database once; until it can be, words alone decide.
function fitsOf(context: AppContext): Promise<FitsIndex | undefined> {
  return fitsIndexOf(context).catch((error: unknown) => {
    context.log.warn({ error }, 'the search does without what fits');
    return undefined;
  });
}
