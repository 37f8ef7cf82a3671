import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './web/nonce.ts';
import registration from './web/offline/no-connection/register.ts?script';
import { pageFault, pageNonce } from './web/page-api.ts';
import { scriptsLast } from './web/scripts-last.ts';
import { withScript } from './web/with-script.ts';

/**
 * Renders the whole page before the first byte: the loaders have all data, so streaming gains nothing, and a page that
 * fails to render can still answer with an error page and its status.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const nonce = loadContext.get(pageNonce) || undefined;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Without this, React sends parts of a large page out of order, for a script to put in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          pipe(body);
          text(body).then((html) => resolve(new Response(finished(html, nonce), { status, headers })), reject);
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}

/** An error that no page expected, in the shop's log: neither an error page that was meant, nor a visitor who has gone. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) (context as RouterContextProvider).get(pageFault)(error);
};

// In development no worker stands between an author and what was just changed.
function finished(html: string, nonce: string | undefined): string {
  return import.meta.env.PROD ? withScript(scriptsLast(html), registration, nonce) : scriptsLast(html);
}
