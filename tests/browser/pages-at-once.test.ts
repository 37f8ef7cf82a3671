// A cached page is answered past the router, and by the router where a visitor wants something unusual: one cannot be told from the other.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type RunningShop, startShop } from './start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ JOBS: '0', TRUST_PROXY: '1' }, inject('demoShop'));
}, 300_000);
afterAll(() => shop?.stop());

type Sent = Record<string, string>;

// The router looks whether there is such a currency, and then gives the same page.
const THROUGH_ROUTER = { cookie: 'currency=XXX' };
const OF_EACH_ANSWER = new Set(['x-request-id', 'date']);

async function ask(path: string, sent: Sent = {}) {
  const headers = { 'accept-encoding': 'br', ...sent };
  const answer = await fetch(shop.url + path, { headers, redirect: 'manual' });
  const told = [...answer.headers].filter(([name]) => !OF_EACH_ANSWER.has(name)).sort();
  expect(answer.headers.get('x-request-id')).toMatch(sent['x-request-id'] ?? /^[\w-]{36}$/);
  return { status: answer.status, told, text: await answer.text() };
}

const paths = [
  '/',
  '/search?q=kiosk',
  '/about?utm_source=letter',
  '/no-such-page',
  '/products',
  '/contact?subject=A%20quote',
];
const wishes: Record<string, Sent> = {
  'in Brotli': {},
  'in gzip': { 'accept-encoding': 'gzip' },
  'without compression': { 'accept-encoding': 'identity' },
  'with prices inc VAT': { cookie: 'vat=inc' },
  'over HTTPS': { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
  'with an id of its own': { 'x-request-id': 'a-proxy-called-it-so' },
};

test.each(Object.entries(wishes))('a page %s is the same past the router as through it', async (_, sent) => {
  for (const path of paths) {
    const cookie = [sent.cookie, THROUGH_ROUTER.cookie].filter(Boolean).join('; ');
    const throughRouter = await ask(path, { ...sent, cookie });
    const again = [await ask(path, sent), await ask(path, sent), await ask(path, sent)];
    // The smaller form of a page that is asked for again is made meanwhile.
    const withoutLength = ({ told, ...rest }: typeof throughRouter) => ({
      ...rest,
      told: told.filter(([name]) => name !== 'content-length'),
    });
    for (const one of again) expect(withoutLength(one), path).toEqual(withoutLength(throughRouter));
  }
});

test('a visitor who has the page is told that it has not changed', async () => {
  const tagOf = ({ told }: Awaited<ReturnType<typeof ask>>) => Object.fromEntries(told).etag ?? '';
  const [atFirst, incVat] = [tagOf(await ask('/about')), tagOf(await ask('/about', { cookie: 'vat=inc' }))];
  expect(incVat).not.toBe(atFirst);
  const asked = async (sent: Sent) => (await ask('/about', sent)).status;
  expect(await asked({ 'if-none-match': atFirst })).toBe(304);
  expect(await asked({ 'if-none-match': incVat, cookie: 'vat=inc' })).toBe(304);
  expect(await asked({ 'if-none-match': atFirst, cookie: 'vat=inc' })).toBe(200);
  expect(await ask('/about', { 'if-none-match': atFirst })).toEqual(
    await ask('/about', { 'if-none-match': atFirst, ...THROUGH_ROUTER }),
  );
});

test('what is no page is not taken for a missing one, however often missing pages were asked for', async () => {
  for (let times = 0; times < 3; times++) expect((await ask('/nothing-here')).status).toBe(404);
  const statuses = [
    '/favicon.ico',
    '/sitemap.xml',
    '/api/ready',
    '/api/products',
    '/cart',
    '/service-worker.js',
    '/__manifest',
  ];
  const found = await Promise.all(statuses.map(async (path) => [path, (await ask(path)).status]));
  expect(found.filter(([, status]) => status === 404)).toEqual([]);
  expect((await ask('/products/999999999/gone')).status).toBe(404);
});

test('what a browser asks for as it follows a link leaves the page itself as it is', async () => {
  const [board] = (await (await fetch(`${shop.url}/api/products`)).json()) as { id: number; slug: string }[];
  const page = `/products/${board?.id}/${board?.slug}/fits`;
  const group = '?group=hangs-on';
  expect((await ask(`${page}.data${group}`)).status).toBe(200);
  expect((await ask(page + group)).status).toBe(200);
  const ofAnAddress = (path: string) => ask(path).then(({ status, told }) => [status, Object.fromEntries(told)]);
  const data = { 'content-type': 'text/x-script' };
  expect(await ofAnAddress(`/products/${board?.id}.data`)).toMatchObject([202, data]);
  expect(await ofAnAddress('/products/999999999/gone.data')).toMatchObject([404, data]);
});
