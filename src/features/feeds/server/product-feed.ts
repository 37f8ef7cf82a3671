import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { goodsOf } from '#features/delivery/promise/goods.ts';
import type { Offers } from '#features/delivery/server/door.ts';
import { largePicture } from '#features/media/picture-sources.ts';
import { type BasisPoints, toDecimal, toPence, withVat } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { element, xmlText } from './xml.ts';

/** `offers` tell what delivery of one piece costs. */
type FeedOf = { shopName: string; offers: Offers; at: (path: string) => string };

/**
 * The feed for comparison sites and merchant centres (RSS 2.0 with the `g:` names). Prices include VAT, as required in the
 * UK. Products without price or picture would be refused there, so they are omitted.
 */
export function writeProductFeed({ entries, vatRate }: Snapshot, { shopName, offers, at }: FeedOf): string {
  const items = entries
    .filter(({ product }) => toPence(product.price) > 0 && product.imageUrl)
    .map((entry) => itemOf(entry, at, shippingOf(entry, offers, vatRate)));
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

function itemOf({ product, gallery = [] }: CatalogueEntry, at: (path: string) => string, shipping: string): string {
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
    shipping,
    element('g:shipping_weight', specs.weightKg ? `${specs.weightKg} kg` : ''),
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

/** Every method that brings one piece to the mainland, with its charge including VAT, as prices in the feed are. */
function shippingOf({ product, pricePence }: CatalogueEntry, offers: Offers, vatRate: BasisPoints): string {
  const load = goodsOf(product.specs, 1);
  const destination = { country: HOME_COUNTRY, postcode: null };
  return offers({ goods: [load], subtotal: pricePence, destination })
    .filter(({ method }) => !method.isCollection)
    .map(({ method, terms, fee }) => [
      element('g:country', 'GB'),
      element('g:service', method.name),
      element('g:price', `${toDecimal(withVat(fee, vatRate))} GBP`),
      element('g:max_handling_time', String(load.leadDays)),
      element('g:max_transit_time', String(terms.days)),
    ])
    .map((parts) => `<g:shipping>${parts.join('')}</g:shipping>`)
    .join('');
}

// By characters, so that none is split.
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${[...text].slice(0, most - 1).join('')}…`;
}
