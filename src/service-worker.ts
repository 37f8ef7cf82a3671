import type { Context } from 'hono';
import { companyDetails } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { digestOf } from '#platform/digest.ts';
import { compressedText, encodingFor } from '#platform/http/compressed-text.ts';
import { matches } from '#platform/http/write-answer.ts';
import script from './web/offline/no-connection/service-worker.ts?script';

/**
 * Serves the service worker, with the shop's name for the page that it stands in with. It lies at the root, so that every page
 * is in its scope, and browsers ask at each visit whether it is still the same.
 */
export function serveServiceWorker({ db }: AppContext) {
  let known = underName('Brightfront');
  return async (http: Context): Promise<Response> => {
    const { tradingName } = await companyDetails(db).catch(() => ({ tradingName: known.name }));
    if (tradingName !== known.name) known = underName(tradingName);
    const { etag, body } = known;
    const headers = new Headers({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    });
    if (matches(http.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const encoding = encodingFor(http);
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(await body(encoding), { headers });
  };
}

function underName(name: string) {
  const text = `self.shopName=${JSON.stringify(name)};${script}`;
  return { name, etag: `W/"${digestOf(text)}"`, body: compressedText(text) };
}
