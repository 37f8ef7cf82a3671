import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { openShownCurrencies } from '#features/currencies/server/door.ts';
import { nextDeliveryChange } from '#features/delivery/server/door.ts';
import { originsToPayOn } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { encodingFor } from '#platform/http/compressed-text.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import { nameRoute } from '#platform/http/route-name.ts';
import { contentSecurityPolicy } from '#platform/http/security.ts';
import { currencyChoice, onlyCurrency } from './features/currencies/screens/shop/currency-choice.ts';
import { inVatView, onlyVatView, type VatView, vatViewOf } from './features/settings/vat-view.ts';
import { answerCached, openPageCache } from './page-cache.ts';
import { answerPageFault, faultsOf, orPlainPage, type PageFaults } from './page-faults.ts';
import { receiveForm } from './page-forms.ts';
import { openPageNames } from './page-names.ts';
import { refusePages } from './refuse-pages.ts';
import { buildApi } from './web/api.ts';
import { isSameForEveryone } from './web/head/public-pages.ts';
import { formProblem, pageApi, pageFault, pageNonce } from './web/page-api.ts';

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

  const render = async (http: Context, asked: Request, nonce: string, faults: PageFaults): Promise<Response> => {
    const { api, cookies } = apiOfPage(http, asked, fetch);
    const isForm = asked.method === 'POST';
    const { request, problem } = isForm ? await receiveForm(asked, api) : { request: asked, problem: null };
    const provider = new RouterContextProvider();
    provider.set(pageApi, api);
    provider.set(pageNonce, nonce);
    provider.set(formProblem, problem);
    provider.set(pageFault, faults.log);
    const response = orPlainPage(await handle(request, provider));
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  };

  const personal = async (http: Context, faults: PageFaults): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64');
    const response = await inVisitorsView(http, await render(http, http.req.raw, nonce, faults));
    response.headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, formTargets }));
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };

  const forEveryone = async (http: Context, faults: PageFaults): Promise<Response> => {
    const request = http.req.raw;
    const { pathname, search } = new URL(request.url);
    const cookies = request.headers.get('cookie');
    const shown = await shownCurrencies();
    const chosen = currencyChoice(cookies);
    const currency = chosen && shown.codes.has(chosen) ? chosen : null;
    const version = `${(await catalogueOf(context).current()).version} ${shown.version}`;
    const vat = vatViewOf(cookies);
    // Prices are in the page on both sides of VAT, but the bounds of a search are on one.
    const side = pathname === '/search' ? vat : 'ex';
    const address = `${pathname}${search} ${currency ?? ''} ${side}`;
    let isMadeHere = false;
    const make = () => {
      isMadeHere = true;
      return render(http, impersonal(request, currency, side), '', faults);
    };
    const page = await pageCache.page(address, version, make, () => nextDeliveryChange(context));
    if (page.status === 500 && !isMadeHere)
      faults.log(new Error('The page was made for another request, which failed.'));
    const ifNoneMatch = request.headers.get('if-none-match') ?? undefined;
    return answerCached(page, { ifNoneMatch, encoding: encodingFor(http), vat, currency });
  };

  return async (http: Context): Promise<Response> => {
    const { method, url } = http.req.raw;
    nameRoute(http.req.raw, nameOf(http.req.raw));
    if (!METHODS.includes(method)) return refuseMethod(http);
    const faults = faultsOf(http, context);
    try {
      if (isDevelopment) return openlyScripted(await render(http, http.req.raw, '', faults));
      const isPublic = method === 'GET' && isSameForEveryone(new URL(url).pathname);
      return isPublic ? await forEveryone(http, faults) : await personal(http, faults);
    } catch (error) {
      return answerPageFault(error, faults);
    }
  };
}

const METHODS = ['GET', 'HEAD', 'POST'];

function refuseMethod(http: Context): Response {
  return http.text('Pages are read and take forms; this is neither.', 405, { Allow: METHODS.join(', ') });
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

async function inVisitorsView(http: Context, response: Response): Promise<Response> {
  const view = vatViewOf(http.req.header('cookie'));
  if (view === 'ex' || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(inVatView(await response.text(), view), response);
}
