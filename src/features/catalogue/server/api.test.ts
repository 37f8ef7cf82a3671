import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product, ProductPage, StoreProduct } from '#features/catalogue/contract.ts';
import { products } from '#features/catalogue/tables.ts';
import { setVatRate } from '#features/settings/server/door.ts';
import { openDatabase } from '#platform/database.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { openCatalogue } from './catalogue.ts';
import {
  type CatalogueChange,
  catalogueOf,
  createProduct,
  onCatalogueChange,
  returnStock,
  takeStock,
  touchCatalogue,
} from './door.ts';

let shop: TestShop;
const ids: Record<string, number> = {};

beforeAll(async () => {
  shop = await openTestShop();
  const add = async (name: string, price: number, values: Partial<typeof products.$inferInsert> = {}) => {
    const product = { name, price, category: 'Kiosks', stockQuantity: 10, sku: `BF-${name}`, ...values };
    ids[name] = (await createProduct(shop.context.db, product)).id;
  };
  await add('A', 29_900);
  await add('B', 31_000);
  await add('C', 90_000, { stockQuantity: 0 });
  await add('D', 20_000, { inStock: false });
  await add('E', 30_000);
  await add('F', 500_000);
  await add('Bracket', 1_805, { category: 'Accessories' });
  await add('Gone', 1_900, { category: 'Accessories', archivedAt: new Date() });
  await catalogueOf(shop.context).refresh();
});
afterAll(() => shop.close());

const idOf = (name: string) => ids[name] ?? 0;
const refreshed = () => catalogueOf(shop.context).refresh();
const stockOf = async (name: string) => {
  const [row] = await shop.context.db
    .select()
    .from(products)
    .where(eq(products.id, idOf(name)));
  return row?.stockQuantity;
};
const take = (...lines: [string, number][]) =>
  shop.context.db.transaction((tx) =>
    takeStock(
      tx,
      lines.map(([name, quantity]) => ({ productId: idOf(name), quantity })),
    ),
  );

test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999', '%00', "1'--"])(
  'there is no product %s',
  async (id) => {
    expect((await shop.fetch(`/api/products/${id}`)).status).toBe(404);
  },
);

test('an unknown and an archived product are not there', async () => {
  for (const id of [999_999, idOf('Gone')]) {
    const response = await shop.fetch(`/api/products/${id}`);
    expect(response.status).toBe(404);
    expect(((await response.json()) as Problem).detail).toBe('There is no such product.');
  }
});

test.each(['limit=0', 'limit=201', 'limit=x', 'cursor=abc', 'cursor=99999999999', 'scope=everything'])(
  'the list asked with %s is refused',
  async (query) => {
    const response = await shop.fetch(`/api/products?${query}`);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as Problem).errors ?? {})).toEqual([query.split('=')[0]]);
  },
);

test('the store is closed to visitors, customers and employers without the grant', async () => {
  expect((await shop.fetch('/api/products?scope=store')).status).toBe(401);
  const [customer, employer] = [await signedIn(shop, 'public'), await signedIn(shop, 'employer', ['view_orders'])];
  expect((await customer.fetch('/api/products?scope=store')).status).toBe(403);
  expect((await employer.fetch('/api/products?scope=store')).status).toBe(403);
});

test('the store shows the switch itself and what is archived', async () => {
  const employer = await signedIn(shop, 'employer', ['view_products']);
  const list = await employer.get<StoreProduct[]>('/api/products?scope=store');
  expect(list).toHaveLength(8);
  const find = (name: string) => list.find((product) => product.id === idOf(name));
  expect(find('C')).toMatchObject({ inStock: true, stockQuantity: 0, archivedAt: null });
  expect(find('D')?.inStock).toBe(false);
  expect(find('Gone')?.archivedAt).toBeTruthy();
});

test('a shopper sees what is on sale by id, and in stock means that it can be bought', async () => {
  const list = await shop.get<Product[]>('/api/products');
  expect(list.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'Bracket']);
  expect(list.filter(({ inStock }) => !inStock).map(({ name }) => name)).toEqual(['C', 'D']);
  expect(list[6]).toMatchObject({ price: '18.05', priceIncVat: '21.66', slug: 'bracket' });
});

test('pages of the list follow one another by the Link header', async () => {
  const names: string[] = [];
  let next: string | undefined = '/api/products?limit=3';
  while (next) {
    const response = await shop.fetch(next);
    names.push(...((await response.json()) as Product[]).map(({ name }) => name));
    next = /<(.*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  expect(names).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'Bracket']);
});

