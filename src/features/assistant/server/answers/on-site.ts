import type { CatalogueEntry } from '#features/catalogue/server/door.ts';

const ON_SITE = /\bon[- ]?site\b|\breturn to base\b|\bsend (?:it|them) (?:back|off|in)\b/iu;
const SAYS_ON_SITE = /\bon-site warranty\b/iu;
const MOST_NAMED = 3;

/** Whose pages promise a warranty on site; null where that is not asked, or none does. */
export function onSiteOf(message: string, entries: readonly CatalogueEntry[]): string | null {
  if (!ON_SITE.test(message)) return null;
  const names = entries
    .filter(({ product }) => SAYS_ON_SITE.test(product.description ?? ''))
    .map(({ product }) => product.name);
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return names.length > 0
    ? `An on-site warranty is promised on the page of ${names.slice(0, MOST_NAMED).join(', ')}${more}.`
    : null;
}
