import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop?.close());

test('a catalogue that is read in several pages is whole, in order, and without what was taken off sale', async () => {
  const { db } = shop.context;
  await db.execute(sql`insert into products (name, price, category, sku, archived_at)
    select 'Panel ' || n, n, 'Video Walls', 'P-' || n, case when n % 10 = 0 then now() end from generate_series(1, 1300) n`);
  await catalogueOf(shop.context).refresh();
  const { entries, byId, bySku } = await catalogueOf(shop.context).current();
  const prices = entries.map(({ pricePence }) => pricePence);
  expect(prices).toEqual(Array.from({ length: 1300 }, (_, i) => (i + 1) * 100).filter((pence) => pence % 1000 !== 0));
  expect([byId.size, bySku.get('P-1299')?.product.name, bySku.has('P-1300')]).toEqual([1170, 'Panel 1299', false]);
});
