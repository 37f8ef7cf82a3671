import { prepareSearch } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { isDatabaseAway } from '#platform/database.ts';

/**
 * Reads the catalogue and makes it ready for searching, before the port opens: of 100,000 products that takes seconds, which the first
 * visitors of an instance would wait for (decision 0151). Rejects while the database is away. What else fails is logged, and is tried
 * again for the first visitor: a shop that cannot search yet still sells.
 */
export async function readCatalogue(context: AppContext): Promise<void> {
  try {
    await prepareSearch(context);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    context.log.error({ error }, 'the catalogue could not be read ahead');
  }
}