test('what has not changed is not sent again', async () => {
  const etag = (await shop.fetch('/api/products')).headers.get('etag') ?? '';
  expect((await shop.fetch('/api/products', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a product page names what is nearest in price', async () => {
  const page = await shop.get<ProductPage>(`/api/products/${idOf('A')}`);
  expect(page.gallery).toEqual([]);
  expect(page.vatRate).toBe('20.00');
  expect(page.related.map(({ name }) => name)).toEqual(['E', 'B', 'D', 'C']);
});

test('pictures of a product in use go when its own picture changes, for they would show another product', async () => {
  const { db } = shop.context;
  const gallery = [{ url: '/media/a.svg', alt: 'On a wall', toScale: true }];
  const { id } = await createProduct(db, {
    name: 'Drawn',
    price: 100,
    category: 'Kiosks',
    imageUrl: 'https://a.example/1.jpg',
    gallery,
  });
  const shown = async () => (await shop.get<ProductPage>(`/api/products/${id}`)).gallery;
  await catalogueOf(shop.context).catchUp();
  expect(await shown()).toEqual(gallery);
  await db.update(products).set({ price: 200 }).where(eq(products.id, id));
  await catalogueOf(shop.context).catchUp();
  expect(await shown()).toEqual(gallery);
  await db.update(products).set({ imageUrl: 'https://a.example/2.jpg' }).where(eq(products.id, id));
  await catalogueOf(shop.context).catchUp();
  expect(await shown()).toEqual([]);
  await db.delete(products).where(eq(products.id, id));
  await catalogueOf(shop.context).catchUp();
});

test('an order with too many pieces is refused with every shortage and takes nothing', async () => {
  const refusal = (await take(['C', 1], ['D', 1], ['Gone', 1], ['A', 11], ['B', 2]).catch((error) => error)) as Refusal;
  expect(refusal.code).toBe('shortage');
  expect(refusal.message).toBe('Only 10 of A are left. C is sold out. D is sold out. Gone is sold out.');
  expect(refusal.extra.shortages).toEqual([
    { productId: idOf('A'), requested: 11, available: 10 },
    { productId: idOf('C'), requested: 1, available: 0 },
    { productId: idOf('D'), requested: 1, available: 0 },
    { productId: idOf('Gone'), requested: 1, available: 0 },
  ]);
  expect([await stockOf('A'), await stockOf('B')]).toEqual([10, 10]);
});

test('two lines of one product count together', async () => {
  await expect(take(['A', 6], ['A', 5])).rejects.toMatchObject({ code: 'shortage' });
});

test('of twenty buyers of ten pieces ten get one, whatever the order of their lines', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? take(['E', 1], ['F', 1]) : take(['F', 1], ['E', 1]))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect([await stockOf('E'), await stockOf('F')]).toEqual([0, 0]);
  await shop.context.db.transaction((tx) => returnStock(tx, [{ productId: idOf('E'), quantity: 10 }]));
  expect(await stockOf('E')).toBe(10);
});

test('a sale and a new name reach the catalogue in memory; a sale does not rebuild the search index', async () => {
  const catalogue = catalogueOf(shop.context);
  const before = await catalogue.current();
  await take(['B', 3]);
  await expect.poll(async () => (await catalogue.current()).byId.get(idOf('B'))?.product.stockQuantity).toBe(7);
  expect((await catalogue.current()).words).toBe(before.words);
  await shop.context.db.transaction(async (tx) => {
    await tx
      .update(products)
      .set({ name: 'Better B' })
      .where(eq(products.id, idOf('B')));
    await touchCatalogue(tx, [idOf('B')]);
  });
  await expect.poll(async () => (await catalogue.current()).byId.get(idOf('B'))?.product.slug).toBe('better-b');
  expect((await catalogue.current()).words).not.toBe(before.words);
});

test('who listens learns which products changed, and whether a shopper sees it', async () => {
  const catalogue = catalogueOf(shop.context);
  await refreshed();
  const changes: CatalogueChange[] = [];
  const stop = onCatalogueChange(shop.context, (change) => changes.push(change));
  const told = (id: number) => changes.filter(({ ids }) => ids !== 'all' && ids.has(id)).at(-1);
  await take(['A', 1]);
  await expect.poll(() => told(idOf('A'))).toMatchObject({ shown: new Set(), lists: false });
  await take(['A', (await stockOf('A')) ?? 0]);
  await expect.poll(() => told(idOf('A'))).toMatchObject({ shown: new Set([idOf('A')]), lists: true });
  expect(told(idOf('A'))?.categories).toEqual(new Set(['Kiosks']));
  expect((await catalogue.current()).version).toBeGreaterThanOrEqual(changes.at(-1)?.version ?? 0);
  stop();
  await shop.context.db.transaction((tx) => returnStock(tx, [{ productId: idOf('A'), quantity: 10 }]));
  await catalogue.catchUp();
  expect(told(idOf('A'))?.categories).toEqual(new Set(['Kiosks']));
});

test('the check finds a change without a notice, and a new VAT rate', async () => {
  const catalogue = catalogueOf(shop.context);
  await refreshed();
  await shop.context.db
    .update(products)
    .set({ price: 55_500 })
    .where(eq(products.id, idOf('F')));
  const priceOf = async () => (await catalogue.current()).byId.get(idOf('F'))?.product;
  await expect.poll(priceOf).toMatchObject({ price: '555.00', priceIncVat: '666.00' });
  await setVatRate(shop.context.db, 1_000, '2020-01-01');
  await expect.poll(priceOf).toMatchObject({ priceIncVat: '610.50' });
});

test('a dropped listener reconnects and reads again', async () => {
  const catalogue = catalogueOf(shop.context);
  await shop.context.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'brightfront listener'`,
  );
  const before = (await catalogue.current()).version;
  await expect.poll(async () => (await catalogue.current()).version).toBeGreaterThan(before);
});

test('a loaded catalogue is served while the database is away; one that was never loaded fails', async () => {
  const { db, pool, close } = openDatabase(shop.context.config.DATABASE_URL, shop.context.log, { most: 1 });
  const catalogue = openCatalogue({ ...shop.context, db, pool });
  const known = await catalogue.current();
  await close();
  await expect(catalogue.refresh()).rejects.toThrow();
  expect((await catalogue.current()).entries).toBe(known.entries);
  await catalogue.close();
  const never = openCatalogue({ ...shop.context, db, pool });
  await expect(never.current()).rejects.toThrow();
  await never.close();
});
