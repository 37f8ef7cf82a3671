import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { originsToPayOn } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { encodingFor } from '#platform/http/compressed-text.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import { nameRoute } from '#platform/http/route-name.ts';
import { contentSecurityPolicy } from '#platform/http/security.ts';
import type { ShopFetch } from './answer-cache/serve-answers.ts';
import { currencyChoice, onlyCurrency } from './features/currencies/screens/shop/currency-choice.ts';
import { inVatView, onlyVatView, type VatView, vatViewOf } from './features/settings/vat-view.ts';
import { answerCached } from './page-cache/answer-cached.ts';
import { readQuery } from './page-cache/page-address.ts';
import { openPageCache } from './page-cache/page-cache.ts';
import { openCallRecorder } from './page-cache/recorded-calls.ts';
import { catalogueWatchOf } from './page-cache/watch-catalogue.ts';
import { openCurrencyWatch } from './page-cache/watch-currencies.ts';
import { answerPageFault, faultsOf, orPlainPage, type PageFaults } from './page-faults.ts';
import { receiveForm } from './page-forms.ts';
import { NO_PAGE, openPageNames } from './page-names.ts';
import { refusePages } from './refuse-pages.ts';
import { buildApi } from './web/api.ts';
import { isSameForEveryone } from './web/head/public-pages.ts';
import { formProblem, pageApi, pageFault, pageNonce, pageText } from './web/page-api.ts';

export interface PagesOf {
  context: AppContext;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The API in process, through its ordinary middleware. */
  fetch: ShopFetch;
  /** In development nothing is cached and Vite may add scripts of its own. */
  isDevelopment: boolean;
}

/** What the router answered, and beside it the text of the page if it rendered one. */
interface Rendered {
  response: Response;
  html: string | undefined;
}

