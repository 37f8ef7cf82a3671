import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCached, type CachedPage, openPageCache } from './page-cache.ts';

const pageOf =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });
const tagOf = ({ headers }: { headers: Headers }) => headers.get('ETag') ?? '';
afterEach(() => {
  vi.useRealTimers();
});

const textOf = async (page: CachedPage) => (await answerCached(page)).text();

test('twenty requests at the same time share one rendering', async () => {
  const pages = openPageCache();
  let made = 0;
  const render = async () => new Response(`page ${++made}`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pages.page('/', '1', render)));
  expect(new Set(await Promise.all(answers.map(textOf)))).toEqual(new Set(['page 1']));
  expect(await textOf(await pages.page('/', '1', render))).toBe('page 1');
});

test('a page is rendered again when its data has changed', async () => {
  const pages = openPageCache();
  await pages.page('/', '1', pageOf('before'));
  expect(await textOf(await pages.page('/', '2', pageOf('after')))).toBe('after');
});

test('a page in demand stays cached while any number of other pages are read once', async () => {
  const pages = openPageCache();
  let made = 0;
  const render = async () => new Response(`page ${++made}`);
  for (let at = 0; at < 1_000; at++) {
    await pages.page('/', '1', render);
    await pages.page(`/?x=${at}`, '1', pageOf('seldom'));
  }
  expect(made).toBe(1);
});

test('a page is rendered again once it is a minute old, however often it is read', async () => {
  vi.useFakeTimers();
  const pages = openPageCache();
  let made = 0;
  const render = async () => new Response(`page ${++made}`);
  const askedAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return textOf(await pages.page('/', '1', render));
  };
  expect(await askedAfter(0)).toBe('page 1');
  expect(await askedAfter(30_000)).toBe('page 1');
  expect(await askedAfter(29_990)).toBe('page 1');
  expect(await askedAfter(20)).toBe('page 2');
});

test('a page is made afresh at the moment at which it may be another, and shared caches are told no longer', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T13:59:45Z') });
  const pages = openPageCache();
  let made = 0;
  const render = async () => new Response(`page ${++made}`);
  // A cut-off at two, then midnight.
  const until = async () => new Date(made === 0 ? '2026-11-23T14:00:00Z' : '2026-11-24T00:00:00Z');
  const asked = async () => answerCached(await pages.page('/', '1', render, until));
  const controlOf = (answer: Response) => answer.headers.get('Cache-Control');
  expect(controlOf(await asked())).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=0');
  await vi.advanceTimersByTimeAsync(14_000);
  const late = await asked();
  expect([await late.text(), controlOf(late)]).toEqual([
    'page 1',
    'public, max-age=0, s-maxage=1, stale-while-revalidate=0',
  ]);
  await vi.advanceTimersByTimeAsync(1_001);
  const afresh = await asked();
  expect([await afresh.text(), controlOf(afresh)]).toEqual([
    'page 2',
    'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
  ]);
});

test('no more than 300 pages are remembered', async () => {
  const pages = openPageCache();
  for (let at = 0; at <= 300; at++) await pages.page(`/?x=${at}`, '1', pageOf('first'));
  expect(await textOf(await pages.page('/?x=1', '1', pageOf('again')))).toBe('first');
  expect(await textOf(await pages.page('/?x=0', '1', pageOf('again')))).toBe('again');
});

test('a page that is evicted while it is rendered still answers the requests that wait for it', async () => {
  const pages = openPageCache();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const waiting = [pages.page('/', '1', () => promise), pages.page('/', '1', () => promise)];
  for (let at = 0; at < 400; at++) await pages.page(`/?x=${at}`, '1', pageOf('other'));
  resolve(new Response('here'));
  expect(await Promise.all((await Promise.all(waiting)).map(textOf))).toEqual(['here', 'here']);
});

test('a failed page is tried again, and an error page is not cached', async () => {
  const pages = openPageCache();
  await expect(pages.page('/', '1', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await pages.page('/', '1', pageOf('not now', 503))).toMatchObject({ status: 503 });
  expect(await textOf(await pages.page('/', '1', pageOf('here')))).toBe('here');
});

test('only a page that was found has a tag, and a visitor who has that page gets a 304', async () => {
  const pages = openPageCache();
  const page = await pages.page('/', '1', pageOf('here'));
  expect((await answerCached(page, { ifNoneMatch: tagOf(page) })).status).toBe(304);
  expect((await answerCached(page, { ifNoneMatch: 'W/"other"' })).status).toBe(200);
  expect((await pages.page('/gone', '1', pageOf('gone', 404))).headers.get('ETag')).toBeNull();
});

test('every inline script is named by its hash, and no linked one', async () => {
  const page = await openPageCache().page('/', '1', pageOf('<script>go()</script><script src="/a.js"></script>'));
  expect(page.headers.get('Content-Security-Policy')?.match(/sha256-/g)).toHaveLength(1);
});

test('structured data is never run, so the policy does not name it', async () => {
  const facts = '<script type="application/ld+json">{}</script>';
  const page = await openPageCache().page('/', '1', pageOf(facts));
  expect(page.headers.get('Content-Security-Policy')).not.toContain('sha256-');
});

test('a visitor who chose prices inc VAT gets the page that way, with its own tag and for no shared cache', async () => {
  const page = await openPageCache().page('/', '1', pageOf('<html lang="en-GB"><p>Here</p></html>'));
  const inc = await answerCached(page, { ifNoneMatch: tagOf(page), vat: 'inc' });
  expect(inc.status).toBe(200);
  expect(await inc.text()).toContain('<html data-vat="inc" lang="en-GB">');
  expect(inc.headers.get('Cache-Control')).toBe('private, no-cache');
  expect((await answerCached(page, { ifNoneMatch: tagOf(inc), vat: 'inc' })).status).toBe(304);
  expect((await answerCached(page, { ifNoneMatch: tagOf(inc) })).status).toBe(200);
});

test('a page in a chosen currency is for no shared cache, and the page for everyone still is', async () => {
  const page = await openPageCache().page('/ USD', '1', pageOf('about $379.73'));
  const chosen = await answerCached(page, { currency: 'USD' });
  expect(chosen.headers.get('Cache-Control')).toBe('private, no-cache');
  expect((await answerCached(page)).headers.get('Cache-Control')).toMatch(/^public/);
});

test('a page for everyone sets no cookie', async () => {
  const render = async () => new Response('here', { headers: { 'Set-Cookie': 'sid=one' } });
  const page = await openPageCache().page('/', '1', render);
  expect((await answerCached(page)).headers.getSetCookie()).toEqual([]);
});

test('a page is compressed in an encoding that the browser accepts, and says so to caches', async () => {
  const text = '<p>‘Menu boards’, from £450.00</p>'.repeat(100);
  const page = await openPageCache().page('/', '1', pageOf(text));
  for (const [encoding, undo] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await answerCached(page, { encoding });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(undo(bytes).toString(), encoding).toBe(text);
    expect(bytes.length, encoding).toBeLessThan(text.length / 10);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(bytes.length),
      vary: 'Accept-Encoding',
    });
  }
  expect((await answerCached(page)).headers.has('Content-Encoding')).toBe(false);
});
