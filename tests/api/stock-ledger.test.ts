import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProduct, explainStock, returnStock, takeStock } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { stockMovements } from '#features/stock/tables.ts';
import { announcements } from '#platform/tables.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, fillCart, openShopFloor, order, type ShopFloor, stockOf } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_products', 'manage_orders']);
});
beforeEach(async () => {
  await shop.context.db.delete(announcements);
});
afterAll(() => shop?.close());

const movementsOf = (productId: number) =>
  shop.context.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(asc(stockMovements.id));
const lastOf = async (productId: number) => (await movementsOf(productId)).at(-1);
const add = (stockQuantity: number, values: Partial<typeof products.$inferInsert> = {}) =>
  createProduct(shop.context.db, { name: 'Totem', price: 100, category: 'Kiosks', stockQuantity, ...values });
const returned = async () =>
  (await shop.context.db.select().from(announcements)).filter(({ name }) => name === 'stock.returned');

async function expectSums(): Promise<void> {
  const { rows } = await shop.context.pool.query(`
    select p.id, p.stock_quantity as stock, m.total, m.last
    from products p left join lateral (
      select coalesce(sum(change), 0)::int as total, (array_agg(stock_after order by id desc))[1] as last
      from stock_movements where product_id = p.id) m on true
    where p.stock_quantity <> m.total or p.stock_quantity <> coalesce(m.last, 0)`);
  expect(rows).toEqual([]);
}

