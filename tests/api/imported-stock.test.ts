import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { createProduct, takeStock } from '#features/catalogue/server/door.ts';
import { readStock, type StockCells } from '#features/catalogue/server/import/read-stock.ts';
import { products } from '#features/catalogue/tables.ts';
import { stockMovements } from '#features/stock/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { stockOf } from '../support/shop-floor.ts';

let shop: TestShop;
let staff: Visitor & { id: number };
let board: number;

beforeAll(async () => {
  shop = await openTestShop();
  staff = await signedIn(shop, 'employer', ['manage_products']);
});
beforeEach(async () => {
  await shop.context.pool.query('truncate products restart identity cascade');
  const made = { name: 'Board', sku: 'MB-43', price: 29_900, category: 'Kiosks', stockQuantity: 4 };
  board = (await createProduct(shop.context.db, made)).id;
});
afterAll(() => shop?.close());

async function send(file: string, query = '') {
  const init = { method: 'POST', body: file, headers: { 'content-type': 'text/csv' } };
  const response = await staff.fetch(`/api/products/import${query}`, init);
  return { status: response.status, body: (await response.json()) as ImportReport & Problem };
}
const check = async (file: string) => (await send(file, '?dryRun=true')).body;
const errorsOf = async (file: string) =>
  (await check(file)).errors.map(({ line, field, message }) => [line, field, message]);
const sell = (quantity: number) =>
  shop.context.db.transaction((tx) =>
    takeStock(tx, [{ productId: board, quantity }], { reason: 'order', at: new Date() }),
  );
const download = async () => (await staff.fetch('/api/products/export')).text();

describe('what is wrong is an error of its row', () => {
  test('a count from a moment that has not come yet, which no sale could make stale', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const error = [2, 'stockAsOf', expect.stringMatching(/has not come yet/)];
    for (const column of ['stockCount', 'stockQuantity']) {
      expect(await errorsOf(`sku,price,${column},stockAsOf\nMB-43,299.00,9,${tomorrow}\n`)).toEqual([error]);
    }
    const unchanged = `sku,price,stockQuantity,stockAsOf\nMB-43,299.00,4,${new Date().toISOString()}\n`;
    expect(await errorsOf(unchanged)).toEqual([]);
  });

  test.each([
    [
      'stockCount,stockChange',
      '5,+3',
      'stockChange',
      'This row both counts the stock and changes it. Give one of the two and leave the other cell empty',
    ],
    [
      'stockQuantity,stock_change',
      '5,-1',
      'stockChange',
      'This row both counts the stock and changes it. Give one of the two and leave the other cell empty',
    ],
    ['stockCount', '1000000000', 'stockCount', 'Stock quantity can be at most 999,999'],
    ['stock_quantity', '1000000000', 'stockQuantity', 'Stock quantity can be at most 999,999'],
    ['stockChange', '999999', 'stockChange', 'The stock would be above 999,999: there are 4'],
    ['stockChange', '1000000000', 'stockChange', 'A change is a whole number with its sign, such as +3 or -2'],
    ['stockChange', 'some', 'stockChange', 'A change is a whole number with its sign, such as +3 or -2'],
    ['stockChange', '-5', 'stockChange', 'The stock would be below 0: there are 4'],
    ['stockCount', '-1', 'stockCount', 'Stock quantity must be a whole number, 0 or more'],
    ['stockCount,stockAsOf', '5,yesterday', 'stockAsOf', 'This must be a moment, such as 2026-03-04T05:06:07Z'],
    ['stockCount,evenIfStale', '5,perhaps', 'evenIfStale', 'Even if stale must be yes or no'],
  ])('%s: %s', async (columns, cells, field, message) => {
    const file = `sku,price,${columns}\nMB-43,299.00,${cells}\n`;
    expect(await errorsOf(file)).toEqual([[2, field, message]]);
    expect((await send(file)).status).toBe(400);
    expect(await stockOf(shop, board)).toBe(4);
  });

  test('a new product is not stocked with a slip of the finger', async () => {
    expect(await errorsOf('name,price,category,stock\nStand,1,Kiosks,1000000000\n')).toEqual([
      [2, 'stockQuantity', 'Stock quantity can be at most 999,999'],
    ]);
  });
});

