import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { Ground } from '#platform/ground.ts';
import { matches } from '#platform/http/mount.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import { contentSecurityPolicy } from '#platform/http/security.ts';
import { buildApi } from './web/api.ts';
import { pageApi, pageNonce } from './web/page-api.ts';

/** Pages that are the same for everyone; who somebody is gets filled in by the browser (`GET /api/session`). */
const SAME_FOR_EVERYONE =
  /^\/(|products(\/.*)?|search|about|contact|terms|privacy|accessibility|delivery-and-returns)$/;

const CACHED_PAGES = 300;
// Settings that are not in the snapshot's version, such as the company's address, appear after this long at most.
const CACHED_FOR_MS = 60_000;

interface CachedPage {
  version: string;
  madeAt: number;
  html: string;
  headers: Headers;
}

export interface PagesOf {
  ground: Ground;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The front door of the API, in process. */
  fetch: ShopFetch;
  /** In development nothing is kept and Vite may add scripts of its own. */
  isDevelopment: boolean;
}

/** Serves the pages of a shop: rendered in process over the shop's own API. */
export function openPages({ ground, build, fetch, isDevelopment }: PagesOf) {
  const handle = createRequestHandler(build, isDevelopment ? 'development' : 'production');
  const cache = new Map<string, CachedPage>();

  const render = async (context: Context, nonce: string): Promise<Response> => {
    const { provider, cookies } = pageContext(context, fetch, nonce);
    const response = await handle(context.req.raw, provider);
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  };

  return async (context: Context): Promise<Response> => {
    if (isDevelopment) return openlyScripted(await render(context, ''));
    const { pathname, search } = new URL(context.req.url);
    if (context.req.method !== 'GET' || !SAME_FOR_EVERYONE.test(pathname)) return personalPage(context, render);
    const version = String((await catalogueOf(ground).current()).version);
    const key = pathname + search;
    const kept = cache.get(key);
    if (kept && kept.version === version && Date.now() - kept.madeAt < CACHED_FOR_MS)
      return answerCached(context, kept);
    const response = await render(context, '');
    const html = await response.text();
    if (response.status !== 200 || response.headers.has('Set-Cookie')) return withHashes(response, html);
    const page = keepPage(response, html, version);
    if (cache.size >= CACHED_PAGES) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, page);
    return answerCached(context, page);
  };
}

// Vite writes scripts and styles into the page and talks to it over a socket; nobody but its author sees such a page.
function openlyScripted(response: Response): Response {
  response.headers.set('Content-Security-Policy', "default-src 'self' 'unsafe-inline' data: https: ws:");
  return response;
}

/** Answers a request in process, told which connection it came by. */
export type ShopFetch = (request: Request, env: unknown) => Response | Promise<Response>;

function pageContext(context: Context, fetch: ShopFetch, nonce: string) {
  const cookies: string[] = [];
  const url = new URL(context.req.url);
  const forwarded = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];
  const api = buildApi(async (path, init) => {
    const headers = new Headers(init.headers);
    for (const name of forwarded) {
      const value = context.req.header(name);
      if (value) headers.set(name, value);
    }
    headers.set('x-request-id', requestIdOf(context.req.raw) ?? '');
    // A cookie that an earlier call of this page set is already the visitor's for the next one.
    for (const cookie of cookies) headers.set('cookie', mergeCookie(headers.get('cookie') ?? '', cookie));
    const response = await fetch(new Request(new URL(path, url.origin), { ...init, headers }), context.env);
    cookies.push(...response.headers.getSetCookie());
    return response;
  });
  const provider = new RouterContextProvider();
  provider.set(pageApi, api);
  provider.set(pageNonce, nonce);
  return { provider, cookies };
}

function mergeCookie(header: string, setCookie: string): string {
  const [pair = ''] = setCookie.split(';');
  const name = pair.slice(0, pair.indexOf('=') + 1);
  return [...header.split('; ').filter((kept) => kept && !kept.startsWith(name)), pair].join('; ');
}

async function personalPage(context: Context, render: (context: Context, nonce: string) => Promise<Response>) {
  const nonce = randomBytes(16).toString('base64');
  const response = await render(context, nonce);
  response.headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce }));
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

function keepPage(response: Response, html: string, version: string): CachedPage {
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html) }));
  headers.set('ETag', `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`);
  headers.set('Cache-Control', 'public, max-age=0, s-maxage=30, stale-while-revalidate=300');
  return { version, madeAt: Date.now(), html, headers };
}

function answerCached(context: Context, page: CachedPage): Response {
  if (matches(context.req.header('if-none-match'), page.headers.get('ETag') ?? '')) {
    return new Response(null, { status: 304, headers: page.headers });
  }
  return new Response(page.html, { headers: page.headers });
}

function withHashes(response: Response, html: string): Response {
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html) }));
  headers.set('Cache-Control', 'no-cache');
  return new Response(html || null, { status: response.status, headers });
}

/** The SHA-256 of every inline script of a page, as a content security policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\bsrc=/.test(attributes)) hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  }
  return [...hashes];
}