describe('no path around the ledger', () => {
  test('a change without an explanation is recorded all the same, as unexplained', async () => {
    const { id } = await add(4);
    await shop.context.pool.query('update products set stock_quantity = 9, price = price + 1 where id = $1', [id]);
    expect(await movementsOf(id)).toMatchObject([
      { reason: 'opening', change: 4, stockAfter: 4 },
      { reason: 'unexplained', change: 5, stockAfter: 9, actorId: null },
    ]);
  });

  test.each([
    [
      'added',
      'insert into stock_movements (product_id, change, stock_after, reason, at) select id, 1, 1, $1, now() from products',
      ['count'],
    ],
    ['changed', 'update stock_movements set change = $1', [1]],
    ['deleted', 'delete from stock_movements where change > $1', [0]],
  ])('a movement cannot be %s by hand', async (_, statement, values: (string | number)[]) => {
    await expect(shop.context.pool.query(statement, values)).rejects.toThrow('written by the database alone');
  });

  test('an explanation holds for one change and not for the next', async () => {
    const { id } = await add(1);
    await shop.context.db.transaction(async (tx) => {
      await explainStock(tx, { reason: 'delivery', at: new Date('2026-01-02T09:00:00Z'), note: 'DN 7' });
      await tx.update(products).set({ stockQuantity: 3 }).where(eq(products.id, id));
      await tx.update(products).set({ stockQuantity: 2 }).where(eq(products.id, id));
    });
    expect((await movementsOf(id)).slice(1)).toMatchObject([
      { reason: 'delivery', note: 'DN 7', at: new Date('2026-01-02T09:00:00Z') },
      { reason: 'unexplained', note: null },
    ]);
  });

  test('a change that is rolled back leaves no movement, and a deleted product takes its own along', async () => {
    const { id } = await add(5);
    const undone = shop.context.db.transaction(async (tx) => {
      await takeStock(tx, [{ productId: id, quantity: 2 }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await movementsOf(id)).toHaveLength(1);
    expect((await staff.delete(`/api/products/${id}`)).status).toBe(204);
    expect(await movementsOf(id)).toEqual([]);
  });
});

test('an order, its cancellation and its re-opening say which order and who', async () => {
  const { order: placed } = await bought(shop.visitor(), floor, 3);
  const about = { orderId: placed.id, orderNumber: placed.orderNumber };
  expect(await lastOf(floor.board)).toMatchObject({ ...about, reason: 'order', change: -3, actorId: null });
  const status = (to: string) => staff.put(`/api/orders/${placed.id}/status`, { status: to });
  await status('cancelled');
  expect(await lastOf(floor.board)).toMatchObject({ ...about, reason: 'cancellation', change: 3, actorId: staff.id });
  await status('processing');
  expect(await lastOf(floor.board)).toMatchObject({ ...about, reason: 'order', change: -3, note: 'Re-opened' });
});

test('the product form, a bulk change and a file say who and why', async () => {
  const { id } = await add(5, { sku: 'T-1' });
  const totem = { name: 'Totem', price: '1.00', category: 'Kiosks' };
  await staff.put(`/api/products/${id}`, { ...totem, stockQuantity: 7, stockSeen: 5 });
  await staff.post('/api/products/bulk', { ids: [id], change: { stock: { add: -2 } } });
  await staff.post('/api/products/bulk', { ids: [id], change: { stock: { set: 9 } } });
  await staff.put(`/api/products/${id}`, { ...totem, price: '2.00' });
  const by = { actorId: staff.id };
  expect((await movementsOf(id)).slice(1)).toMatchObject([
    { ...by, reason: 'count', change: 2, stockAfter: 7 },
    { ...by, reason: 'correction', change: -2, note: 'Bulk change' },
    { ...by, reason: 'count', change: 4, stockAfter: 9 },
  ]);
});

describe('what can be bought again is announced', () => {
  test('once, when the first piece is back, and not when there is more of it', async () => {
    const { id } = await add(0);
    const stock = (n: number) => shop.context.db.update(products).set({ stockQuantity: n }).where(eq(products.id, id));
    await stock(2);
    await stock(5);
    expect((await returned()).map(({ payload }) => payload)).toEqual([{ productId: id }]);
  });

  test('also when it is switched on again, and never while it is switched off or archived', async () => {
    const off = await add(0, { inStock: false });
    const archived = await add(0, { archivedAt: new Date() });
    await shop.context.db.update(products).set({ stockQuantity: 3 }).where(eq(products.stockQuantity, 0));
    expect(await returned()).toEqual([]);
    await shop.context.db
      .update(products)
      .set({ inStock: true, archivedAt: null })
      .where(sql`id in (${off.id}, ${archived.id})`);
    expect((await returned()).map(({ payload }) => payload)).toEqual([
      { productId: off.id },
      { productId: archived.id },
    ]);
  });
});

test('eight buyers at once for five pieces: five movements, and the sum is the stock', async () => {
  const { id } = await add(5);
  const tries = Array.from({ length: 8 }, async () => {
    const visitor = shop.visitor();
    await fillCart(visitor, [id, 1]);
    return (await order(visitor, floor, {}, randomUUID())).status;
  });
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect((await movementsOf(id)).map(({ stockAfter }) => stockAfter)).toEqual([5, 4, 3, 2, 1, 0]);
  await expectSums();
});

type Step = { kind: 'take' | 'return' | 'add' | 'set' | 'silent'; product: 0 | 1; quantity: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('take', 'return', 'add', 'set', 'silent'),
  product: fc.constantFrom(0, 1),
  quantity: fc.integer({ min: 0, max: 6 }),
});

test('for any changes, several at once, the stock of each product is the sum of its movements', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), async (rounds) => {
      const made = [await add(3), await add(0)];
      for (const round of rounds) await Promise.all(round.map((one) => make(one, made[one.product]?.id ?? 0)));
      await expectSums();
      for (const { id } of made) {
        const rows = await movementsOf(id);
        expect(await stockOf(shop, id)).toBe(rows.reduce((sum, { change }) => sum + change, 0));
        rows.reduce((stock, { change, stockAfter }) => {
          expect(stockAfter).toBe(stock + change);
          return stockAfter;
        }, 0);
      }
    }),
    { numRuns: 12 },
  );
});

/** One change of stock, by any of the ways there are; what cannot be done is refused and changes nothing. */
async function make({ kind, quantity }: Step, productId: number): Promise<unknown> {
  const { db, pool } = shop.context;
  const lines = [{ productId, quantity }];
  const why = { reason: 'correction', at: new Date() } as const;
  if (kind === 'take') return db.transaction((tx) => takeStock(tx, lines, why)).catch(() => null);
  if (kind === 'return') return db.transaction((tx) => returnStock(tx, lines, why));
  if (kind === 'silent')
    return pool.query('update products set stock_quantity = $1 where id = $2', [quantity, productId]);
  const stock = kind === 'add' ? { add: quantity - 3 } : { set: quantity };
  return staff.post('/api/products/bulk', { ids: [productId], change: { stock } });
}
