import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { digestOf } from '#platform/digest.ts';
import { matches } from '#platform/http/mount.ts';
import { contentSecurityPolicy } from '#platform/http/security.ts';
import { inVatView, type VatView } from './features/settings/vat-view.ts';
import { type CompressedText, compressedText, type Encoding } from './platform/http/compressed-text.ts';

const MOST_PAGES = 300;
// Settings that are not in the version, such as the company's address, appear after this long at most.
const FRESH_FOR_MS = 60_000;

/** A rendered page. */
export interface CachedPage {
  status: number;
  headers: Headers;
  /** The body, with prices shown either way. */
  in(view: VatView): CompressedText;
}

/** A cache of the pages that are the same for everyone, each rendered once per version of its data. */
export interface PageCache {
  /** The page of this address; concurrent requests share one rendering. */
  page(address: string, version: string, make: () => Promise<Response>): Promise<CachedPage>;
}

export function openPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage, () => Promise<Response>>({
    max: MOST_PAGES,
    ttl: FRESH_FOR_MS,
    perf: Date,
    fetchMethod: async (_key, _stale, { context: make }) => finished(await make()),
    // A page that is evicted while it is rendered still answers the requests that wait for it.
    ignoreFetchAbort: true,
  });
  return {
    page: async (address, version, make) => {
      const key = `${version} ${address}`;
      const page = await pages.forceFetch(key, { context: make });
      if (page.status !== 200) pages.delete(key);
      return page;
    },
  };
}

/** The form in which a visitor wants a page. */
export interface Wanted {
  /** The `If-None-Match` header of the request. */
  ifNoneMatch?: string;
  encoding?: Encoding;
  vat?: VatView;
  /** One of the shop's currencies; null when the visitor did not choose. */
  currency?: string | null;
}

/** Answers one visitor, with prices as the cookies ask; such a page may be cached by that browser only. */
export async function answerCached(
  { status, headers: before, in: inView }: CachedPage,
  { ifNoneMatch, encoding = 'identity', vat = 'ex', currency = null }: Wanted = {},
): Promise<Response> {
  const headers = new Headers(before);
  headers.append('Vary', 'Accept-Encoding');
  if (vat === 'inc' || currency) headers.set('Cache-Control', 'private, no-cache');
  const tag = headers.get('ETag');
  const etag = vat === 'inc' ? tag?.replace(/"$/, '-inc"') : tag;
  if (etag) headers.set('ETag', etag);
  if (etag && matches(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const bytes = await inView(vat)(encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
}

async function finished(response: Response): Promise<CachedPage> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  // A cookie is for one visitor, but this page is for all.
  headers.delete('Set-Cookie');
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html) }));
  headers.set('Cache-Control', 'no-cache');
  if (response.status === 200) {
    headers.set('ETag', `W/"${digestOf(html)}"`);
    headers.set('Cache-Control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=300');
  }
  return { status: response.status, headers, in: bodiesOf(html) };
}

function bodiesOf(html: string): CachedPage['in'] {
  const bodies = new Map<VatView, CompressedText>();
  return (view) => {
    const body = bodies.get(view) ?? compressedText(inVatView(html, view));
    bodies.set(view, body);
    return body;
  };
}

/** The SHA-256 of every inline script of a page, as a content security policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    // Structured data is never run, so the policy need not allow it.
    if (!/\bsrc=|ld\+json/.test(attributes))
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  }
  return [...hashes];
}
