import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { digestOf } from '#platform/digest.ts';
import { NonceContext } from './web/nonce.ts';
import registration from './web/offline/no-connection/register.ts?script';
import { pageFault, pageNonce, pageText } from './web/page-api.ts';
import { assemblePage } from './web/rendering/assemble-page.ts';
import { handoffScript } from './web/rendering/handoff-script.ts';
import { partsOfPage } from './web/rendering/part-store.ts';
import { KnownPartsContext } from './web/rendering/remember-html.tsx';
import { renderText } from './web/rendering/render-text.ts';

/** Renders a page. Its text goes past the answer, which would turn it into bytes that the cache of pages has to read back. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method !== 'HEAD') {
    const nonce = loadContext.get(pageNonce) || undefined;
    const parts = import.meta.env.PROD && !nonce ? partsOfPage(frameOf(routerContext)) : null;
    const html = await renderText(
      <NonceContext value={nonce}>
        <KnownPartsContext value={parts}>
          <ServerRouter
            context={{ ...routerContext, serverHandoffStream: undefined }}
            url={request.url}
            nonce={nonce}
          />
        </KnownPartsContext>
      </NonceContext>,
      nonce,
    );
    // In development no worker stands between an author and what was just changed.
    const scripts = [await handoffScript(routerContext), ...(import.meta.env.PROD ? [registration] : [])];
    loadContext.get(pageText)(assemblePage(parts?.fill(html) ?? [html], { scripts, nonce }));
  }
  return new Response(null, { status, headers });
}

/** What the frame of the shop's pages is made of: settings and currencies. */
function frameOf({ staticHandlerContext: { loaderData } }: EntryContext): string {
  return digestOf(JSON.stringify([loaderData.root, loaderData['pages/shop/layout']]));
}

/** An error that no page expected, in the shop's log: neither an error page that was meant, nor a visitor who has gone. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) (context as RouterContextProvider).get(pageFault)(error);
};
