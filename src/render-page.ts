import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ShopFetch } from './answer-cache/serve-answers.ts';
import { apiOfPage } from './page-api-in-process.ts';
import { orPlainPage, type PageFaults } from './page-faults.ts';
import { receiveForm } from './page-forms.ts';
import { refusePages } from './refuse-pages.ts';
import { formProblem, pageApi, pageFault, pageNonce, pageText } from './web/page-api.ts';

/** What the router answered, and beside it the text of the page if it rendered one. */
export interface Rendered {
  response: Response;
  html: string | undefined;
}

/** Renders the page that a request asks for; the nonce is that of its scripts, the API that of the visitor or given. */
export type RenderPage = (
  http: Context,
  asked: Request,
  nonce: string,
  faults: PageFaults,
  api?: ReturnType<typeof apiOfPage>,
) => Promise<Rendered>;

/** Opens the rendering of a build's pages over the API in process. */
export function openRendering(
  build: ServerBuild | (() => Promise<ServerBuild>),
  fetch: ShopFetch,
  mode: 'development' | 'production',
): RenderPage {
  const guarded = build instanceof Function ? async () => refusePages(await build()) : refusePages(build);
  const handle = createRequestHandler(guarded, mode);

  return async (http, asked, nonce, faults, { api, cookies } = apiOfPage(http, asked, fetch)) => {
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
}

/** The answer with its text, if it is a page. */
export function whole({ response, html }: Rendered): Response {
  return html === undefined ? response : new Response(html, response);
}
