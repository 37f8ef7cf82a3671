import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppContext } from '#platform/app-context.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { factsOf } from '#platform/facts.ts';
import { answerCached, tagOf } from './answer-cached.ts';
import { readQuery } from './page-address.ts';
import { type CachedPage, type Maker, openPageCache } from './page-cache.ts';
import type { RecordedCall } from './recorded-calls.ts';

afterEach(() => {
  vi.useRealTimers();
});

const openCache = (env: Record<string, string> = {}) => {
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/none', ...env });
  const context = { config, clock: systemClock } as AppContext;
  return { cache: openPageCache(context), facts: factsOf(context) };
};
const call = (facts: string[], digest = 'one', until = Number.POSITIVE_INFINITY): RecordedCall => ({
  ...{ name: 'GET /api/products/{id}', parts: {}, facts, digest, until },
});
/** Makes page after page, and answers calls made again with this digest. */
function makerOf(calls: RecordedCall[] = [], { status = 200, digest = 'one', headers = {} } = {}) {
  const state = { made: 0, digest, until: Number.POSITIVE_INFINITY };
  const maker: Maker = {
    kind: 'product',
    make: async () => {
      const response = new Response(`page ${++state.made}`, { status, headers });
      return { response, calls: calls.map((one) => ({ ...one, digest: state.digest })), isWhole: true };
    },
    again: async (one) => ({ ...one, digest: state.digest, until: state.until }),
  };
  return { maker, state };
}
const textOf = async (page: CachedPage) => (await answerCached(page)).text();

test('twenty requests at the same time share one rendering', async () => {
  const { cache } = openCache();
  const { maker, state } = makerOf();
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.page('/', maker)));
  expect([state.made, new Set(await Promise.all(pages.map(textOf))).size]).toEqual([1, 1]);
});

test('a page lives on when something changes that it does not show, and when what it shows comes out the same', async () => {
  const { cache, facts } = openCache();
  const { maker, state } = makerOf([call(['product:1', 'lists'])]);
  await cache.page('/', maker);
  facts.changed('product:2');
  expect(cache.current('/')).toBeDefined();
  facts.changed('lists');
  expect(cache.current('/')).toBeUndefined();
  await cache.page('/', maker);
  expect(state.made).toBe(1);
  state.digest = 'another';
  facts.changed('product:1');
  expect(await textOf(await cache.page('/', maker))).toBe('page 2');
});

test('a page made of a call that is not declared dies with any change', async () => {
  const { cache, facts } = openCache();
  const { maker, state } = makerOf([call(['anything'])]);
  await cache.page('/', maker);
  facts.changed('product:77');
  state.digest = 'another';
  expect(await textOf(await cache.page('/', maker))).toBe('page 2');
});

test('who asks after a change does not get the page that was begun before it', async () => {
  const { cache, facts } = openCache();
  const { maker } = makerOf([call(['product:1'])]);
  const held = Promise.withResolvers<void>();
  const slow = { ...maker, make: () => held.promise.then(() => maker.make()) };
  const before = cache.page('/', slow);
  await new Promise(setImmediate);
  facts.changed('product:1');
  const again: Maker['again'] = async (one) => ({ ...one, digest: 'another' });
  const after = cache.page('/', { ...maker, again });
  held.resolve();
  await before;
  expect(await textOf(await after)).toBe('page 2');
});

test('a page is looked at again at the moment at which it may be another, and shared caches are told no longer', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T13:59:45Z') });
  const { cache } = openCache();
  const { maker, state } = makerOf([call([], 'one', Date.parse('2026-11-23T14:00:00Z'))]);
  const page = await cache.page('/', maker);
  expect((await answerCached(page)).headers.get('Cache-Control')).toContain('s-maxage=15, stale-while-revalidate=0');
  vi.setSystemTime(new Date('2026-11-23T14:00:00Z'));
  expect(cache.current('/')).toBeUndefined();
  state.digest = 'another';
  expect(await textOf(await cache.page('/', maker))).toBe('page 2');
});

test('a page that is not there is cached without a tag; a failed one, and one that lacked something, is tried again', async () => {
  const { cache } = openCache();
  const gone = makerOf([], { status: 404 });
  const page = await cache.page('/gone', gone.maker);
  await cache.page('/gone', gone.maker);
  expect([gone.state.made, tagOf(page, 'ex')]).toEqual([1, null]);
  const failed = makerOf([], { status: 503 });
  await cache.page('/', failed.maker);
  expect(cache.current('/')).toBeUndefined();
  const { maker } = makerOf();
  await cache.page('/half', { ...maker, make: async () => ({ ...(await maker.make()), isWhole: false }) });
  expect(cache.current('/half')).toBeUndefined();
});

