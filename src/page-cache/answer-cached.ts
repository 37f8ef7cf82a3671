import type { VatView } from '#features/settings/vat-view.ts';
import type { Encoding } from '#platform/http/compressed-text.ts';
import { matches } from '#platform/http/write-answer.ts';
import type { CachedPage } from './page-cache.ts';

// How long shared caches may answer with a page, and then while they ask for another.
const SHARED_FOR_S = 30;
const SHARED_WHILE_S = 300;

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
  page: CachedPage,
  { ifNoneMatch, encoding = 'identity', vat = 'ex', currency = null }: Wanted = {},
  now = new Date(),
): Promise<Response> {
  const headers = new Headers(page.headers);
  const isOwn = vat === 'inc' || currency !== null;
  headers.set('Cache-Control', cachingOf(page, isOwn, now));
  const etag = tagOf(page, vat);
  if (etag) headers.set('ETag', etag);
  if (etag && matches(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const bytes = await page.body.in(vat, encoding);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes.byteLength > 0 ? bytes : null, { status: page.status, headers });
}

/** The tag of the page in this view; null for one that was not found. */
export function tagOf({ headers }: CachedPage, vat: VatView): string | null {
  const tag = headers.get('ETag');
  return vat === 'inc' && tag ? tag.replace(/"$/, '-inc"') : tag;
}

/** What browsers and shared caches may do with a page: never beyond the moment at which it may be another. */
export function cachingOf({ status, expiresAt }: CachedPage, isOwn: boolean, now: Date): string {
  if (isOwn) return 'private, no-cache';
  if (status !== 200) return 'no-cache';
  const left = expiresAt
    ? Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1_000))
    : Number.POSITIVE_INFINITY;
  const fresh = Math.min(SHARED_FOR_S, left);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(SHARED_WHILE_S, left - fresh)}`;
}
