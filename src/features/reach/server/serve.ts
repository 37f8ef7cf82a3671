import { type Context, Hono } from 'hono';
import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { digestOf } from '#platform/digest.ts';
import type { Ground } from '#platform/ground.ts';
import { addressGroup, clientAddress } from '#platform/http/client-address.ts';
import { matches } from '#platform/http/mount.ts';
import { addUses, tooMany } from '#platform/limits.ts';
import { linkTo } from '#platform/mailer.ts';
import { writeManifest } from './manifest.ts';
import { type Printed, printedCatalogueOf } from './printed-catalogue.ts';
import { writeProductFeed } from './product-feed.ts';
import { writeSitemap } from './sitemap.ts';

/**
 * What machines read to find the shop and what it sells. Addresses come from the settings of the process and never from
 * the request, for whoever asks could name any host.
 */
export function serveReach(ground: Ground): Hono {
  const app = new Hono();
  const at = (path: string) => linkTo(ground.config, path);
  const keep = keeper();

  app.get('/robots.txt', (context) =>
    answer(context, 'text/plain; charset=utf-8', `User-agent: *\nDisallow: /api/\n\nSitemap: ${at('/sitemap.xml')}\n`),
  );
  app.get('/site.webmanifest', async (context) => {
    const { tradingName } = await companyDetails(ground.db);
    return answer(context, 'application/manifest+json', writeManifest(tradingName));
  });
  app.get('/sitemap.xml', async (context) => {
    const snapshot = await catalogueOf(ground).current();
    return answer(
      context,
      XML,
      keep('sitemap', snapshot, '', () => writeSitemap(snapshot, at)),
    );
  });
  app.get('/feeds/products.xml', async (context) => {
    const snapshot = await catalogueOf(ground).current();
    const { tradingName: shopName } = await companyDetails(ground.db);
    const write = () => writeProductFeed(snapshot, { shopName, at });
    return answer(context, XML, keep('feed', snapshot, shopName, write));
  });
  app.get('/catalogue.pdf', async (context) => {
    const { used, secondsLeft } = await addUses(ground, CATALOGUES, callerOf(context));
    if (used > CATALOGUES.most) {
      const { message, headers } = tooMany('Too many requests.', secondsLeft);
      return context.text(message, 429, headers);
    }
    return answerPdf(context, await printedCatalogueOf(ground).current());
  });
  const callerOf = (context: Context) => addressGroup(clientAddress(context, ground.config.TRUST_PROXY));
  return app;
}

// Printing takes a processor for seconds, and the file is large: more than a person needs is a program.
const CATALOGUES = { name: 'catalogue-pdf', most: 30, seconds: 600 };

function answerPdf(context: Context, { version, pdf }: Printed): Response {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'inline; filename="catalogue.pdf"',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: `"${version}"`,
  };
  if (matches(context.req.header('if-none-match'), headers.ETag)) return context.body(null, 304, headers);
  return context.body(pdf, 200, { ...headers, 'Content-Length': String(pdf.byteLength) });
}

const XML = 'application/xml; charset=utf-8';

function answer(context: Context, contentType: string, text: string): Response {
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': 'public, max-age=300',
    ETag: `W/"${digestOf(text)}"`,
  };
  if (matches(context.req.header('if-none-match'), headers.ETag)) return context.body(null, 304, headers);
  return context.body(text, 200, headers);
}

// Of 3,000 products these are a megabyte to write, and the same until the catalogue changes.
function keeper() {
  const kept = new Map<string, { snapshot: Snapshot; key: string; text: string }>();
  return (name: string, snapshot: Snapshot, key: string, write: () => string): string => {
    const known = kept.get(name);
    if (known?.snapshot === snapshot && known.key === key) return known.text;
    const text = write();
    kept.set(name, { snapshot, key, text });
    return text;
  };
}
