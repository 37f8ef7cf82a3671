import { availabilityOf } from '#features/catalogue/availability.ts';
import type { ShownProduct } from '#features/catalogue/contract.ts';
import type { SpecRow } from '#features/catalogue/spec-rows.ts';
import { largePicture } from '#features/media/picture-sources.ts';
import { toPence } from '#values/money.ts';
import type { Facts } from '#web/head/facts.ts';
import type { Site } from '#web/head/page-meta.ts';
import { paths } from '#web/paths.ts';

/** A product as search engines read it (JSON-LD): the price includes any VAT, and a product at 0.00 (on request) has no offer. */
export function productFacts(product: ShownProduct, rows: readonly SpecRow[], { at, settings }: Site): Facts {
  const { name, description, sku, specs, category, imageUrl, priceIncVat } = product;
  const url = at(paths.product(product));
  const pictures = [...(imageUrl ? [imageUrl] : []), ...product.gallery.map((picture) => picture.url)]
    .map(largePicture)
    .map((picture) => (picture.startsWith('/') ? at(picture) : picture));
  return {
    '@type': 'Product',
    name,
    description: description ?? undefined,
    url,
    category,
    sku: sku ?? undefined,
    mpn: sku ?? undefined,
    brand: specs.brand ? { '@type': 'Brand', name: specs.brand } : undefined,
    image: pictures.length > 1 ? pictures : pictures[0],
    additionalProperty: rows.map(({ term, value }) => ({ '@type': 'PropertyValue', name: term, value })),
    offers:
      toPence(priceIncVat) === 0
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: priceIncVat,
            priceCurrency: 'GBP',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: priceIncVat,
              priceCurrency: 'GBP',
              valueAddedTaxIncluded: settings.hasVat || undefined,
            },
            availability: `https://schema.org/${inOneWord(availabilityOf(product))}`,
            itemCondition: 'https://schema.org/NewCondition',
            seller: { '@id': at('/#organisation') },
          },
  };
}

/** schema.org's ItemAvailability names them alike: 'In Stock' is InStock. */
function inOneWord(words: string): string {
  return words.replace(/ ./g, (start) => start.trim().toUpperCase());
}
