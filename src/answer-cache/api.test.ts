import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Product, ProductPage } from '#features/catalogue/contract.ts';
import { catalogueOf, createProduct, takeStock, touchBesideProducts } from '#features/catalogue/server/door.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { setVatRate } from '#features/settings/server/door.ts';
import { metricsOf } from '#platform/metrics.ts';
import { signedIn } from '../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../tests/support/shop.ts';
import { openShop } from '../shop.ts';

// Two instances of one shop, of which the second caches nothing.
let shop: TestShop;
let fresh: TestShop;
let staff: Visitor;
const ids: number[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  fresh = await openTestShop({ DATABASE_URL: shop.context.config.DATABASE_URL, PAGE_CACHE_MB: '0' });
  for (const [at, category] of ['Kiosks', 'Kiosks', 'Screens', 'Kiosks'].entries()) {
    const fields = { name: `Ordering kiosk ${at}`, price: 100_000 + at, category, stockQuantity: 50 };
    ids.push((await createProduct(shop.context.db, fields)).id);
  }
  staff = await signedIn(shop, 'admin');
}, 60_000);
afterAll(async () => {
  await fresh?.close();
  await shop?.close();
});

const addresses = () => [
  '/api/products',
  '/api/products?limit=2',
  '/api/products/featured',
  ...ids.map((id) => `/api/products/${id}`),
  '/api/search/products?q=kiosk',
  '/api/search/suggest?q=kio',
];
const readAll = async (from: Visitor) =>
  Promise.all(
    addresses().map(async (address) => {
      const response = await from.fetch(address);
      const { status, headers } = response;
      const shown = ['etag', 'link', 'x-total-count', 'cache-control'].map((name) => headers.get(name));
      return { address, status, shown, text: await response.text() };
    }),
  );
const agree = async (what: string) => {
  await catalogueOf(shop.context).catchUp();
  await catalogueOf(fresh.context).catchUp();
  const [cached, made] = [await readAll(shop.visitor()), await readAll(fresh.visitor())];
  expect(cached, what).toEqual(made);
};
const productOf = async (id: number) => (await shop.get<Product[]>('/api/products')).find((one) => one.id === id);
const put = async (id: number, more: object) => {
  const at = ids.indexOf(id);
  const fields = { name: `Ordering kiosk ${at}`, price: `${1_000 + at}.00`, category: 'Kiosks', stockQuantity: 50 };
  expect((await staff.put(`/api/products/${id}`, { ...fields, inStock: true, ...more })).status).toBe(200);
};
const importThirty = async () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => `HS-${at},Harbour screen ${at},10.00,Category ${at % 6},${1 + (at % 5)}`,
  );
  const body = ['sku,name,price,category,stockCount', ...rows].join('\n');
  const headers = { 'content-type': 'text/csv' };
  expect((await staff.fetch('/api/products/import', { method: 'POST', body, headers })).status).toBe(200);
};
const sell = (quantity: number, id = ids[0] ?? 0) =>
  shop.context.db.transaction((tx) => takeStock(tx, [{ productId: id, quantity }]));

test('after a change of any kind, every cached answer is what one made now would be', async () => {
  await agree('at first');
  await agree('from memory');
  const [a = 0, b = 0, c = 0] = ids;
  const changes: Record<string, () => Promise<unknown>> = {
    'one is sold': () => sell(1),
    'many are sold': () => sell(30),
    'a price': () => put(b, { price: '7.00' }),
    'a picture': () => put(b, { price: '7.00', imageUrl: 'https://example.com/kiosk.png' }),
    'a name': () => put(c, { name: 'Menu board' }),
    'another category': () => put(c, { name: 'Menu board', category: 'Menu boards' }),
    'the last are sold': () => sell(19),
    'it is back': () => put(a, {}),
    'a word means the same': () => staff.post('/api/search/synonyms', { terms: ['kiosk', 'menu board'] }),
    'one is hidden': () => staff.post('/api/search/rules', { query: 'kiosk', productId: b, effect: 'hide' }),
    'another rate of VAT': () =>
      shop.context.db.transaction(async (tx) => {
        await setVatRate(tx, 1_000, '2020-01-01');
        await touchBesideProducts(tx);
      }),
    'one is new': async () =>
      ids.push((await createProduct(shop.context.db, { name: 'New kiosk', price: 5, category: 'Kiosks' })).id),
    'a file of products is imported': importThirty,
    'one is gone': () => staff.delete(`/api/products/${b}`),
  };
  for (const [what, change] of Object.entries(changes)) {
    await change();
    await agree(what);
    await agree(`${what}, from memory`);
  }
});

test('a sale and a new price at another instance are soon shown by this one, also where no notice told of them', async () => {
  const id = ids[0] ?? 0;
  const stock = async () => (await shop.get<ProductPage>(`/api/products/${id}`)).stockQuantity;
  const before = await stock();
  await fresh.context.db.transaction((tx) => takeStock(tx, [{ productId: id, quantity: 2 }]));
  await expect.poll(stock).toBe(before - 2);
  expect(await productOf(id)).toMatchObject({ stockQuantity: before - 2 });
  await fresh.context.db.execute(`update products set price = 12.34 where id = ${id}`);
  await expect.poll(() => productOf(id)).toMatchObject({ price: '12.34' });
});

