import type { AppContext } from '#platform/app-context.ts';
import { printedCatalogueOf } from './printed-catalogue.ts';

export { serveFeeds } from './serve.ts';

/** Seconds between two looks at whether the catalogue changed and has come to rest. */
export const CATALOGUE_CHECK_SECONDS = 60;

/** Prints the catalogue before it is asked for, once its products are at rest. Does not wait for it: other jobs follow. */
export async function printCatalogueAhead(context: AppContext): Promise<void> {
  printedCatalogueOf(context)
    .ahead()
    .catch((error) => context.log.warn({ reason: String(error) }, 'the catalogue was not printed ahead'));
}
