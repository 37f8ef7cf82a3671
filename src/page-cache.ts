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
// How long shared caches may answer with a page, and then while they ask for another.
const SHARED_FOR_S = 30;
const SHARED_WHILE_S = 300;

/** A rendered page. */
export interface CachedPage {
  status: number;
  headers: Headers;
  /** The body, with prices shown either way. */
  in(view: VatView): CompressedText;
  /** From then on it may be another; null: nothing on it has a moment. */
  expiresAt: Date | null;
}

/** A cache of the pages that are the same for everyone, each rendered once per version of its data. */
export interface PageCache {
  /**
   * The page of this address. Who asks while it is being made waits for the same one. `until` tells the next moment after which
   * anything on it may be another: the page is made afresh then, however young it is.
   */
  page(
    address: string,
    version: string,
    make: () => Promise<Response>,
    until?: () => Promise<Date>,
  ): Promise<CachedPage>;
}

interface Making {
  make(): Promise<Response>;
  until?: (() => Promise<Date>) | undefined;
}

export function openPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage, Making>({
    max: MOST_PAGES,
    ttl: FRESH_FOR_MS,
    perf: Date,
    fetchMethod: async (_key, _stale, { context: { make, until }, options }) => {
      // Asked before it is made: a moment that passes meanwhile makes it stale at once.
      const expiresAt = (await until?.()) ?? null;
      const page = await finished(await make(), expiresAt);
      if (expiresAt) options.ttl = Math.max(1, Math.min(FRESH_FOR_MS, expiresAt.getTime() - Date.now()));
      return page;
    },
    // A page that is pushed out while it is being made is still the answer to the visitors who wait for it.
    ignoreFetchAbort: true,
  });
  return {
    page: async (address, version, make, until) => {
      const key = `${version} ${address}`;
      const page = await pages.forceFetch(key, { context: { make, until } });
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
  { status, headers: before, in: inView, expiresAt }: CachedPage,
  { ifNoneMatch, encoding = 'identity', vat = 'ex', currency = null }: Wanted = {},
): Promise<Response> {
  const headers = new Headers(before);
  headers.append('Vary', 'Accept-Encoding');
  if (headers.has('ETag')) headers.set('Cache-Control', sharedFor(expiresAt));
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

/** What shared caches may do with a page: never beyond the moment at which it may be another. */
function sharedFor(expiresAt: Date | null): string {
  const left = expiresAt
    ? Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1_000))
    : Number.POSITIVE_INFINITY;
  const fresh = Math.min(SHARED_FOR_S, left);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(SHARED_WHILE_S, left - fresh)}`;
}

async function finished(response: Response, expiresAt: Date | null): Promise<CachedPage> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  // A cookie is for one visitor, but this page is for all.
  headers.delete('Set-Cookie');
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html) }));
  headers.set('Cache-Control', 'no-cache');
  if (response.status === 200) {
    headers.set('ETag', `W/"${digestOf(html)}"`);
    headers.set('Cache-Control', sharedFor(expiresAt));
  }
  return { status: response.status, headers, in: bodiesOf(html), expiresAt };
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
