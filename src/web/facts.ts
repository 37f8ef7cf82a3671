import type { ReactNode } from 'react';
import type { ProductPage } from '#features/catalogue/contract.ts';
import { specRows } from '#features/catalogue/spec-rows.ts';
import { largePicture } from '#features/media/picture-sources.ts';
import { toPence } from '#values/money.ts';
import type { Site } from './page-meta.ts';
import { paths } from './paths.ts';
import { plainText } from './plain-text.ts';

type Value = string | number | boolean | undefined | Facts | Value[];
/** What machines may know, in the words of schema.org. What is not known is left out. */
export interface Facts {
  [name: string]: Value;
}

export function organisationFacts({ settings: { company, social }, at }: Site): Facts {
  const { name, tradingName, vatNumber, addressLines, email, phone } = company;
  const elsewhere = social.map(({ href }) => href).filter((href) => href.startsWith('http'));
  return {
    '@type': 'Organization',
    '@id': at('/#organisation'),
    name: tradingName,
    legalName: name || undefined,
    url: at('/'),
    logo: at('/icons/icon-512.png'),
    vatID: vatNumber || undefined,
    email: email || undefined,
    telephone: phone || undefined,
    address: addressLines.length
      ? { '@type': 'PostalAddress', streetAddress: addressLines.join(', '), addressCountry: 'GB' }
      : undefined,
    sameAs: elsewhere.length ? elsewhere : undefined,
  };
}

export function websiteFacts({ settings: { company }, at }: Site): Facts {
  return {
    '@type': 'WebSite',
    name: company.tradingName,
    url: at('/'),
    publisher: { '@id': at('/#organisation') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: at('/search?q={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
}

export interface Crumb {
  label: string;
  href?: string;
}

export function trailFacts(trail: readonly Crumb[], { at }: Site): Facts {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: href === undefined ? undefined : at(href),
    })),
  };
}

export function questionFacts(questions: readonly { title: string; content: ReactNode }[]): Facts {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(content) },
    })),
  };
}

/** The price is the one that everybody pays: with VAT. What costs nothing is not for sale but on request, so it has no offer. */
export function productFacts(product: ProductPage, { at }: Site): Facts {
  const { name, description, sku, specs, category, imageUrl, inStock, priceIncVat } = product;
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
    additionalProperty: specRows(product).map(({ term, value }) => ({ '@type': 'PropertyValue', name: term, value })),
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
              valueAddedTaxIncluded: true,
            },
            availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
            itemCondition: 'https://schema.org/NewCondition',
            seller: { '@id': at('/#organisation') },
          },
  };
}
