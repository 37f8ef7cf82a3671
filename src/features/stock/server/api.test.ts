import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { StockMovement } from '#features/stock/contract.ts';
import type { Problem } from '#values/problem.ts';
import { hear, waitForHearing } from '../../../../tests/support/live.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { bought, openShopFloor, type ShopFloor, stockOf } from '../../../../tests/support/shop-floor.ts';

type Person = Visitor & { id: number };
type Listed = {
  items: StockMovement[];
  nextCursor: string | null;
  product: { name: string; stockQuantity: number } | null;
};

let shop: TestShop;
let floor: ShopFloor;
let manager: Person;
let viewer: Person;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  manager = await signedIn(shop, 'employer', ['manage_products']);
  viewer = await signedIn(shop, 'employer', ['view_products']);
});
afterAll(() => shop?.close());

const add = async (stockQuantity: number, values: Partial<typeof products.$inferInsert> = {}) =>
  (await createProduct(shop.context.db, { name: 'Totem', price: 100, category: 'Kiosks', stockQuantity, ...values }))
    .id;
const send = (productId: number, task: string, quantity: unknown, more: object = {}) =>
  manager.post<Problem & { stockBefore: number; stockAfter: number }>('/api/stock', {
    productId,
    task,
    quantity,
    ...more,
  });
const list = (query: string) => viewer.get<Listed>(`/api/stock?${query}`);

test.each([
  ['delivery', 0, 'A delivery brings at least one piece'],
  ['delivery', -3, 'A delivery brings at least one piece'],
  ['delivery', 1.5, 'Enter a whole number of pieces'],
  ['delivery', null, 'Enter a whole number of pieces'],
  ['delivery', 1_000_000_000, 'At most 999,999 pieces at once'],
  ['delivery', 999_999, 'The stock would be above 999,999: there are 5'],
  ['count', -1, 'A count is 0 or more'],
  ['correction', 0, 'A correction changes the stock: enter +2 or -2'],
  ['correction', -6, 'The stock would be below 0: there are 5'],
])('a %s of %j is refused beside the field', async (task, quantity, message) => {
  const id = await add(5);
  const { status, body } = await send(id, task, quantity, { note: 'Why not' });
  expect([status, body.errors?.quantity]).toEqual([400, [message]]);
  expect(await stockOf(shop, id)).toBe(5);
});

test('a correction says why, and a product that is gone is no product', async () => {
  const id = await add(5);
  expect((await send(id, 'correction', -1)).body.errors).toEqual({ note: ['Say why the stock is corrected'] });
  expect((await send(2_147_483_647, 'delivery', 1)).status).toBe(404);
});

test('a count of what has changed meanwhile is refused, and one of what is there is none', async () => {
  const id = await add(5);
  const stale = await send(id, 'count', 9, { stockSeen: 7 });
  const sentence = 'Stock changed from 7 to 5 while you were counting. Look again, then enter your count.';
  expect([stale.status, stale.body.errors?.quantity]).toEqual([409, [sentence]]);
  expect((await send(id, 'count', 5, { stockSeen: 5 })).body).toEqual({ stockBefore: 5, stockAfter: 5 });
  expect((await list(`productId=${id}`)).items).toHaveLength(1);
});

test('a delivery, a count and a correction are rows with who, why and what they left, in both books', async () => {
  const id = await add(5, { name: 'Window board', sku: 'WB-1' });
  expect((await send(id, 'delivery', 10, { note: 'DN 4711' })).body).toEqual({ stockBefore: 5, stockAfter: 15 });
  await send(id, 'count', 14, { stockSeen: 15 });
  await send(id, 'correction', -1, { note: 'Broken in the lift' });
  const { items, product } = await list(`productId=${id}`);
  expect(product).toMatchObject({ name: 'Window board', stockQuantity: 13 });
  const by = { actor: { id: manager.id }, product: { id, name: 'Window board', sku: 'WB-1' } };
  expect(items).toMatchObject([
    { ...by, reason: 'correction', change: -1, stockAfter: 13, note: 'Broken in the lift' },
    { ...by, reason: 'count', change: -1, stockAfter: 14, note: null },
    { ...by, reason: 'delivery', change: 10, stockAfter: 15, note: 'DN 4711' },
    { reason: 'opening', change: 5, stockAfter: 5, actor: null },
  ]);
  const audited = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, id));
  expect(audited.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['product.stock_received', manager.id],
    ['product.stock_counted', manager.id],
    ['product.stock_corrected', manager.id],
  ]);
});

test('the list is filtered by words, reason, person and day, and read page by page to its end', async () => {
  const id = await add(2, { name: '50 % board', sku: 'FILTER_1' });
  await send(id, 'delivery', 1);
  await send(id, 'delivery', 2);
  const reasons = async (query: string) => (await list(query)).items.map(({ reason }) => reason);
  expect(await reasons('q=filter_1')).toEqual(['delivery', 'delivery', 'opening']);
  expect(await reasons('q=board%20%25%20filter&reason=opening')).toEqual(['opening']);
  expect(await reasons(`q=FILTER_1&actorId=${viewer.id}`)).toEqual([]);
  expect(await reasons('q=FILTER_1&to=2020-01-01')).toEqual([]);
  expect((await viewer.fetch('/api/stock?from=2026-02-01&to=2026-01-01')).status).toBe(400);
  expect((await viewer.fetch('/api/stock?reason=theft')).status).toBe(400);

  for (const filter of ['q=FILTER_1', `productId=${id}`]) {
    const seen: number[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 9; pages++) {
      const page: Listed = await list(`${filter}&limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map((item) => item.stockAfter));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual([5, 3, 2]);
  }
  const { actors } = await viewer.get<{ actors: { id: number }[] }>('/api/stock/choices');
  expect(actors.map((actor) => actor.id)).toEqual([manager.id]);
});

test('the spreadsheet says the same, with formulas as text', async () => {
  const id = await add(2, { name: '=cmd()' });
  const { order } = await bought(shop.visitor(), floor, 1);
  const ofProduct = await (await viewer.fetch(`/api/stock/export?productId=${id}`)).text();
  expect(ofProduct.split('\r\n')[1]).toMatch(new RegExp(`,${id},,'=cmd\\(\\),2,2,Opening stock,,,,$`));
  const all = await (await viewer.fetch('/api/stock/export?reason=order')).text();
  expect(all).toContain(`43-inch menu board,-1,999,Order,,${order.orderNumber},,`);
});

test('staff who may see products are told at once, others are not, and many changes are told of once', async () => {
  const stranger = await signedIn(shop, 'employer', ['view_orders']);
  await waitForHearing(viewer);
  const [told, other] = [await hear(viewer), await hear(stranger)];
  await shop.context.db.update(products).set({ stockQuantity: 77 });
  await expect.poll(() => told.events, { timeout: 60_000 }).toEqual([{ about: 'stock' }]);
  expect(other.events).toEqual([]);
  await Promise.all([told.hangUp(), other.hangUp()]);
});
