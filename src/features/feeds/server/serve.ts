import { type Context, Hono } from 'hono';
import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import { openOffers } from '#features/delivery/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { digestOf } from '#platform/digest.ts';
import { addressGroup, clientAddress } from '#platform/http/client-address.ts';
import { matches } from '#platform/http/write-answer.ts';
import { addUses, tooMany } from '#platform/limits.ts';
import { linkTo } from '#platform/mailer.ts';
import { writeManifest } from './manifest.ts';
import { type Printed, printedCatalogueOf } from './printed-catalogue.ts';
import { writeProductFeed } from './product-feed.ts';
import { writeSitemap } from './sitemap.ts';

/** Files for search engines and merchant centres. Addresses come from the settings, because a request could name any host. */
export function serveFeeds(context: AppContext): Hono {
  const app = new Hono();
  const at = (path: string) => linkTo(context.config, path);
  const cached = openTextCache();

  app.get('/robots.txt', (http) =>
    answer(http, 'text/plain; charset=utf-8', `User-agent: *\nDisallow: /api/\n\nSitemap: ${at('/sitemap.xml')}\n`),
  );
  app.get('/site.webmanifest', async (http) => {
    const { tradingName } = await companyDetails(context.db);
    return answer(http, 'application/manifest+json', writeManifest(tradingName));
  });
  app.get('/sitemap.xml', async (http) => {
    const snapshot = await catalogueOf(context).current();
    const write = () => writeSitemap(snapshot, at);
    return answer(http, XML, cached('sitemap', snapshot, '', write));
  });
  app.get('/feeds/products.xml', async (http) => {
    const snapshot = await catalogueOf(context).current();
    const { tradingName: shopName } = await companyDetails(context.db);
    const offers = await openOffers(context);
    const write = () => writeProductFeed(snapshot, { shopName, offers, at });
    return answer(http, XML, cached('feed', snapshot, shopName, write));
  });
  app.get('/catalogue.pdf', async (http) => {
    const { used, secondsLeft } = await addUses(context, CATALOGUES, callerOf(http));
    if (used > CATALOGUES.most) {
      const { message, headers } = tooMany('Too many requests.', secondsLeft);
      return http.text(message, 429, headers);
    }
    return answerPdf(http, await printedCatalogueOf(context).current());
  });
  const callerOf = (http: Context) => addressGroup(clientAddress(http, context.config.TRUST_PROXY));
  return app;
}

// Printing takes seconds of processor time and the file is large, so the limit is what a person needs.
const CATALOGUES = { name: 'catalogue-pdf', most: 30, seconds: 600 };

function answerPdf(http: Context, { version, pdf }: Printed): Response {
  return unlessKnown(http, pdf, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'inline; filename="catalogue.pdf"',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: `"${version}"`,
  });
}

const XML = 'application/xml; charset=utf-8';

function answer(http: Context, contentType: string, text: string): Response {
  const ETag = `W/"${digestOf(text)}"`;
  return unlessKnown(http, text, { 'Content-Type': contentType, 'Cache-Control': 'public, max-age=300', ETag });
}

function unlessKnown(http: Context, body: string | Printed['pdf'], headers: Record<string, string>): Response {
  if (matches(http.req.header('if-none-match'), headers.ETag ?? '')) return http.body(null, 304, headers);
  if (typeof body === 'string') return http.body(body, 200, headers);
  return http.body(body, 200, { ...headers, 'Content-Length': String(body.byteLength) });
}

// For 3,000 products each is a megabyte, unchanged until the catalogue changes.
function openTextCache() {
  const texts = new Map<string, { snapshot: Snapshot; key: string; text: string }>();
  return (name: string, snapshot: Snapshot, key: string, write: () => string): string => {
    const known = texts.get(name);
    if (known?.snapshot === snapshot && known.key === key) return known.text;
    const text = write();
    texts.set(name, { snapshot, key, text });
    return text;
  };
}
