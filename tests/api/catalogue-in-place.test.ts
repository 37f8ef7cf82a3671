import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { StoreProduct, storePageAnswer } from '#features/catalogue/contract.ts';
import { catalogueOf, type Snapshot, touchBesideProducts } from '#features/catalogue/server/door.ts';
import { readChanges, readMoment } from '#features/catalogue/server/read-changes.ts';
import { matchingProducts, readStoreFilter } from '#features/catalogue/store-filter.ts';
import { products } from '#features/catalogue/tables.ts';
import { setVatRate } from '#features/settings/server/door.ts';
import { listTables } from '#platform/backup/shop-tables.ts';
import { toDecimal } from '#values/money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

type StorePage = z.infer<typeof storePageAnswer>;

// What changes is written past the shop's own code, so that no notice tells of it: the database alone notes it.

let shop: TestShop;
let other: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  other = await openTestShop({ DATABASE_URL: shop.context.config.DATABASE_URL });
  await shop.context.db.execute(sql`insert into products (name, price, category, sku, archived_at)
    select 'Panel ' || n, n, 'Video Walls', 'P-' || n, case when n % 10 = 0 then now() end from generate_series(1, 1300) n`);
});
afterAll(async () => {
  await other?.close();
  await shop?.close();
});

const now = async (place = shop) => {
  await catalogueOf(place.context).refresh();
  return catalogueOf(place.context).current();
};
const comparable = ({ entries, vatRate, words }: Snapshot) => ({ entries, vatRate, words });
const pricesOf = ({ byId }: Snapshot, ...ids: number[]) => ids.map((id) => byId.get(id)?.product.price);

test('a catalogue that is read in several portions is whole, in order, and without what was taken off sale', async () => {
  const { entries, byId, bySku } = await now();
  const prices = entries.map(({ pricePence }) => pricePence);
  expect(prices).toEqual(Array.from({ length: 1300 }, (_, i) => (i + 1) * 100).filter((pence) => pence % 1000 !== 0));
  expect([byId.size, bySku.get('P-1299')?.product.name, bySku.get('P-1300')]).toEqual([1170, 'Panel 1299', undefined]);
});

test('after random changes of every kind both instances show what one that starts now reads', async () => {
  let seed = 4;
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const changes = [
    'update products set price = price + 1 where id = $1',
    'update products set stock_quantity = (stock_quantity + 1) % 3 where id between $1 and $1 + 3',
    "update products set name = name || ' bright', category = 'Kiosks' where id = $1",
    'update products set archived_at = case when archived_at is null then now() end where id = $1 and sku is not null',
    "update products set specs = jsonb_build_object('weightKg', $1::integer) where id = $1",
    'delete from products where id = $1',
    "insert into products (name, price, category) select 'New ' || $1, 5, 'Kiosks'",
    'update products set price = price + 0.01 where id > $1',
  ];
  const client = await shop.context.pool.connect();
  try {
    for (let round = 0; round < 12; round++) {
      for (let n = 0; n < 12; n++) await client.query(changes[below(changes.length)] ?? '', [1 + below(1_300)]);
      if (round === 6) await setVatRate(shop.context.db, 1_000, '2020-01-01');
      if (round === 6) await touchBesideProducts(shop.context.db);
      await now();
      if (round % 4 === 0) await now(other);
    }
  } finally {
    client.release();
  }
  const fresh = await openTestShop({ DATABASE_URL: shop.context.config.DATABASE_URL });
  const expected = comparable(await now(fresh));
  expect(expected.vatRate).toBe(1_000);
  expect(comparable(await now())).toEqual(expected);
  expect(comparable(await now(other))).toEqual(expected);
  await fresh.close();
});

test('a transaction that commits after later ones is not missed, one that is rolled back changes nothing', async () => {
  const [late, undone] = [await shop.context.pool.connect(), await shop.context.pool.connect()];
  await late.query('begin');
  await late.query('update products set price = 701 where id = 7');
  await undone.query('begin');
  await undone.query('update products set price = 801 where id = 8');
  await shop.context.pool.query('update products set price = 901 where id = 9');
  const before = pricesOf(await now(), 7, 8, 9);
  expect(before[2]).toBe('901.00');
  await undone.query('rollback');
  await late.query('commit');
  expect(pricesOf(await now(), 7, 8, 9)).toEqual(['701.00', before[1], '901.00']);
  for (const client of [late, undone]) client.release();
});

test('a statement notes what it changed by id, as whoever notes two products that fit does, so that neither waits for the other', async () => {
  const { db } = shop.context;
  await db.execute(sql`truncate product_changes`);
  await db.execute(sql`update products set price = price + 1 where id % 7 = 3`);
  const { rows } = await db.execute<{ id: number }>(sql`select product_id as id from product_changes order by ctid`);
  const noted = rows.map(({ id }) => id);
  expect(noted.length).toBeGreaterThan(100);
  expect(noted).toEqual(noted.toSorted((a, b) => a - b));
  await now();
});

