import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { openShownCurrencies } from '#features/currencies/server/door.ts';
import { nextDeliveryChange } from '#features/delivery/server/door.ts';
import { originsToPayOn } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { describeFault } from '#platform/http/answer-error.ts';
import { encodingFor } from '#platform/http/compressed-text.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import { nameRoute } from '#platform/http/route-name.ts';
import { contentSecurityPolicy } from '#platform/http/security.ts';
import { currencyChoice, onlyCurrency } from './features/currencies/screens/shop/currency-choice.ts';
import { inVatView, onlyVatView, type VatView, vatViewOf } from './features/settings/vat-view.ts';
import { isForm, refuseNoForm } from './form-requests.ts';
import { answerCached, openPageCache } from './page-cache.ts';
import { openPageNames } from './page-names.ts';
import { refusePages } from './refuse-pages.ts';
import { buildApi } from './web/api.ts';
import { isSameForEveryone } from './web/head/public-pages.ts';
import { pageApi, pageFault, pageNonce } from './web/page-api.ts';

export interface PagesOf {
  context: AppContext;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The API in process, through its ordinary middleware. */
  fetch: ShopFetch;
  /** In development nothing is cached and Vite may add scripts of its own. */
  isDevelopment: boolean;
}

/** Serves the pages of a shop: rendered in process over the shop's own API. */
export function openPages({ context, build, fetch, isDevelopment }: PagesOf) {
  const guarded = build instanceof Function ? async () => refusePages(await build()) : refusePages(build);
  const handle = createRequestHandler(guarded, isDevelopment ? 'development' : 'production');
  const nameOf = openPageNames(build instanceof Function ? {} : build.routes);
  const pageCache = openPageCache();
  const shownCurrencies = openShownCurrencies(context);
  const formTargets = originsToPayOn(context.config);

  const render = async (http: Context, request: Request, nonce: string): Promise<Response> => {
    const { provider, cookies } = pageContext(http, request, fetch, nonce);
    provider.set(pageFault, (error) => {
      context.log.error({ ...describeFault(error), requestId: requestIdOf(http.req.raw) }, 'page failed');
    });
    const response = await handle(request, provider);
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  };

  return async (http: Context): Promise<Response> => {
    const request = http.req.raw;
    nameRoute(request, nameOf(request));
    if (!isForm(request)) return refuseNoForm(http);
    if (isDevelopment) return openlyScripted(await render(http, request, ''));
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || !isSameForEveryone(pathname)) return personalPage(http, render, formTargets);
    const cookies = request.headers.get('cookie');
    const shown = await shownCurrencies();
    const chosen = currencyChoice(cookies);
    const currency = chosen && shown.codes.has(chosen) ? chosen : null;
    const version = `${(await catalogueOf(context).current()).version} ${shown.version}`;
    const vat = vatViewOf(cookies);
    // Prices are in the page on both sides of VAT, but the bounds of a search are on one.
    const side = pathname === '/search' ? vat : 'ex';
    const address = `${pathname}${search} ${currency ?? ''} ${side}`;
    const page = await pageCache.page(
      address,
      version,
      () => render(http, impersonal(request, currency, side), ''),
      () => nextDeliveryChange(context),
    );
    const ifNoneMatch = request.headers.get('if-none-match') ?? undefined;
    return answerCached(page, { ifNoneMatch, encoding: encodingFor(http), vat, currency });
  };
}

// A page for everyone is rendered without cookies or the request's abort signal.
function impersonal({ url }: Request, currency: string | null, side: VatView): Request {
  const headers = new Headers({ accept: 'text/html' });
  const choices = [currency && onlyCurrency(currency), side === 'inc' && onlyVatView(side)].filter(Boolean);
  if (choices.length > 0) headers.set('cookie', choices.join('; '));
  return new Request(url, { headers });
}

// Vite adds inline scripts and styles and opens a socket; only developers see such a page.
function openlyScripted(response: Response): Response {
  response.headers.set('Content-Security-Policy', "default-src 'self' 'unsafe-inline' data: https: ws:");
  return response;
}

/** Answers a request in process; `env` holds its connection. */
export type ShopFetch = (request: Request, env: unknown) => Response | Promise<Response>;

function pageContext(http: Context, request: Request, fetch: ShopFetch, nonce: string) {
  const cookies: string[] = [];
  const url = new URL(request.url);
  const forwarded = ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];
  const api = buildApi(async (path, init) => {
    const headers = new Headers(init.headers);
    for (const name of forwarded) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    headers.set('x-request-id', requestIdOf(http.req.raw) ?? '');
    // A cookie set by an earlier call of this page is sent with the next one.
    for (const cookie of cookies) headers.set('cookie', mergeCookie(headers.get('cookie') ?? '', cookie));
    const response = await fetch(new Request(new URL(path, url.origin), { ...init, headers }), http.env);
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
  return [...header.split('; ').filter((other) => other && !other.startsWith(name)), pair].join('; ');
}

async function inVisitorsView(http: Context, response: Response): Promise<Response> {
  const view = vatViewOf(http.req.header('cookie'));
  if (view === 'ex' || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(inVatView(await response.text(), view), response);
}

async function personalPage(
  http: Context,
  render: (http: Context, request: Request, nonce: string) => Promise<Response>,
  formTargets: readonly string[],
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const response = await inVisitorsView(http, await render(http, http.req.raw, nonce));
  response.headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, formTargets }));
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
