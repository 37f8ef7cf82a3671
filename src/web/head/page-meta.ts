import type { PublicSettings } from '#web/use-shop.ts';
import type { Facts } from './facts.ts';
import { isSameForEveryone } from './public-pages.ts';

type Matches = readonly ({ id: string; pathname?: string; loaderData?: unknown } | undefined)[];

export interface PageListing {
  /**
   * False keeps a page that everybody may see out of search engines: one of many forms of the same, or an error. True
   * lists one that is filled in by whoever comes. Unless said, what is the same for everyone is listed.
   */
  isListed?: boolean;
  /** The part of the address behind the path that makes this another page and not the same one again. */
  query?: Record<string, string>;
  /** The path of a picture for those who share the page, 1200 × 630. */
  picture?: string;
  kind?: 'website' | 'product' | 'article';
  /** What machines may know of the page. */
  facts?: (site: Site) => Facts[];
}

/** What the facts of a page are told about the shop. */
export interface Site {
  settings: PublicSettings;
  /** The full address of a path. */
  at(path: string): string;
}

/**
 * What stands in the head of a page: title, with the shop's own name behind it, and description; for pages that search
 * engines may list also the one address that it goes by, what is shown where it is shared, and its facts. All other
 * pages ask not to be listed.
 */
export function pageMeta(matches: Matches, title: string, description?: string, reach: PageListing = {}) {
  const settings = shopOf(matches);
  const name = settings?.company.tradingName ?? 'Brightfront';
  const pathname = matches.at(-1)?.pathname ?? '/';
  return [
    { title: `${title} · ${name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(settings && (reach.isListed ?? isSameForEveryone(pathname))
      ? publicMeta({ settings, at: (path) => settings.siteUrl + path }, { title, description, pathname, reach })
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}

interface Shown {
  title: string;
  description?: string;
  pathname: string;
  reach: PageListing;
}

function publicMeta(site: Site, { title, description, pathname, reach }: Shown) {
  const { query, picture = '/share.jpg', kind = 'website', facts } = reach;
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
