import type { AppContext } from '#platform/app-context.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';

const catalogues = new WeakMap<AppContext, Catalogue>();

/** The one catalogue of this context, opened at the first call and closed with the context. */
export function catalogueOf(context: AppContext): Catalogue {
  const known = catalogues.get(context);
  if (known) return known;
  const catalogue = openCatalogue(context);
  catalogues.set(context, catalogue);
  return catalogue;
}