test('what is begun before a sale is not given to one who asks after it', async () => {
  const id = ids[3] ?? 0;
  await put(id, {});
  const before = Promise.all(Array.from({ length: 5 }, () => shop.get<ProductPage>(`/api/products/${id}`)));
  await sell(1, id);
  await catalogueOf(shop.context).catchUp();
  expect((await shop.get<ProductPage>(`/api/products/${id}`)).stockQuantity).toBe(49);
  await before;
});

test('staff’s view of the store is never cached and never given to a visitor, however it is spelt', async () => {
  for (const address of ['/api/products?scope=store', '/api/products?s%63ope=store']) {
    for (let time = 0; time < 2; time++) {
      expect((await staff.fetch(address)).status).toBe(200);
      expect((await shop.visitor().fetch(address)).status).toBe(401);
    }
  }
  expect(await shop.visitor().get('/api/products')).toEqual(await staff.get('/api/products'));
});

test('what is not there, and what is asked wrongly, is refused each time', async () => {
  for (const [address, status] of [
    ['/api/products/999999', 404],
    ['/api/products/12345678901', 404],
    ['/api/products?cursor=x', 400],
    ['/api/search/products?sortBy=odd', 400],
  ] as const) {
    for (let time = 0; time < 2; time++) expect((await shop.visitor().fetch(address)).status, address).toBe(status);
  }
});

test('each search is counted, also one that is answered from memory', async () => {
  const ask = () => shop.visitor().get<SearchAnswer>('/api/search/products?q=totem');
  await ask();
  await ask();
  await shop.visitor().get('/api/search/products?q=scales');
  const asked = () => staff.get<{ top: { query: string; searches: number }[] }>('/api/search/asked');
  await expect
    .poll(async () => (await asked()).top.find(({ query }) => query === 'totem')?.searches, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(1);
});

test('an answer comes in the form that is wanted: whole, by gzip, or that it is the same', async () => {
  const address = '/api/products';
  const ask = (headers: Record<string, string>) => shop.visitor().fetch(address, { headers });
  const whole = await ask({});
  const [etag, text] = [whole.headers.get('etag') ?? '', await whole.text()];
  const gzip = await ask({ 'accept-encoding': 'br, gzip;q=0.5' });
  expect([gzip.headers.get('content-encoding'), gzip.headers.get('etag')]).toEqual(['gzip', `W/${etag}`]);
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text);
  expect((await ask({ 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull();
  expect((await ask({ 'accept-encoding': 'deflate' })).headers.get('content-encoding')).toBe('deflate');
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const same = await ask({ 'if-none-match': tag, 'accept-encoding': 'gzip' });
    expect([same.status, await same.text(), same.headers.get('content-type')]).toEqual([304, '', null]);
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  expect([whole.headers.get('vary'), gzip.headers.get('vary')]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  const short = await shop.visitor().fetch('/api/products?cursor=999999', { headers: { 'accept-encoding': 'gzip' } });
  expect([short.headers.get('content-encoding'), short.headers.get('vary'), await short.text()]).toEqual([
    null,
    null,
    '[]',
  ]);
});

test('over HTTP an answer from memory has its own request id, its line of the log and its place in the metrics', async () => {
  const { url, server, close } = await listen(shop);
  const address = '/api/products?limit=3';
  const info = vi.spyOn(shop.context.log, 'info');
  const counted = async () =>
    (await metricsOf(shop.context).requests.get()).values
      .filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.route === '/api/products')
      .reduce((sum, { value }) => sum + value, 0);
  const ask = (headers: Record<string, string> = {}) => fetch(url + address, { headers });
  const first = await ask();
  const earlier = await counted();
  const again = await ask({ 'x-request-id': 'from-a-proxy-7' });
  expect(server.atOnce).toBe(1);
  expect(await counted()).toBe(earlier + 1);
  expect(again.headers.get('x-request-id')).toBe('from-a-proxy-7');
  const plain = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['x-request-id', 'date', 'keep-alive', 'connection'].includes(name)).sort();
  expect(plain(again)).toEqual(plain(first));
  expect(await again.text()).toBe(await first.text());
  const lines = info.mock.calls.filter(([, message]) => message === 'request').map(([fields]) => fields);
  expect(lines.at(-1)).toMatchObject({ requestId: 'from-a-proxy-7', path: '/api/products', status: 200 });
  info.mockRestore();
  await close();
});

test('the featured products of a new range are four at once, also of a shop that had one of them', async () => {
  const featured = () => shop.get<Product[]>('/api/products/featured');
  for (const { id } of await shop.get<Product[]>('/api/products')) await staff.delete(`/api/products/${id}`);
  const { id } = await createProduct(shop.context.db, {
    name: 'Quay 43',
    price: 61_235,
    category: 'Boards',
    stockQuantity: 8,
  });
  await catalogueOf(shop.context).catchUp();
  expect(await featured()).toMatchObject([{ id }]);
  await importThirty();
  expect(await featured()).toHaveLength(4);
});

/** The same shop behind a port. */
async function listen({ context }: TestShop) {
  const { fetch: serve, answerAtOnce } = openShop(context);
  const counts = { atOnce: 0 };
  const server: Server = createServer(async (request, response) => {
    if (answerAtOnce(request, response)) {
      counts.atOnce++;
      return;
    }
    const headers = request.headers as Record<string, string>;
    const answer = await serve(new Request(`http://127.0.0.1${request.url}`, { headers }));
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, server: counts, close: () => new Promise((resolve) => server.close(resolve)) };
}
