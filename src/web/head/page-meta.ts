import type { PublicSettings } from '#web/use-shop.ts';
import type { Facts } from './facts.ts';
import { isSameForEveryone } from './public-pages.ts';

type Matches = readonly ({ id: string; pathname?: string; loaderData?: unknown } | undefined)[];

export interface PageListing {
  /** Whether search engines may list the page; by default, if it is the same for everyone. */
  isListed?: boolean;
  /** The query that belongs to the canonical address. */
  query?: Record<string, string>;
  /** The path of the picture for shared links, 1200 × 630. */
  picture?: string;
  kind?: 'website' | 'product' | 'article';
  /** Structured data about the page. */
  facts?: (site: Site) => Facts[];
}

/** What the facts of a page need to know about the shop. */
export interface Site {
  settings: PublicSettings;
  /** The full address of a path. */
  at(path: string): string;
}

/**
 * The `<head>` of a page: title with the shop's name, and description. Pages that search engines may list also get their
 * canonical address, sharing tags and facts; all others get `noindex`.
 */
export function pageMeta(matches: Matches, title: string, description?: string, listing: PageListing = {}) {
  const settings = shopOf(matches);
  const name = settings?.company.tradingName ?? 'Brightfront';
  const pathname = matches.at(-1)?.pathname ?? '/';
  return [
    { title: `${title} · ${name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(settings && (listing.isListed ?? isSameForEveryone(pathname))
      ? publicMeta({ settings, at: (path) => settings.siteUrl + path }, { title, description, pathname, listing })
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** A page's `meta` with the same words for every request; see {@link pageMeta}. */
export function fixedMeta(title: string, description?: string, listing?: PageListing) {
  return ({ matches }: { matches: Matches }) => pageMeta(matches, title, description, listing);
}

interface Shown {
  title: string;
  description?: string;
  pathname: string;
  listing: PageListing;
}

function publicMeta(site: Site, { title, description, pathname, listing }: Shown) {
  const { query, picture = '/share.jpg', kind = 'website', facts } = listing;
  const url = site.at(pathname + (query ? `?${new URLSearchParams(query)}` : ''));
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: site.settings.company.tradingName },
    { property: 'og:type', content: kind },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:image', content: picture.startsWith('/') ? site.at(picture) : picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(facts?.(site) ?? []).map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } })),
  ];
}

function shopOf(matches: Matches): PublicSettings | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { settings?: PublicSettings } | undefined;
  return root?.settings;
}
