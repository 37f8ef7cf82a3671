import type { AppContext } from '#platform/app-context.ts';
import { printedCatalogueOf } from './printed-catalogue.ts';

export { serveFeeds } from './serve.ts';

/** Seconds between two checks whether the catalogue has changed and is stable. */
export const CATALOGUE_CHECK_SECONDS = 60;

/** Prints a stable catalogue in advance. Does not wait for it, because other jobs follow. */
export async function printCatalogueAhead(context: AppContext): Promise<void> {
  printedCatalogueOf(context)
    .ahead()
    .catch((error) => context.log.warn({ reason: String(error) }, 'the catalogue was not printed ahead'));
}
