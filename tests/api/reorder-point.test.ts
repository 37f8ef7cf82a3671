import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BulkReport } from '#features/catalogue/bulk-contract.ts';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { StockReport } from '#features/reports/contract.ts';
import type { StaffSettings } from '#features/settings/contract.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';

let shop: TestShop;
let owner: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signedIn(shop, 'admin');
});
beforeEach(async () => {
  await shop.context.pool.query('truncate products restart identity cascade');
});
afterAll(() => shop?.close());

const add = async (name: string, stockQuantity: number, values: Partial<typeof products.$inferInsert> = {}) =>
  (await createProduct(shop.context.db, { name, price: 100, category: 'Kiosks', stockQuantity, ...values })).id;
const change = (id: number, fields: object) =>
  owner.put<StoreProduct & Problem>(`/api/products/${id}`, {
    name: 'Board',
    price: '1.00',
    category: 'Kiosks',
    ...fields,
  });
const pointOf = async (id: number) =>
  (await shop.context.db.select().from(products)).find((row) => row.id === id)?.reorderPoint;
const low = async () => (await owner.get<StockReport>('/api/reports/stock')).items;
const exported = async (query = '') => (await owner.fetch(`/api/products/export${query}`)).text();

test.each(['some', -1, 1.5, 1_000_000, '1000000'])(
  'a reorder point of %j is refused beside the field',
  async (reorderPoint) => {
    const id = await add('Board', 4);
    const { status, body } = await change(id, { reorderPoint });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['reorderPoint']]);
  },
);

test('it is set, left alone and cleared by the form', async () => {
  const id = await add('Board', 4);
  expect((await change(id, { reorderPoint: '12' })).body).toMatchObject({ reorderPoint: 12, lowAt: 12 });
  expect((await change(id, { description: 'Bright' })).body).toMatchObject({ reorderPoint: 12 });
  expect((await change(id, { reorderPoint: '' })).body).toMatchObject({ reorderPoint: null, lowAt: 5 });
});

test('low is at or below it, the shop’s where a product has none: in the report, the export and the bulk change', async () => {
  await add('Plenty', 20, { reorderPoint: 19 });
  const few = await add('Few', 20, { reorderPoint: 20 });
  await add('Never mind', 1, { reorderPoint: 0 });
  const some = await add('Some', 5);
  await add('Enough', 6);
  expect((await low()).map(({ productId, reorderPoint }) => [productId, reorderPoint]).toSorted()).toEqual([
    [few, 20],
    [some, 5],
  ]);
  const file = await exported('?stock=low');
  expect([file.includes('Few'), file.includes('Some'), file.split('\r\n').length]).toEqual([true, true, 4]);
  const bulk = await owner.post<BulkReport>('/api/products/bulk?dryRun=true', {
    filter: { stock: 'low' },
    change: { stock: { add: 50 } },
  });
  expect(bulk.body.rows.map(({ id }) => id)).toEqual([few, some]);
  expect(await (await owner.fetch('/api/reports/stock/export')).text()).toContain('Few,,20,0,,20');
});

test('the shop’s is a setting, whole pieces, and changing it changes what is low', async () => {
  const id = await add('Board', 8);
  const { stock } = await owner.get<StaffSettings>('/api/settings');
  expect([stock.reorderPoint, await low()]).toEqual([5, []]);
  const save = (reorderPoint: unknown) =>
    owner.put<Problem>('/api/settings', { stock: { version: stock.version, reorderPoint } });
  expect((await save(1.5)).body.errors).toEqual({ 'stock.reorderPoint': ['Enter whole pieces from 0 to 999,999'] });
  expect((await save(8)).status).toBe(200);
  expect((await low()).map(({ productId }) => productId)).toEqual([id]);
});

test('a file sets and clears it, and a bulk change sets it for many with a preview', async () => {
  const ids = [await add('Board', 4, { sku: 'A', reorderPoint: 3 }), await add('Stand', 4, { sku: 'B' })];
  const send = (rows: string) =>
    owner.fetch('/api/products/import', {
      method: 'POST',
      body: `sku,price,reorder_point\n${rows}`,
      headers: { 'content-type': 'text/csv' },
    });
  expect((await send('A,1,\nB,1,7\n')).status).toBe(200);
  expect([await pointOf(ids[0] ?? 0), await pointOf(ids[1] ?? 0)]).toEqual([null, 7]);
  expect((await send('A,1,many\n')).status).toBe(400);

  const bulk = (dryRun: string) =>
    owner.post<BulkReport>(`/api/products/bulk?dryRun=${dryRun}`, { ids, change: { reorderPoint: 7 } });
  expect((await bulk('true')).body).toMatchObject({
    changed: 1,
    rows: [{ before: { reorderPoint: null }, after: { reorderPoint: 7 } }],
  });
  expect((await bulk('false')).body.changed).toBe(1);
  expect(await pointOf(ids[0] ?? 0)).toBe(7);
});

test('a stock is not set in bulk from a preview that was before a delivery', async () => {
  const id = await add('Board', 4);
  const bulk = (dryRun: string, more = {}) =>
    owner.post<BulkReport & Problem>(`/api/products/bulk?dryRun=${dryRun}`, {
      ...{ ids: [id], change: { stock: { set: 9 } } },
      ...more,
    });
  const { at: previewedAt } = (await bulk('true')).body;
  await owner.post('/api/stock', { productId: id, task: 'delivery', quantity: 2 });
  const stale = await bulk('false', { previewedAt });
  expect([stale.status, stale.body.detail]).toEqual([
    409,
    'The stock of Board changed meanwhile: there are now 6. Please look at the preview again.',
  ]);
  expect((await bulk('false', { previewedAt: (await bulk('true')).body.at })).body.changed).toBe(1);
});