/** Serves the pages of a shop: rendered in process over the shop's own API. */
export function openPages({ context, build, fetch, isDevelopment }: PagesOf) {
  const guarded = build instanceof Function ? async () => refusePages(await build()) : refusePages(build);
  const handle = createRequestHandler(guarded, isDevelopment ? 'development' : 'production');
  const nameOf = openPageNames(build instanceof Function ? {} : build.routes);
  const pageCache = openPageCache(context);
  const recorder = openCallRecorder(context);
  const catalogue = catalogueWatchOf(context);
  const currencyCodes = openCurrencyWatch(context);
  const formTargets = originsToPayOn(context.config);

  const render = async (
    http: Context,
    asked: Request,
    nonce: string,
    faults: PageFaults,
    { api, cookies } = apiOfPage(http, asked, fetch),
  ): Promise<Rendered> => {
    const isForm = asked.method === 'POST';
    const { request, problem } = isForm ? await receiveForm(asked, api) : { request: asked, problem: null };
    const provider = new RouterContextProvider();
    provider.set(pageApi, api);
    provider.set(pageNonce, nonce);
    provider.set(formProblem, problem);
    provider.set(pageFault, faults.log);
    let html: string | undefined;
    provider.set(pageText, (text) => {
      html = text;
    });
    const response = orPlainPage(await handle(request, provider));
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return { response, html };
  };

  const personal = async (http: Context, faults: PageFaults): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64');
    const response = inVisitorsView(http, await render(http, http.req.raw, nonce, faults));
    response.headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, formTargets }));
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };

  const forEveryone = async (http: Context, isKnown: boolean, faults: PageFaults): Promise<Response> => {
    const asked = http.req.raw;
    const url = new URL(asked.url);
    const cookies = asked.headers.get('cookie');
    // Both say what has changed since the last page.
    const [{ byId }, codes] = await Promise.all([catalogue(), currencyCodes()]);
    const chosen = currencyChoice(cookies);
    const currency = chosen && codes.has(chosen) ? chosen : null;
    const vat = vatViewOf(cookies);
    // Prices are in the page on both sides of VAT, but the bounds of a search are on one.
    const side = url.pathname === '/search' ? vat : 'ex';
    const search = isKnown ? readQuery(url.pathname, url.search) : '';
    if (!isKnown) url.pathname = NOWHERE;
    else if (lacksProduct(url.pathname, byId)) url.pathname = NO_PRODUCT;
    const address = `${url.pathname}${search} ${currency ?? ''} ${side}`;
    const request = impersonal(new URL(url.pathname + search, url.origin).href, currency, side);
    let isMadeHere = false;
    const page = await pageCache.page(address, {
      make: async () => {
        isMadeHere = true;
        const { api, cookies } = apiOfPage(http, request, fetch);
        const { isWhole, calls, ...recorded } = recorder.record(api);
        const rendered = await render(http, request, '', faults, { api: recorded.api, cookies });
        return { ...rendered, calls, isWhole: isWhole() };
      },
      again: (call) => recorder.again(apiOfPage(http, request, fetch).api, call),
    });
    if (page.status === 500 && !isMadeHere)
      faults.log(new Error('The page was made for another request, which failed.'));
    // A product that moved takes along what came with its old address (decision B3), which is no part of a cached page.
    const isMoved = page.status >= 300 && page.status < 400 && search !== url.search;
    if (isMoved) return whole(await render(http, impersonal(asked.url, currency, side), '', faults));
    const ifNoneMatch = asked.headers.get('if-none-match') ?? undefined;
    return answerCached(page, { ifNoneMatch, encoding: encodingFor(http), vat, currency }, context.clock.now());
  };

  return async (http: Context): Promise<Response> => {
    const { method, url } = http.req.raw;
    const name = nameOf(http.req.raw);
    nameRoute(http.req.raw, name);
    if (!METHODS.includes(method)) return refuseMethod(http);
    const faults = faultsOf(http, context);
    try {
      if (isDevelopment) return openlyScripted(whole(await render(http, http.req.raw, '', faults)));
      const { pathname } = new URL(url);
      const isNowhere = name === NO_PAGE && !pathname.endsWith('.data') && pathname !== MANIFEST;
      const isPublic = method === 'GET' && (isNowhere || isSameForEveryone(pathname));
      return isPublic ? await forEveryone(http, !isNowhere, faults) : await personal(http, faults);
    } catch (error) {
      return answerPageFault(error, faults);
    }
  };
}

// Every address without a page shows the same one, and so does every product that is not there.
const NOWHERE = '/no-such-page';
const NO_PRODUCT = '/products/0';
// No page, but where the router of the browser asks which parts a page has.
const MANIFEST = '/__manifest';

function lacksProduct(pathname: string, products: { has(id: number): boolean }): boolean {
  const [, id = ''] = /^\/products\/([^/]+)/.exec(pathname) ?? [];
  return id !== '' && !(/^\d{1,10}$/.test(id) && products.has(Number(id)));
}

const METHODS = ['GET', 'HEAD', 'POST'];

function refuseMethod(http: Context): Response {
  return http.text('Pages are read and take forms; this is neither.', 405, { Allow: METHODS.join(', ') });
}

// A page for everyone is rendered without cookies or the request's abort signal.
function impersonal(url: string, currency: string | null, side: VatView): Request {
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

function apiOfPage(http: Context, request: Request, fetch: ShopFetch) {
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
  return { api, cookies };
}

function mergeCookie(header: string, setCookie: string): string {
  const [pair = ''] = setCookie.split(';');
  const name = pair.slice(0, pair.indexOf('=') + 1);
  return [...header.split('; ').filter((other) => other && !other.startsWith(name)), pair].join('; ');
}

function inVisitorsView(http: Context, { response, html }: Rendered): Response {
  return whole({ response, html: html && inVatView(html, vatViewOf(http.req.header('cookie'))) });
}

/** The answer with its text, if it is a page. */
function whole({ response, html }: Rendered): Response {
  return html === undefined ? response : new Response(html, response);
}