test('without a change there is no other snapshot, and what changed is found through the index', async () => {
  const before = await now();
  expect(await now()).toBe(before);
  // In so small a table reading all of it may be cheaper, by how long other transactions have been open; the index has to be able to.
  const { rows } = await shop.context.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select product_id from product_changes where changed_in >= pg_snapshot_xmin(pg_current_snapshot())`,
    );
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /product_changes_by_transaction[\s\S]*Index Cond: \(changed_in >=/,
  );
});

test('numbers of another cluster are not believed: a copied future changes nothing, another cluster is read anew', async () => {
  const { db, pool } = shop.context;
  const before = await now();
  await db.execute(sql`update product_changes set changed_in = '9000000000000' where product_id in (0, 7)`);
  expect(await now()).toBe(before);
  const moment = await readMoment(db);
  expect(await readChanges(db, moment)).toMatchObject({ ids: [] });
  expect(await readChanges(db, { ...moment, cluster: 'another' })).toMatchObject({ ids: null });
  await pool.query('update products set price = 702 where id = 7');
  expect(pricesOf(await now(), 7)).toEqual(['702.00']);
  const client = await pool.connect();
  expect((await listTables(client)).map(({ name }) => name)).not.toContain('product_changes');
  client.release();
});

test('changes that come without end are read together, and the last of them is shown within a second', async () => {
  const { pool, db } = shop.context;
  await now();
  let versions = 0;
  const stop = catalogueOf(shop.context).onChange(() => versions++);
  for (let n = 0; n < 300; n++) {
    await pool.query(
      "with p as (update products set price = $1 where id = 11 returning 1) select pg_notify('catalogue', '11')",
      [n],
    );
  }
  await expect
    .poll(async () => pricesOf(await catalogueOf(shop.context).current(), 11), { timeout: 60_000, interval: 20 })
    .toEqual(['299.00']);
  stop();
  expect(versions).toBeLessThan(150);
  expect(await db.$count(sql`product_changes where product_id = 11`)).toBe(1);
});

test('the list answers a thousand products at most, with the number of all and the way to the next', async () => {
  const seen: number[] = [];
  const ways: (string | null)[] = [];
  const { byId } = await now();
  for (let path: string | undefined = '/api/products'; path; ) {
    const response: Response = await shop.fetch(path);
    const list = (await response.json()) as { id: number }[];
    expect(list.length).toBeLessThanOrEqual(1_000);
    expect(response.headers.get('x-total-count')).toBe(String(byId.size));
    seen.push(...list.map(({ id }) => id));
    ways.push(response.headers.get('link'));
    path = /<(.*)>; rel="next"/.exec(ways.at(-1) ?? '')?.[1];
  }
  expect(ways).toEqual([`</api/products?cursor=${seen[999]}>; rel="next"`, null]);
  expect(seen).toEqual((await now()).entries.map(({ product }) => product.id));
});

test('the store’s list says the same of the store, and a page of it what its filter says', async () => {
  const staff = await signedIn(shop, 'employer', ['view_products']);
  const first = await staff.fetch('/api/products?scope=store');
  const rest = await staff.fetch(`/api${first.headers.get('link')?.split('>')[0]?.slice(5)}`);
  const all = [...((await first.json()) as StoreProduct[]), ...((await rest.json()) as StoreProduct[])];
  expect([first, rest].map(({ headers }) => headers.get('x-total-count'))).toEqual(Array(2).fill(`${all.length}`));
  expect(all.length).toBe(await shop.context.db.$count(products));
  const filters = [
    '',
    'q=PANEL+12',
    'q=bright+p-1',
    'category=Kiosks',
    'stock=in',
    'stock=low',
    'stock=out',
    'stock=archived',
  ];
  for (const filter of [...filters, 'q=%25', 'q=nothing+like+it', "q='--", 'category=None&stock=in&q=1']) {
    const expected = matchingProducts(all, readStoreFilter(new URLSearchParams(filter)));
    const page = await staff.get<StorePage>(`/api/products/store?${filter}&limit=7&page=2`);
    const { found, pageCount } = page;
    expect([filter, found, pageCount]).toEqual([filter, expected.length, Math.max(1, Math.ceil(expected.length / 7))]);
    const from = 7 * (page.page - 1);
    expect([filter, page.items]).toEqual([filter, expected.slice(from, from + 7)]);
    expect(page.page).toBe(Math.min(2, pageCount));
  }
});

test('the figures of the store are those of all its products', async () => {
  const staff = await signedIn(shop, 'admin');
  const { figures, categories } = await staff.get<StorePage>('/api/products/store?q=none&page=99');
  const entries = (await now()).entries.map(({ product }) => product);
  const value = (await now()).entries.reduce(
    (sum, { pricePence, product }) => sum + pricePence * product.stockQuantity,
    0,
  );
  expect(figures).toEqual({
    products: entries.length,
    inStock: entries.filter(({ inStock }) => inStock).length,
    inventoryValue: toDecimal(value),
    categories: new Set(entries.map(({ category }) => category)).size,
  });
  expect(categories).toEqual(['Kiosks', 'Video Walls']);
});

test.each(['page=0', 'page=x', 'page=-1', 'limit=0', 'limit=201', 'stock=gone', `q=${'x'.repeat(201)}`])(
  'a page of the store asked for with %s is refused by its field',
  async (query) => {
    const staff = await signedIn(shop, 'admin');
    const response = await staff.fetch(`/api/products/store?${query}`);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([query.split('=')[0]]);
  },
);