test('it answers in the form that is wanted: compressed, inc VAT, or that nothing has changed; never with a cookie', async () => {
  const { cache } = openCache();
  const { maker } = makerOf([], { headers: { 'Set-Cookie': 'sid=1' } });
  const page = await cache.page('/', maker);
  const [br, gzip] = [await answerCached(page, { encoding: 'br' }), await answerCached(page, { encoding: 'gzip' })];
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe('page 1');
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe('page 1');
  expect(br.headers.getSetCookie()).toEqual([]);
  const inc = await answerCached(page, { vat: 'inc' });
  expect(inc.headers.get('Cache-Control')).toBe('private, no-cache');
  expect((await answerCached(page, { currency: 'USD' })).headers.get('Cache-Control')).toBe('private, no-cache');
  expect((await answerCached(page, { ifNoneMatch: tagOf(page, 'ex') ?? '' })).status).toBe(304);
  expect((await answerCached(page, { ifNoneMatch: tagOf(page, 'inc') ?? '' })).status).toBe(200);
});

test('a page that is asked for often is compressed better, and then takes less room', async () => {
  const { cache } = openCache();
  const html = Array.from({ length: 500 }, (_, at) => `<li>${at * 7919} pieces of ${at % 13}</li>`).join('');
  const maker = { ...makerOf().maker, make: async () => ({ response: new Response(html), calls: [], isWhole: true }) };
  const sent = async () => {
    const answer = await answerCached(await cache.page('/', maker), { encoding: 'br' });
    return Buffer.from(await answer.arrayBuffer());
  };
  const first = await sent();
  const roomAtFirst = cache.size.bytes;
  for (let visit = 2; visit <= 8; visit++) await sent();
  await vi.waitFor(() => expect(cache.size.bytes).toBeLessThan(roomAtFirst));
  const later = await sent();
  expect(later.byteLength).toBeLessThan(first.byteLength);
  expect(brotliDecompressSync(later).toString()).toBe(html);
});

test('a page that was pushed out comes back as it was, without being made again', async () => {
  const { cache } = openCache({ PAGE_CACHE_MB: '1' });
  const htmlOf = (at: number) =>
    `<html lang="en"><p>${noise(60_000)}</p><h1>${at}</h1><p>${noise(9_000, at)}</p></html>`;
  let made = 0;
  const ask = async (at: number) => {
    const make = async () => ({ response: new Response(htmlOf(at)), calls: [], isWhole: ++made > 0 });
    const page = await cache.page(`/products/${at}`, { ...makerOf().maker, make });
    const inc = await (await answerCached(page, { encoding: 'br', vat: 'inc' })).arrayBuffer();
    return { tag: tagOf(page, 'ex'), html: await textOf(page), inc: brotliDecompressSync(Buffer.from(inc)).toString() };
  };
  const first = await ask(1);
  await ask(1);
  for (let at = 2; at < 40; at++) await ask(at);
  const times = made;
  expect(await ask(1)).toEqual(first);
  expect([made, first.html]).toEqual([times, htmlOf(1)]);
  expect(first.inc).toContain('data-vat="inc"');
  expect(cache.size.bytes).toBeLessThanOrEqual(1_048_576);
});

/** Letters that do not compress much, the same for the same seed. */
function noise(length: number, seed = 0): string {
  let state = seed + 1;
  const letter = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  };
  return Array.from({ length }, letter).join('');
}

test('with no bytes to use, each page is made when it is asked for', async () => {
  const { cache } = openCache({ PAGE_CACHE_MB: '0' });
  const { maker, state } = makerOf();
  await cache.page('/', maker);
  await cache.page('/', maker);
  expect([state.made, cache.size]).toEqual([2, { pages: 0, bytes: 0 }]);
});

test('a query that a page does not read makes no page of its own', () => {
  expect(readQuery('/products/1/board', '?utm_source=x&postcode=LS1+4AP')).toBe('?postcode=LS1+4AP');
  expect(readQuery('/about', '?x=1')).toBe('');
  expect(readQuery('/contact', '?subject=Quote&x=1')).toBe('?subject=Quote');
  expect(readQuery('/search', '?q=kiosk&filters=open&x=1')).toBe('?q=kiosk&filters=open');
  expect(readQuery('/search', '?category=Kiosks&fbclid=9&minSize=40&touch=true')).toBe(
    '?category=Kiosks&minSize=40&touch=true',
  );
});