test('a dry run shows old and new of every product whose stock changes, and the import does just that', async () => {
  await createProduct(shop.context.db, {
    name: 'Stand',
    sku: 'ST-1',
    price: 100,
    category: 'Kiosks',
    stockQuantity: 9,
  });
  const file = 'sku;stock count;stock change\nMB-43;;+3\nST-1;2;\n';
  const expected = [
    { line: 2, id: board, name: 'Board', before: 4, after: 7 },
    { line: 3, id: board + 1, name: 'Stand', before: 9, after: 2 },
  ];
  expect(await check(file)).toMatchObject({ changed: 2, stock: expected, stockChanged: 2, stockLeftAlone: 0 });
  expect(await stockOf(shop, board)).toBe(4);
  await send(file, '?name=monday.csv');
  expect([await stockOf(shop, board), await stockOf(shop, board + 1)]).toEqual([7, 2]);
  const movements = await shop.context.db.select().from(stockMovements).where(eq(stockMovements.reason, 'import'));
  const by = { actorId: staff.id, note: 'monday.csv' };
  expect(movements).toMatchObject([
    { ...by, change: 3 },
    { ...by, change: -7 },
  ]);
});

test('a change is made to what is there, whatever was sold since the dry run', async () => {
  const file = 'sku,stockChange\nMB-43,3\n';
  expect((await check(file)).stock).toMatchObject([{ before: 4, after: 7 }]);
  await sell(1);
  expect((await send(file)).body.stock).toMatchObject([{ before: 3, after: 6 }]);
});

describe('an export that is older than the last change of a stock', () => {
  test('is refused for that row, unless the row says otherwise or leaves the stock alone', async () => {
    const file = (await download()).replace(',4,', ',6,');
    await sell(1);
    const refused = await send(file);
    expect(refused.status).toBe(400);
    const [error] = (refused.body as unknown as { report: ImportReport }).report.errors;
    expect(error).toMatchObject({ line: 2, field: 'stockQuantity', value: '6' });
    expect(error?.message).toMatch(/^The stock has changed since this was exported \(.*\): there are now 3\./);
    expect(await stockOf(shop, board)).toBe(3);

    const told = file.replace(/\r\n/, ',even_if_stale\r\n').replace(/\r\n$/, ',yes\r\n');
    expect((await send(told)).body).toMatchObject({ changed: 1, stock: [{ before: 3, after: 6 }] });
    await sell(2);
    const without = file.replace(',6,', ',,').replace('299.00', '199.00');
    expect((await send(without)).body).toMatchObject({ changed: 1, stockChanged: 0 });
    expect(await stockOf(shop, board)).toBe(4);
  });

  test('is one as soon as pieces were delivered or counted, and not because of a file before it', async () => {
    const file = (await download()).replace(',4,', ',6,');
    await send(file);
    expect((await send(file.replace(',6,', ',5,'))).body).toMatchObject({ stock: [{ before: 6, after: 5 }] });
    await staff.post('/api/stock', { productId: board, task: 'delivery', quantity: 2 });
    expect((await send(file)).body).toMatchObject({ status: 400 });
  });

  test('without a moment works for everything but the stock, and says so', async () => {
    await sell(1);
    const file = 'sku,price,stockQuantity\nMB-43,310.00,4\n';
    expect(await check(file)).toMatchObject({ changed: 1, errorCount: 0, stock: [], stockLeftAlone: 1 });
    await send(file);
    const [row] = await shop.context.db.select().from(products);
    expect(row).toMatchObject({ price: 31_000, stockQuantity: 3 });
  });
});

const cell = (values: fc.Arbitrary<string>) => fc.option(values);
const cells: fc.Arbitrary<StockCells> = fc.record({
  stockQuantity: cell(fc.oneof(fc.nat(1_100_000).map(String), fc.string())),
  stockCount: cell(fc.oneof(fc.nat(1_100_000).map(String), fc.string())),
  stockChange: cell(fc.oneof(fc.integer({ min: -1_100_000, max: 1_100_000 }).map(String), fc.string())),
  stockAsOf: cell(fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-03-01 12:00', '', '2026-99-99T00:00:00Z')),
  evenIfStale: cell(fc.constantFrom('yes', 'no', '', 'x')),
});

test('whatever the cells say: a stock within bounds, or one error, and a stale count only when told', () => {
  const moved = fc.option(fc.constantFrom('2025-06-01', '2026-02-01'));
  fc.assert(
    fc.property(cells, fc.nat(999_999), moved, (given, stockQuantity, movedOn) => {
      const stockMovedAt = movedOn ? new Date(movedOn) : null;
      const reading = readStock(given, { stockQuantity, stockMovedAt });
      if ('error' in reading) return reading.error !== '';
      if (reading.stock === null) return true;
      expect(reading.stock).toBeGreaterThanOrEqual(0);
      expect(reading.stock).toBeLessThanOrEqual(999_999);
      const isStale =
        given.stockAsOf !== null && movedOn !== null && given.stockAsOf !== '' && given.stockAsOf < movedOn;
      return given.stockChange ? true : !isStale || given.evenIfStale === 'yes';
    }),
    { numRuns: 2_000 },
  );
});
