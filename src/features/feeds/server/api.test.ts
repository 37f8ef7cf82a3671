import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogueOf, createProduct } from '#features/catalogue/server/door.ts';
import { openDiskFiles } from '#features/media/server/door.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';

import { printedCatalogueOf } from './printed-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => shop.close());

const textOf = async (path: string, init?: RequestInit) => (await shop.fetch(path, init)).text();
const board = { category: 'Digital Menu Boards', stockQuantity: 5, specs: { brand: 'Brightfront' }, sku: null };

describe('a shop with nothing to sell yet', () => {
  test('has a sitemap of its own pages and an empty feed', async () => {
    const sitemap = await textOf('/sitemap.xml');
    expect(sitemap).toContain('<loc>https://shop.example/contact</loc>');
    expect(sitemap).not.toMatch(/admin|checkout|login/);
    expect(await textOf('/feeds/products.xml')).not.toContain('<item>');
  });
});

describe('with products', () => {
  beforeAll(async () => {
    const picture = 'https://pictures.example/a.jpg';
    const gallery = [{ url: 'https://pictures.example/b.jpg', alt: 'From behind' }];
    const drawn = { imageUrl: picture, gallery };
    await createProduct(shop.context.db, { ...board, ...drawn, name: 'Board 43', price: 45000, sku: 'B-43' });
    await createProduct(shop.context.db, { ...board, name: '</loc><script>"&\u0001 ﷽', price: 100, imageUrl: picture });
    await createProduct(shop.context.db, { ...board, name: 'On request', price: 0, imageUrl: picture });
    await createProduct(shop.context.db, { ...board, name: 'No picture', price: 100 });
    await createProduct(shop.context.db, {
      ...board,
      name: 'Gone',
      price: 100,
      imageUrl: picture,
      archivedAt: new Date(),
    });
    await createProduct(shop.context.db, {
      ...board,
      name: 'Sold out',
      price: 9_999_999_999,
      stockQuantity: 0,
      imageUrl: picture,
    });
    await vi.waitFor(async () => expect(await textOf('/sitemap.xml')).toContain('sold-out'), { timeout: 60_000 });
  });

  test('the sitemap names each under the one address that its page has, whatever host was asked', async () => {
    const sitemap = await textOf('/sitemap.xml', { headers: { host: 'evil.example' } });
    expect(sitemap).toMatch(/<loc>https:\/\/shop\.example\/products\/\d+\/board-43<\/loc><lastmod>\d{4}-\d\d-\d\d</);
    expect(sitemap).toContain('https://shop.example/search?category=Digital+Menu+Boards');
    expect(sitemap).not.toContain('evil');
    expect(sitemap).not.toContain('gone');
  });

  test('the feed gives prices with VAT, and leaves out what has no price, no picture or no place in the shop', async () => {
    const feed = await textOf('/feeds/products.xml');
    expect(feed).toContain('<g:price>540.00 GBP</g:price>');
    expect(feed).toContain('<g:mpn>B-43</g:mpn>');
    expect(feed.match(/<g:additional_image_link>[^<]*/g)).toEqual([
      '<g:additional_image_link>https://pictures.example/b.jpg',
    ]);
    expect(feed).toContain('<g:price>119999999.99 GBP</g:price>');
    expect(feed).toContain('<g:availability>out_of_stock</g:availability>');
    expect(feed.match(/<item>/g)).toHaveLength(3);
    expect(feed).not.toMatch(/On request|No picture|Gone/);
  });

  test('a name full of signs breaks neither', async () => {
    for (const path of ['/sitemap.xml', '/feeds/products.xml']) {
      const xml = await textOf(path);
      expect(xml).not.toContain('<script>');
      expect(xml).not.toContain('\u0001');
      expect(openTags(xml)).toEqual([]);
    }
    expect(await textOf('/feeds/products.xml')).toContain('&lt;/loc&gt;&lt;script&gt;&quot;&amp; ﷽');
  });

  test('a reader that has the latest is told so', async () => {
    const { headers } = await shop.fetch('/feeds/products.xml');
    const again = await shop.fetch('/feeds/products.xml', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe('the printed catalogue', () => {
  const ask = (init?: RequestInit) => shop.fetch('/catalogue.pdf', init);
  const readStored = async () =>
    Buffer.from((await openDiskFiles(shop.context.config.DATA_DIR).read('catalogue.pdf')) ?? [])
      .subarray(0, 100)
      .toString('latin1');

  test('shows everything on sale as a PDF that is printed once, and again when a price changes', async () => {
    const first = await ask();
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await first.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask({ headers: { 'if-none-match': etag } })).status).toBe(304);
    await createProduct(shop.context.db, { ...board, name: 'Word '.repeat(40).trim(), price: 9_999_999_999 });
    await vi.waitFor(async () => expect((await ask()).headers.get('etag')).not.toBe(etag), { timeout: 60_000 });
  });

  test('is printed in advance once nothing has changed for a while, and is available to another instance', async () => {
    const shelf = printedCatalogueOf(shop.context);
    const before = (await shelf.current()).version;
    await createProduct(shop.context.db, { ...board, name: 'Last minute', price: 100 });
    await catalogueOf(shop.context).catchUp();
    await shelf.ahead();
    expect(await readStored(), 'while somebody may still be typing').toContain(before);
    await shelf.ahead();
    const now = await readStored();
    expect(now).not.toContain(before);
    const elsewhere = await printedCatalogueOf({ ...shop.context }).current();
    expect(now).toContain(elsewhere.version);
    expect(Buffer.from(elsewhere.pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is not printed in a shop just started without a request for it', async () => {
    const elsewhere = {
      ...shop.context,
      config: { ...shop.context.config, DATA_DIR: `${shop.context.config.DATA_DIR}/new` },
    };
    const shelf = printedCatalogueOf(elsewhere);
    const isThere = async () => (await openDiskFiles(elsewhere.config.DATA_DIR).read('catalogue.pdf')) !== null;
    for (let minute = 1; minute <= 10; minute++) await shelf.ahead();
    expect(await isThere()).toBe(false);
    for (let minute = 11; minute <= 12; minute++) await shelf.ahead();
    expect(await isThere()).toBe(true);
  });

  test('is printed again when the stored one is broken or of another day, and without a place to store it', async () => {
    const files = openDiskFiles(shop.context.config.DATA_DIR);
    const { version } = await printedCatalogueOf(shop.context).current();
    await files.write('catalogue.pdf', Buffer.from('half a file'), 'application/octet-stream');
    expect((await printedCatalogueOf({ ...shop.context }).current()).version).toBe(version);
    expect(await readStored()).toContain(version);
  });

  test('a program that asks for it again and again has to wait', async () => {
    await vi.waitFor(async () => expect((await ask()).status).toBe(429), { timeout: 60_000, interval: 0 });
    expect((await ask()).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

test('robots learn where the sitemap is, and a phone what the shop is called', async () => {
  expect(await textOf('/robots.txt')).toContain('Sitemap: https://shop.example/sitemap.xml');
  const manifest = await (await shop.fetch('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/', lang: 'en-GB' });
  expect(manifest.icons).toHaveLength(3);
});

/** Names of the elements that were opened and not closed, or closed and not opened. */
function openTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = ''] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?>/g)) {
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
