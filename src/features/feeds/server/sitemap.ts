import type { Snapshot } from '#features/catalogue/server/door.ts';
import { paths } from '#web/paths.ts';
import { element, xmlText } from './xml.ts';

/** All pages for search engines, product pages with their last change. */
export function writeSitemap({ entries }: Snapshot, at: (path: string) => string): string {
  const categories = [...new Set(entries.map(({ product }) => product.category))].sort();
  const changes = entries.map(({ product }) => product.updatedAt).sort();
  const latest = changes.at(-1) ?? '';
  const pages = [
    { path: paths.home, changed: latest },
    { path: paths.products, changed: latest },
    ...STATIC_PAGES.map((path) => ({ path, changed: '' })),
    ...categories.map((category) => ({ path: paths.search({ category }), changed: '' })),
    ...entries.map(({ product }) => ({ path: paths.product(product), changed: product.updatedAt })),
  ].slice(0, MOST);
  const urls = pages.map(
    ({ path, changed }) => `<url><loc>${xmlText(at(path))}</loc>${element('lastmod', changed.slice(0, 10))}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

// The limit of the sitemap protocol.
const MOST = 50_000;

const STATIC_PAGES = [
  paths.search(),
  paths.ledWall(),
  paths.guide(),
  paths.about,
  paths.contact(),
  paths.requestQuote,
  paths.trackOrder(),
  paths.signup,
  paths.deliveryAndReturns,
  paths.terms,
  paths.privacy,
  paths.accessibility,
];
