import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ShopFetch } from './answer-cache/serve-answers.ts';
import { buildAround } from './build-around.ts';
import { apiOfPage } from './page-api-in-process.ts';
import { orPlainPage, type PageFaults } from './page-faults.ts';
import { receiveForm } from './page-forms.ts';
import { pageOf } from './page-names.ts';
import { refusePages } from './refuse-pages.ts';
import { formProblem, pageApi, pageFault, pageNonce, pageText } from './web/page-api.ts';

/** What the router answered, and beside it the text of the page if it rendered one. */
export interface Rendered {
  response: Response;
  html: string | undefined;
}

/** How a page is rendered. */
export interface Rendering {
  faults: PageFaults;
  /** The nonce of its scripts; absent on a page that is cached. */
  nonce?: string;
  /** In place of the visitor's own. */
  api?: ReturnType<typeof apiOfPage>;
  /** The name of the page, by which it has a router of its own. */
  name?: string;
}

/** Renders the page that a request asks for. */
export type RenderPage = (http: Context, asked: Request, rendering: Rendering) => Promise<Rendered>;

/** Opens the rendering of a build's pages over the API in process. */
export function openRendering(
  build: ServerBuild | (() => Promise<ServerBuild>),
  fetch: ShopFetch,
  mode: 'development' | 'production',
): RenderPage {
  const guarded = build instanceof Function ? async () => refusePages(await build()) : refusePages(build);
  const handle = createRequestHandler(guarded, mode);
  const handlers = new Map<string, typeof handle>();
  const handlerOf = (name: string | undefined, pathname: string) => {
    if (name === undefined || guarded instanceof Function) return handle;
    const known = handlers.get(name) ?? createRequestHandler(buildAround(guarded, pageOf(pathname)), mode);
    handlers.set(name, known);
    return known;
  };

  return async (http, asked, { faults, nonce = '', name, api: given }) => {
    const { api, cookies } = given ?? apiOfPage(http, asked, fetch);
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
    const response = orPlainPage(await handlerOf(name, new URL(request.url).pathname)(request, provider));
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return { response, html };
  };
}

/** The answer with its text, if it is a page. */
export function whole({ response, html }: Rendered): Response {
  return html === undefined ? response : new Response(html, response);
}
