import type { ReactNode } from 'react';
import type { Site } from './page-meta.ts';
import { plainText } from './plain-text.ts';

type Value = string | number | boolean | undefined | Facts | Value[];
/** Structured data in the terms of schema.org; undefined members are left out. */
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
