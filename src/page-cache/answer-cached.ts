import type { VatView } from '#features/settings/vat-view.ts';
import type { ReadyAnswer } from '#platform/http/at-once.ts';
import type { Encoding } from '#platform/http/compressed-text.ts';
import { matches } from '#platform/http/write-answer.ts';
import type { CachedPage } from './page-cache.ts';

// How long shared caches may answer with a page, and then while they ask for another.
const SHARED_FOR_S = 30;
const SHARED_WHILE_S = 300;

/** The form in which a visitor wants a page. */
export interface Wanted {
  /** The `If-None-Match` header of the request. */
  ifNoneMatch?: string | undefined;
  encoding?: Encoding;
  vat?: VatView;
  /** One of the shop's currencies; null when the visitor did not choose. */
  currency?: string | null;
}

/** Answers one visitor, with prices as the cookies ask; such a page may be cached by that browser only. */
export async function answerCached(page: CachedPage, wanted: Wanted = {}, now = new Date()): Promise<Response> {
  const { encoding = 'identity', vat = 'ex' } = wanted;
  const answer = unchanged(page, wanted, now) ?? withBody(page, await page.body.in(vat, encoding), wanted, now);
  const headers = new Headers();
  for (let at = 0; at < answer.headers.length; at += 2)
    headers.append(answer.headers[at] ?? '', answer.headers[at + 1] ?? '');
  return new Response(answer.bytes, { status: answer.status, headers });
}

/** The same answer, without waiting; undefined where this form of the page has yet to be made. */
export function readyAnswer(page: CachedPage, wanted: Wanted, now: Date): ReadyAnswer | undefined {
  const { encoding = 'identity', vat = 'ex' } = wanted;
  const answer = unchanged(page, wanted, now);
  if (answer) return answer;
  const bytes = page.body.ready(vat, encoding);
  return bytes && withBody(page, bytes, wanted, now);
}

function unchanged(page: CachedPage, wanted: Wanted, now: Date): ReadyAnswer | null {
  const etag = wanted.ifNoneMatch === undefined ? null : tagOf(page, wanted.vat ?? 'ex');
  if (!etag || !matches(wanted.ifNoneMatch, etag)) return null;
  return { status: 304, headers: headersOf(page, wanted, now), bytes: null };
}

function withBody(page: CachedPage, bytes: Uint8Array<ArrayBuffer>, wanted: Wanted, now: Date): ReadyAnswer {
  const { encoding = 'identity' } = wanted;
  const headers = headersOf(page, wanted, now);
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(bytes.byteLength));
  return { status: page.status, headers, bytes: bytes.byteLength > 0 ? bytes : null };
}

function headersOf(page: CachedPage, { vat = 'ex', currency = null }: Wanted, now: Date): string[] {
  const isOwn = vat === 'inc' || currency !== null;
  const etag = tagOf(page, vat);
  return [...page.headers, 'Cache-Control', cachingOf(page, isOwn, now), ...(etag ? ['ETag', etag] : [])];
}

/** The tag of the page in this view; null for one that was not found. */
export function tagOf({ tag }: Pick<CachedPage, 'tag'>, vat: VatView): string | null {
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
