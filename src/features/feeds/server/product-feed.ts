import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { largePicture } from '#features/media/picture-sources.ts';
import { toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { element, xmlText } from './xml.ts';

type FeedOf = { shopName: string; at: (path: string) => string };

/**
 * The feed for comparison sites and merchant centres (RSS 2.0 with the `g:` names). Prices include VAT, as required in the
 * UK. Products without price or picture would be refused there, so they are omitted.
 */
export function writeProductFeed({ entries }: Snapshot, { shopName, at }: FeedOf): string {
  const items = entries
    .filter(({ product }) => toPence(product.price) > 0 && product.imageUrl)
    .map((entry) => itemOf(entry, at));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(shopName)}</title>
<link>${xmlText(at('/'))}</link>
<description>${xmlText(`Everything on sale at ${shopName}`)}</description>
${items.join('\n')}
</channel>
</rss>
`;
}

function itemOf({ product, gallery = [] }: CatalogueEntry, at: (path: string) => string): string {
  const { id, name, description, category, priceIncVat, inStock, imageUrl, sku, specs } = product;
  const [picture = '', ...further] = [imageUrl ?? '', ...gallery.map(({ url }) => url)]
    .map(largePicture)
    .map((address) => (address.startsWith('/') ? at(address) : address));
  const parts = [
    element('g:id', String(id)),
    element('g:title', cut(name, 150)),
    element('g:description', cut(description || name, 5_000)),
    element('g:link', at(paths.product(product))),
    element('g:image_link', picture),
    ...further.map((address) => element('g:additional_image_link', address)),
    element('g:availability', inStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', `${priceIncVat} GBP`),
    element('g:condition', 'new'),
    element('g:product_type', category),
    element('g:brand', specs.brand),
    element('g:mpn', sku),
    specs.brand && sku ? '' : element('g:identifier_exists', 'no'),
    ...(specs.energyClass
      ? [
          element('g:energy_efficiency_class', specs.energyClass),
          element('g:min_energy_efficiency_class', 'G'),
          element('g:max_energy_efficiency_class', 'A'),
        ]
      : []),
  ];
  return `<item>${parts.join('')}</item>`;
}

// By characters, so that none is split.
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${[...text].slice(0, most - 1).join('')}…`;
}
