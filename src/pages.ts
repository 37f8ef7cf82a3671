import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import { originsToPayOn } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { nameRoute } from '#platform/http/route-name.ts';
import { contentSecurityPolicy } from '#platform/http/security.ts';
import type { ShopFetch } from './answer-cache/serve-answers.ts';
import { inVatView, vatViewOf } from './features/settings/vat-view.ts';
import type { ReadApi } from './page-cache/api-for-everyone.ts';
import { openPagesAtOnce } from './page-cache/at-once.ts';
import { answerPageFault, faultsOf, type PageFaults } from './page-faults.ts';
import { isNoPage, openPageNames } from './page-names.ts';
import { openPagesForEveryone } from './pages-for-everyone.ts';
import { openRendering, type Rendered, whole } from './render-page.ts';
import { isSameForEveryone } from './web/head/public-pages.ts';

export interface PagesOf {
  context: AppContext;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The API in process, through its ordinary middleware. */
  fetch: ShopFetch;
  /** The same for pages that are the same for everyone. */
  read: ReadApi;
  /** In development nothing is cached and Vite may add scripts of its own. */
  isDevelopment: boolean;
  /** Whether something else than a page answers at this path. */
  isTaken(pathname: string): boolean;
}

export interface Pages {
  answer(http: Context): Promise<Response>;
  /** Answers at once with a cached page, past the router; false: it has to go there. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Serves the pages of a shop: rendered in process over the shop's own API. */
export function openPages({ context, build, fetch, read, isDevelopment, isTaken }: PagesOf): Pages {
  const render = openRendering(build, fetch, isDevelopment ? 'development' : 'production');
  const nameOf = openPageNames(build instanceof Function ? {} : build.routes);
  const forEveryone = openPagesForEveryone(context, render, read);
  const atOnce = openPagesAtOnce(context, { ...forEveryone, nameOf, isTaken });
  const formTargets = originsToPayOn(context.config);

  const personal = async (http: Context, faults: PageFaults): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64');
    const response = inVisitorsView(http, await render(http, http.req.raw, { nonce, faults }));
    response.headers.set('Content-Security-Policy', contentSecurityPolicy({ nonce, formTargets }));
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };

  const answer = async (http: Context): Promise<Response> => {
    const { method, url } = http.req.raw;
    const { pathname, search } = new URL(url);
    const name = nameOf(pathname);
    nameRoute(http.req.raw, name);
    if (!METHODS.includes(method)) return refuseMethod(http);
    const page = method === 'POST' ? null : pageWithoutSlash(pathname, nameOf);
    if (page) return http.redirect(page + search, 301);
    const faults = faultsOf(http, context);
    try {
      if (isDevelopment) return openlyScripted(whole(await render(http, http.req.raw, { faults })));
      const isNowhere = isNoPage(name, pathname);
      const isPublic = method === 'GET' && (isNowhere || isSameForEveryone(pathname));
      return isPublic ? await forEveryone.answer(http, { name, isNowhere }, faults) : await personal(http, faults);
    } catch (error) {
      return answerPageFault(error, faults);
    }
  };
  return { answer, answerAtOnce: isDevelopment ? () => false : atOnce };
}

// People type and link '/about/'. The page has one address, so that it is cached and found once.
function pageWithoutSlash(pathname: string, nameOf: (pathname: string) => string): string | null {
  const bare = pathname.replace(/\/+$/, '');
  if (bare === '' || bare === pathname || bare.startsWith('//')) return null;
  return isNoPage(nameOf(bare), bare) ? null : bare;
}

const METHODS = ['GET', 'HEAD', 'POST'];

function refuseMethod(http: Context): Response {
  return http.text('Pages are read and take forms; this is neither.', 405, { Allow: METHODS.join(', ') });
}

// Vite adds inline scripts and styles and opens a socket; only developers see such a page.
function openlyScripted(response: Response): Response {
  response.headers.set('Content-Security-Policy', "default-src 'self' 'unsafe-inline' data: https: ws:");
  return response;
}

function inVisitorsView(http: Context, { response, html }: Rendered): Response {
  return whole({ response, html: html && inVatView(html, vatViewOf(http.req.header('cookie'))) });
}
