import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { BulkReport } from '#features/catalogue/bulk-contract.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../../tests/support/shop.ts';

let shop: TestShop;
let staff: Visitor & { id: number };
let ids: number[];

beforeAll(async () => {
  shop = await openTestShop();
  staff = await signedIn(shop, 'employer', ['manage_products']);
});
beforeEach(async () => {
  await shop.context.pool.query('truncate products, audit_log restart identity cascade');
  const add = (name: string, price: number, values = {}) =>
    createProduct(shop.context.db, { name, price, category: 'Kiosks', stockQuantity: 10, ...values });
  const rows = [
    await add('Board', 29_900, { sku: 'MB-43' }),
    await add('Bracket', 1_805, { category: 'Accessories' }),
    await add("O'Brien's 王", 5, { stockQuantity: 2 }),
    await add('Old board', 100, { archivedAt: new Date() }),
  ];
  ids = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

type Answer = BulkReport & Problem & { refused: BulkReport['refused'] };
const change = async (body: object, query = '') => staff.post<Answer>(`/api/products/bulk${query}`, body);
const preview = async (body: object) => (await change(body, '?dryRun=true')).body;
const stored = () => shop.context.db.select().from(products).orderBy(asc(products.id));
const audited = () => shop.context.db.select().from(auditLog).orderBy(asc(auditLog.id));

test.each([
  ['ids', { change: { category: 'A' } }],
  ['ids', { ids: [1], filter: {}, change: { category: 'A' } }],
  ['ids', { ids: [], change: { category: 'A' } }],
  ['ids.0', { ids: ['1'], change: { category: 'A' } }],
  ['filter.stock', { filter: { stock: 'some' }, change: { category: 'A' } }],
  ['change', { ids: [1] }],
  ['change', { ids: [1], change: {} }],
  ['change.category', { ids: [1], change: { category: ' ' } }],
  ['change.price', { ids: [1], change: { price: {} } }],
  ['change.price', { ids: [1], change: { price: { set: '1.00', add: '1.00' } } }],
  ['change.price.set', { ids: [1], change: { price: { set: '-1.00' } } }],
  ['change.price.set', { ids: [1], change: { price: { set: 'free' } } }],
  ['change.price.add', { ids: [1], change: { price: { add: '1.001' } } }],
  ['change.price.percent', { ids: [1], change: { price: { percent: '-100.01' } } }],
  ['change.price.percent', { ids: [1], change: { price: { percent: 'ten' } } }],
  ['change.stock', { ids: [1], change: { stock: { set: 1, add: 1 } } }],
  ['change.stock.add', { ids: [1], change: { stock: { add: 1.5 } } }],
  ['change.stock.set', { ids: [1], change: { stock: { set: -1 } } }],
])('what is wrong is said beside %s', async (field, body) => {
  const { status, body: problem } = await change(body);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
});

test('the preview shows before and after, counts, and changes nothing', async () => {
  const report = await preview({ filter: {}, change: { price: { percent: '10' }, stock: { add: 5 } } });
  expect(report).toMatchObject({ dryRun: true, matched: 3, changed: 3, refusedCount: 0 });
  expect(report.rows[0]).toEqual({
    id: ids[0],
    name: 'Board',
    sku: 'MB-43',
    before: { price: '299.00', stockQuantity: 10, category: 'Kiosks' },
    after: { price: '328.90', stockQuantity: 15, category: 'Kiosks' },
  });
  // 1,985.5 pence and 5.5 pence: half a penny goes up.
  expect(report.rows.map(({ after }) => after.price)).toEqual(['328.90', '19.86', '0.06']);
  expect((await stored()).map(({ price }) => price)).toEqual([29_900, 1_805, 5, 100]);
  expect(await audited()).toEqual([]);
});

test('a change reaches all that match, the shop at once, and the audit log a row a product', async () => {
  const body = { filter: { q: 'b', category: 'Kiosks' }, change: { price: { add: '-0.05' } }, expected: 2 };
  const { status, body: report } = await change(body);
  expect([status, report.dryRun, report.changed]).toEqual([200, false, 2]);
  expect((await stored()).map(({ price, version }) => [price, version])).toEqual([
    [29_895, 2],
    [1_805, 1],
    [0, 2],
    [100, 1],
  ]);
  const record = { action: 'product.bulk_changed', actorId: staff.id, recordType: 'product' };
  expect(await audited()).toMatchObject([
    { ...record, recordId: ids[0], before: { price: '299.00' }, after: { price: '298.95' } },
    { ...record, recordId: ids[2], before: { price: '0.05' }, after: { price: '0.00' } },
  ]);
  expect((await shop.get<Product[]>('/api/products')).map(({ price }) => price)).toEqual(['298.95', '18.05', '0.00']);
});

test.each(['set', 'add'])('a stock beyond 999,999 pieces is refused beside the field: %s', async (way) => {
  for (const pieces of [1_000_000, 1_000_000_000]) {
    const { status, body } = await change({ ids, change: { stock: { [way]: pieces } } });
    expect([status, body.errors]).toEqual([400, { [`change.stock.${way}`]: [expect.stringContaining('999,999')] }]);
  }
});

test('pieces that bring a product beyond 999,999 are refused, and it is named', async () => {
  const body = { ids, change: { stock: { add: 999_995 } } };
  expect((await preview(body)).refused[0]).toMatchObject({
    name: 'Board',
    message: 'The stock would be above 999,999: there are 10',
  });
  expect((await change(body)).status).toBe(409);
  expect(await audited()).toEqual([]);
});

test('one product that cannot take the change stops it for all, and is named', async () => {
  const body = { ids, change: { price: { add: '-1.00' }, category: 'Walls' } };
  const report = await preview(body);
  expect(report.refused).toEqual([{ id: ids[2], name: "O'Brien's 王", message: 'The price would be below 0.00' }]);
  const { status, body: problem } = await change(body);
  expect([status, problem.detail]).toEqual([409, "O'Brien's 王 cannot be changed like this. Nothing was changed."]);
  expect(problem.refused).toEqual(report.refused);
  expect((await stored()).every(({ category, version }) => category !== 'Walls' && version === 1)).toBe(true);
  expect(await audited()).toEqual([]);
});

test('products that are gone are named by their number', async () => {
  const { status, body } = await change({ ids: [ids[0], 9_999, 9_999], change: { stock: { set: 1 } } });
  expect([status, body.detail]).toEqual([409, 'Product 9999 cannot be changed like this. Nothing was changed.']);
});

test('when other products match than the preview showed, nothing is changed', async () => {
  const body = { filter: { category: 'Kiosks' }, change: { category: 'Totems' }, expected: 1 };
  const { status, body: problem } = await change(body);
  expect([status, problem.detail]).toEqual([
    409,
    'Other products match by now: there are 2. Please look at the preview again.',
  ]);
  expect((await change({ filter: { q: 'nothing' }, change: { category: 'A' } })).status).toBe(409);
});

test('what would stay as it is is not counted and not recorded', async () => {
  const { body } = await change({ ids, change: { stock: { set: 10 } } });
  expect(body).toMatchObject({ matched: 4, changed: 1 });
  expect((await audited()).map(({ recordId }) => recordId)).toEqual([ids[2]]);
});

test('orders and bulk changes at once wait for each other, and no piece is lost', async () => {
  const raise = () => change({ ids: [...ids].reverse(), change: { stock: { add: 1 } } });
  const answers = await Promise.all(Array.from({ length: 10 }, raise));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await stored()).map(({ stockQuantity }) => stockQuantity)).toEqual([20, 20, 12, 20]);
});
