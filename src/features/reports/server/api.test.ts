import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { paymentMethods, payments } from '#features/payments/tables.ts';
import type {
  PaymentsReport,
  PointsReport,
  ProductsReport,
  SalesReport,
  StockReport,
  VatReport,
} from '#features/reports/contract.ts';
import { customerRewards, rewardTransactions } from '#features/rewards/tables.ts';
import { fixedClock } from '#platform/clock.ts';
import { londonDayOf } from '#values/london-day.ts';
import { toDecimal, toPence, vatOn } from '#values/money.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { openShopFloor, type ShopFloor } from '../../../../tests/support/shop-floor.ts';
import { sumUpDays } from './sum-up-days.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
let shop: TestShop;
let floor: ShopFloor;
let owner: Visitor;
let customerId: number;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  owner = await signedIn(shop, 'employer', ['view_reports', 'view_orders']);
  customerId = (await signedIn(shop, 'public')).id;
  shop.context.clock = clock;
});
beforeEach(async () => {
  // Emptying tables takes longer than most tests here.
  const [known] = await shop.context.db.select({ id: orders.id }).from(orders).limit(1);
  if (known) await shop.context.db.execute(sql`truncate orders, documents, payments restart identity cascade`);
});
afterAll(() => shop?.close());

type OrderStatus = (typeof orders.$inferInsert)['status'];
interface Sold {
  at: string;
  exVat?: number;
  rate?: number;
  status?: OrderStatus;
  paymentStatus?: 'pending' | 'paid' | 'refunded';
}

let count = 0;
/** An order as it stands in the books, without the shop's help: a report must not depend on how it came about. */
async function sold({ at, exVat = 10_000, rate = 2000, status = 'delivered', paymentStatus = 'paid' }: Sold) {
  const vatAmount = vatOn(exVat, rate);
  const [row] = await shop.context.db
    .insert(orders)
    .values({
      orderNumber: `BF-${++count}`,
      email: 'amira@corner-cafe.example',
      customerId,
      status,
      paymentStatus,
      paymentMethodId: floor.card,
      paymentMethod: 'Card',
      subtotal: exVat,
      totalAmount: exVat,
      vatRate: toDecimal(rate),
      vatAmount,
      grandTotal: exVat + vatAmount,
      deliveryMethodName: 'Standard',
      orderDate: new Date(at),
    })
    .returning();
  if (!row) throw new Error('The order was not written.');
  return row;
}

type Paid = Partial<typeof payments.$inferInsert> & { at: string };
async function moved(orderId: number, { at, ...row }: Paid) {
  const whole = { kind: 'payment' as const, amount: 0, provider: 'test_card' as const, ...row };
  await shop.context.db.insert(payments).values({ ...whole, orderId, recordedAt: new Date(at) });
}

const sales = (from: string, to: string) => owner.get<SalesReport>(`/api/reports/sales?from=${from}&to=${to}`);
const orderNumbers = async (query: string) =>
  (await owner.get<{ items: { orderNumber: string }[] }>(`/api/orders?scope=all&${query}`)).items.map(
    (o) => o.orderNumber,
  );

describe('a day of trade', () => {
  test('a sale at half past midnight in summer belongs to the day on the wall, not to the day before', async () => {
    const late = await sold({ at: '2026-06-09T23:30:00Z' });
    expect((await sales('2026-06-10', '2026-06-10')).figures.orders).toBe(1);
    expect((await sales('2026-06-09', '2026-06-09')).figures.orders).toBe(0);
    expect(await orderNumbers('dates=sold&from=2026-06-10&to=2026-06-10')).toEqual([late.orderNumber]);
    expect(await orderNumbers('dates=sold&from=2026-06-09&to=2026-06-09')).toEqual([]);
  });

  test('the day on which the clocks go back has 25 hours, and the one on which they go forward 23', async () => {
    for (const at of [
      '2026-10-24T23:00:00Z',
      '2026-10-25T23:59:59.999Z',
      '2026-03-29T00:00:00Z',
      '2026-03-29T22:59:59.999Z',
    ]) {
      await sold({ at });
    }
    expect((await sales('2026-10-25', '2026-10-25')).figures.orders).toBe(2);
    expect((await sales('2026-03-29', '2026-03-29')).figures.orders).toBe(2);
  });
});

describe('revenue', () => {
  test('counts what was sold, with and without VAT, and the average order', async () => {
    await sold({ at: '2026-11-02T10:00:00Z', exVat: 10_000 });
    await sold({ at: '2026-11-03T10:00:00Z', exVat: 5_000, rate: 0 });
    const { figures } = await sales('2026-11-01', '2026-11-30');
    expect(figures).toMatchObject({
      orders: 2,
      sales: { exVat: '150.00', vat: '20.00', incVat: '170.00' },
      refunds: { incVat: '0.00' },
      revenue: { exVat: '150.00', vat: '20.00', incVat: '170.00' },
      average: { exVat: '75.00', incVat: '85.00' },
    });
  });

  test('leaves out what was cancelled, its refund too, and what still waits for its card payment', async () => {
    const { id, grandTotal } = await sold({
      at: '2026-11-02T10:00:00Z',
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    await moved(id, { at: '2026-11-02T10:00:00Z', amount: grandTotal });
    await moved(id, { at: '2026-11-03T10:00:00Z', kind: 'refund', amount: grandTotal });
    const waiting = await sold({ at: '2026-11-02T11:00:00Z', paymentStatus: 'pending' });
    await shop.context.db.execute(sql`update orders set awaits_payment = true where id = ${waiting.id}`);
    const { figures, unpaid } = await sales('2026-11-01', '2026-11-30');
    expect(figures).toMatchObject({
      orders: 0,
      average: null,
      revenue: { incVat: '0.00' },
      refunds: { incVat: '0.00' },
    });
    expect(unpaid).toEqual({ orders: 0, incVat: '0.00' });
  });

  test('takes a refund off on the day it was given, with the VAT that a credit note would show', async () => {
    const { id } = await sold({ at: '2026-10-20T10:00:00Z', exVat: 10_000 });
    await moved(id, { at: '2026-10-20T10:00:00Z', amount: 12_000 });
    await moved(id, { at: '2026-11-05T10:00:00Z', kind: 'refund', amount: 3_000, withheld: 600 });
    expect((await sales('2026-10-01', '2026-10-31')).figures.revenue.incVat).toBe('120.00');
    const november = (await sales('2026-11-01', '2026-11-30')).figures;
    expect(november.refunds).toEqual({ exVat: '30.00', vat: '6.00', incVat: '36.00' });
    expect(november.revenue.incVat).toBe('-36.00');
    expect(await orderNumbers('dates=refunded&from=2026-11-01&to=2026-11-30')).toHaveLength(1);
  });

  test('giving back what was paid twice is no refund, and what is paid again of a refunded order leaves its refund', async () => {
    const twice = await sold({ at: '2026-11-02T10:00:00Z', exVat: 10_000 });
    await moved(twice.id, { at: '2026-11-02T10:00:00Z', amount: 24_000 });
    await moved(twice.id, { at: '2026-11-03T10:00:00Z', kind: 'refund', amount: 12_000 });
    const again = await sold({ at: '2026-11-02T10:00:00Z', exVat: 10_000 });
    await moved(again.id, { at: '2026-11-02T10:00:00Z', amount: 12_000 });
    await moved(again.id, { at: '2026-11-04T10:00:00Z', kind: 'refund', amount: 12_000 });
    await moved(again.id, { at: '2026-11-05T10:00:00Z', amount: 12_000 });
    expect((await sales('2026-11-03', '2026-11-03')).figures.refunds.incVat).toBe('0.00');
    expect((await sales('2026-11-04', '2026-11-04')).figures.refunds).toEqual({
      exVat: '100.00',
      vat: '20.00',
      incVat: '120.00',
    });
    expect((await sales('2026-11-05', '2026-11-05')).figures).toMatchObject({
      refunds: { incVat: '0.00' },
      paidAgain: { exVat: '100.00', vat: '20.00', incVat: '120.00' },
      revenue: { incVat: '120.00' },
    });
    // On the day of the refund too.
    await shop.context.db.execute(
      sql`update payments set recorded_at = '2026-11-04T12:00:00Z' where recorded_at > '2026-11-05'`,
    );
    const fourth = (await sales('2026-11-04', '2026-11-04')).figures;
    expect([fourth.refunds.incVat, fourth.paidAgain.incVat, fourth.revenue.incVat]).toEqual([
      '120.00',
      '120.00',
      '0.00',
    ]);
    await sumUpDays(shop.context);
    expect((await sales('2026-11-04', '2026-11-04')).figures).toEqual(fourth);
    expect((await sales('2026-11-01', '2026-11-30')).figures.revenue.incVat).toBe('240.00');
  });

  test('refunds in parts add up to the order to the penny, its VAT too', async () => {
    const { id, grandTotal } = await sold({ at: '2026-11-02T10:00:00Z', exVat: 10_001 });
    await moved(id, { at: '2026-11-02T10:00:00Z', amount: grandTotal });
    for (const amount of [1, 3_333, 2_222, grandTotal - 5_556]) {
      await moved(id, { at: '2026-11-03T10:00:00Z', kind: 'refund', amount });
    }
    expect((await sales('2026-11-01', '2026-11-30')).figures).toMatchObject({
      revenue: { exVat: '0.00', vat: '0.00', incVat: '0.00' },
    });
  });

  test('says what is still to be paid, part payments taken off', async () => {
    const { id } = await sold({ at: '2026-11-02T10:00:00Z', exVat: 10_000, paymentStatus: 'pending' });
    await moved(id, { at: '2026-11-02T10:00:00Z', amount: 2_000, provider: 'bank_transfer' });
    expect((await sales('2026-11-01', '2026-11-30')).unpaid).toEqual({ orders: 1, incVat: '100.00' });
    expect(await orderNumbers('dates=sold&payment=unpaid&from=2026-11-01&to=2026-11-30')).toHaveLength(1);
  });

  test('stands beside the period before: whole months beside months, other spans beside as many days', async () => {
    await sold({ at: '2026-02-15T10:00:00Z', exVat: 10_000 });
    await sold({ at: '2026-01-31T10:00:00Z', exVat: 20_000 });
    const february = await sales('2026-02-01', '2026-02-28');
    expect(february.before).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(february.figuresBefore.revenue.exVat).toBe('200.00');
    const tenDays = await sales('2026-02-10', '2026-02-19');
    expect(tenDays.before).toEqual({ from: '2026-01-31', to: '2026-02-09' });
    expect(tenDays.figuresBefore.orders).toBe(1);
  });

  test('is charted by day, week or month, and the bars add up to the figure', async () => {
    for (const at of ['2025-12-31T23:59:59Z', '2026-01-01T00:00:00Z', '2026-05-31T22:59:59Z', '2026-12-31T23:59:59Z']) {
      await sold({ at });
    }
    for (const [from, to, size, bars] of [
      ['2026-01-01', '2026-01-31', 'day', 31],
      ['2026-01-01', '2026-04-01', 'week', 13],
      ['2026-01-01', '2026-12-31', 'month', 12],
    ] as const) {
      const { steps, stepSize, figures } = await sales(from, to);
      expect([stepSize, steps.length]).toEqual([size, bars]);
      expect(steps.reduce((sum, step) => sum + toPence(step.revenue.incVat), 0)).toBe(toPence(figures.revenue.incVat));
    }
  });
});

test('whatever the range, the report is the sum of its orders, on the days that the wall calendar gave them', async () => {
  // Thick around the nights on which the clocks change, and around midnight on both clocks.
  const edges = [
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-06-30',
    '2026-12-31',
  ];
  const hours = [
    '00:00:00.000',
    '00:30:00.000',
    '00:59:59.999',
    '01:00:00.000',
    '22:59:59.999',
    '23:00:00.000',
    '23:30:00.000',
  ];
  const sale = fc.record({
    at: fc.tuple(fc.constantFrom(...edges), fc.constantFrom(...hours)).map(([day, hour]) => `${day}T${hour}Z`),
    exVat: fc.integer({ min: 1, max: 999_999 }),
    rate: fc.constantFrom(2000, 0, 500),
    status: fc.constantFrom<OrderStatus[]>('pending', 'delivered', 'cancelled'),
    back: fc.constantFrom(0, 0, 0.3, 1),
  });
  const some = fc.sample(sale, { numRuns: 60, seed: 20_261_121 });
  const moves: { day: string; pence: number; orders: number }[] = [];
  for (const { back, ...each } of some) {
    const { id, grandTotal } = await sold(each);
    const refunded = Math.round(grandTotal * back);
    await moved(id, { at: each.at, amount: grandTotal });
    // An hour later it may be another day.
    const backAt = new Date(Date.parse(each.at) + 3_600_000);
    if (refunded) await moved(id, { at: backAt.toISOString(), kind: 'refund', amount: refunded });
    if (each.status === 'cancelled') continue;
    moves.push({ day: londonDayOf(new Date(each.at)), pence: grandTotal, orders: 1 });
    if (refunded) moves.push({ day: londonDayOf(backAt), pence: -refunded, orders: 0 });
  }
  const day = fc.constantFrom(...edges, '2026-01-01', '2027-01-01');
  await fc.assert(
    fc.asyncProperty(day, day, async (one, other) => {
      const [from = one, to = other] = [one, other].sort();
      const within = moves.filter((move) => move.day >= from && move.day <= to);
      const expected = within.reduce((sum, { pence }) => sum + pence, 0);
      const orderCount = within.reduce((sum, move) => sum + move.orders, 0);
      const { figures, steps } = await sales(from, to);
      expect(figures.orders).toBe(orderCount);
      expect(toPence(figures.revenue.incVat)).toBe(expected);
      expect(steps.reduce((sum, step) => sum + toPence(step.revenue.incVat), 0)).toBe(expected);
      expect(await orderNumbers(`dates=sold&from=${from}&to=${to}&limit=200`)).toHaveLength(orderCount);
    }),
    { numRuns: 40 },
  );
});

test('the best sellers are those that brought in most, cancelled orders left out', async () => {
  const { db } = shop.context;
  const line = (orderId: number, productId: number, quantity: number, unitPrice: number) =>
    db
      .insert(orderItems)
      .values({ orderId, productId, productName: 'x', quantity, unitPrice, totalPrice: quantity * unitPrice });
  const first = await sold({ at: '2026-11-02T10:00:00Z' });
  await line(first.id, floor.bracket, 3, 1_800);
  await line(first.id, floor.board, 1, 29_900);
  await line((await sold({ at: '2026-11-03T10:00:00Z', status: 'cancelled' })).id, floor.bracket, 999, 1_800);
  await line((await sold({ at: '2026-10-03T10:00:00Z' })).id, floor.bracket, 2, 1_800);
  const report = await owner.get<ProductsReport>('/api/reports/products?from=2026-11-01&to=2026-11-30');
  expect(report.items).toMatchObject([
    {
      productId: floor.board,
      units: 1,
      orders: 1,
      exVat: '299.00',
      permille: 847,
      before: { units: 0, exVat: '0.00' },
    },
    { productId: floor.bracket, name: 'Wall bracket', units: 3, exVat: '54.00', before: { units: 2, exVat: '36.00' } },
  ]);
  expect(report.total).toEqual({ products: 2, units: 4, exVat: '353.00' });
  expect(await orderNumbers(`dates=sold&from=2026-11-01&to=2026-11-30&productId=${floor.bracket}`)).toEqual([
    first.orderNumber,
  ]);
});

test('low stock names first what runs out first', async () => {
  const { db } = shop.context;
  await db.execute(sql`update products set stock_quantity = 4`);
  const { id } = await sold({ at: '2026-11-10T10:00:00Z' });
  await db
    .insert(orderItems)
    .values({ orderId: id, productId: floor.bracket, productName: 'x', quantity: 60, unitPrice: 1, totalPrice: 60 });
  const { items, found } = await owner.get<StockReport>('/api/reports/stock');
  expect(found).toBe(2);
  expect(items).toMatchObject([
    { productId: floor.bracket, stockQuantity: 4, sold30: 60, daysLeft: 2 },
    { productId: floor.board, sold30: 0, daysLeft: null },
  ]);
  expect((await owner.get<StockReport>('/api/reports/stock?below=3')).items).toEqual([]);
  expect((await owner.fetch('/api/reports/stock?below=-1')).status).toBe(400);
});

test('VAT follows the documents: invoices on their tax point, credit notes on the day of their issue, by rate', async () => {
  const { db } = shop.context;
  const order = await sold({ at: '2026-09-30T10:00:00Z' });
  const content = (vatRate: number) => ({ sums: { vatRate } }) as never;
  const row = { orderId: order.id, round: 1, content: content(2000) };
  const [invoice] = await db
    .insert(documents)
    .values({
      ...row,
      kind: 'invoice',
      number: 'INV-1',
      taxPoint: new Date('2026-09-30T23:30:00Z'),
      issuedAt: new Date('2026-09-30T23:31:00Z'),
      exVat: 10_000,
      vatAmount: 2_000,
      total: 12_000,
    })
    .returning();
  await db.insert(documents).values([
    {
      ...row,
      kind: 'credit_note',
      number: 'CN-1',
      invoiceId: invoice?.id,
      taxPoint: new Date('2026-09-30T23:30:00Z'),
      issuedAt: new Date('2026-11-05T10:00:00Z'),
      exVat: 2_500,
      vatAmount: 500,
      total: 3_000,
    },
    {
      ...row,
      round: 2,
      kind: 'invoice',
      number: 'INV-2',
      taxPoint: new Date('2026-11-05T10:00:00Z'),
      issuedAt: new Date('2026-11-05T10:00:00Z'),
      exVat: 7_000,
      vatAmount: 0,
      total: 7_000,
      content: content(0),
    },
  ]);
  const quarter = await owner.get<VatReport>('/api/reports/vat?from=2026-10-01&to=2026-12-31');
  expect(quarter.rates).toMatchObject([
    {
      vatRate: '20.00',
      invoices: 1,
      invoiced: { exVat: '100.00', vat: '20.00' },
      creditNotes: 1,
      credited: { vat: '5.00' },
      due: { exVat: '75.00', vat: '15.00', incVat: '90.00' },
    },
    { vatRate: '0.00', invoices: 1, due: { exVat: '70.00', vat: '0.00' } },
  ]);
  expect(quarter.months.map(({ from, due }) => [from, due.vat])).toEqual([
    ['2026-10-01', '20.00'],
    ['2026-11-01', '-5.00'],
    ['2026-12-01', '0.00'],
  ]);
  expect(quarter.total.due.vat).toBe('15.00');
  // In the spreadsheet what is negative is a number, not the text of one.
  const sheet = await owner.fetch('/api/reports/vat/export?from=2026-11-05&to=2026-11-30');
  expect(await sheet.text()).toContain('Rate 20.00 %,0,0.00,0.00,0.00,1,25.00,5.00,30.00,-25,-5,-30');
  // Half past midnight on the first of October, in London.
  expect((await owner.get<VatReport>('/api/reports/vat?from=2026-07-01&to=2026-09-30')).total.invoices).toBe(0);
  expect(await orderNumbers('dates=vat&from=2026-10-01&to=2026-12-31&vatRate=20.00')).toEqual([order.orderNumber]);
  expect(await orderNumbers('dates=vat&from=2026-12-01&to=2026-12-31')).toEqual([]);
});

test('payments cost what their provider keeps of each; refunds cost nothing and bring nothing back', async () => {
  await shop.context.db.execute(sql`update payment_methods set processing_fee = 1.45 where id = ${floor.card}`);
  const { id } = await sold({ at: '2026-11-02T10:00:00Z' });
  await moved(id, { at: '2026-11-02T10:00:00Z', amount: 9_999, reference: 'a' });
  await moved(id, { at: '2026-11-02T10:00:00Z', amount: 1_001, provider: 'bank_transfer' });
  await moved(id, { at: '2026-11-03T10:00:00Z', kind: 'refund', amount: 5_000 });
  const report = await owner.get<PaymentsReport>('/api/reports/payments?from=2026-11-01&to=2026-11-30');
  expect(report.items).toEqual([
    {
      paymentMethodId: floor.card,
      name: 'Card',
      isCredit: false,
      feePercent: '1.45',
      payments: 1,
      taken: '99.99',
      refunds: 1,
      refunded: '50.00',
      cost: '1.45',
    },
    {
      paymentMethodId: floor.transfer,
      name: 'Bank transfer',
      isCredit: false,
      feePercent: '0.00',
      payments: 1,
      taken: '10.01',
      refunds: 0,
      refunded: '0.00',
      cost: '0.00',
    },
  ]);
  expect(report.total.cost).toBe('1.45');
});

test('money counts under the way that it came, so that each method can be matched with its statement', async () => {
  const at = '2026-11-02T10:00:00Z';
  const byCard = await sold({ at });
  await moved(byCard.id, { at, amount: 12_000 });
  const byHand = await sold({ at });
  await moved(byHand.id, { at, amount: 6_000, provider: 'bank_transfer' });
  const ask = async () => {
    const { items } = await owner.get<PaymentsReport>('/api/reports/payments?from=2026-11-01&to=2026-11-03');
    return items.map(({ name, paymentMethodId, taken }) => [name, paymentMethodId, taken]);
  };
  const counted = [
    ['Card', floor.card, '120.00'],
    ['Bank transfer', floor.transfer, '60.00'],
  ];
  expect(await ask()).toEqual(counted);
  await sumUpDays(shop.context);
  expect(await ask()).toEqual(counted);
  const days = 'dates=paid&from=2026-11-01&to=2026-11-03';
  expect(await orderNumbers(`${days}&paymentMethodId=${floor.card}`)).toEqual([byCard.orderNumber]);
  expect(await orderNumbers(`${days}&paymentMethodId=${floor.transfer}`)).toEqual([byHand.orderNumber]);

  // Days that were summed up by the order's method alone are counted anew.
  await shop.context.db.execute(sql`
    update report_sums set key = regexp_replace(key, '[|]bank_transfer$', ''), amount = 999 where key like '%|bank_transfer'`);
  expect(await ask()).toEqual(counted);

  // Of two accounts it is not known which took it.
  const [other] = await shop.context.db
    .insert(paymentMethods)
    .values({ name: 'Second account', settings: { provider: 'bank_transfer' }, acceptedCurrencies: 'GBP' })
    .returning();
  expect(await ask()).toEqual([counted[0], ['Bank transfer, for orders of other methods', null, '60.00']]);
  expect(await orderNumbers(`${days}&paymentMethodId=${floor.transfer}`)).toEqual([]);
  await shop.context.db.delete(paymentMethods).where(eq(paymentMethods.id, other?.id ?? 0));
});

test('account credit is a row of its own, so that a method shows what moved through it', async () => {
  await shop.context.db.execute(sql`update payment_methods set processing_fee = 0 where id = ${floor.card}`);
  const { id } = await sold({ at: '2026-11-02T10:00:00Z' });
  await moved(id, { at: '2026-11-02T10:00:00Z', amount: 500, provider: 'account_credit' });
  await moved(id, { at: '2026-11-02T10:00:00Z', amount: 1_359 });
  await moved(id, { at: '2026-11-03T10:00:00Z', kind: 'refund', amount: 500, provider: 'account_credit' });
  const ask = () => owner.get<PaymentsReport>('/api/reports/payments?from=2026-11-01&to=2026-11-03');
  const counted = await ask();
  expect(counted.items.map((item) => [item.name, item.paymentMethodId, item.taken, item.refunded])).toEqual([
    ['Card', floor.card, '13.59', '0.00'],
    ['Account credit', null, '5.00', '5.00'],
  ]);
  // The money that it stands for was taken before.
  expect(counted.total).toMatchObject({ payments: 1, taken: '13.59', refunds: 0, refunded: '0.00' });
  await sumUpDays(shop.context);
  expect(await ask()).toEqual(counted);
});

test('points are owed as they stood when the period ended', async () => {
  const at = (text: string) => new Date(text);
  await shop.context.db.insert(customerRewards).values({ customerId, rewardPoints: 390, totalEarned: 590 });
  await shop.context.db.insert(rewardTransactions).values([
    { customerId, transactionType: 'earned', points: 500, transactionDate: at('2026-10-01T10:00:00Z') },
    { customerId, transactionType: 'redeemed', points: -200, transactionDate: at('2026-11-02T10:00:00Z') },
    { customerId, transactionType: 'earned', points: 90, transactionDate: at('2026-12-01T00:00:00Z') },
  ]);
  expect(await owner.get<PointsReport>('/api/reports/points?from=2026-11-01&to=2026-11-30')).toMatchObject({
    held: { points: 300, worth: '3.00', customers: 1 },
    heldBefore: { points: 500, worth: '5.00' },
    earned: 0,
    redeemed: -200,
  });
});

describe('a range that cannot be meant', () => {
  test.each([
    ['backwards', 'from=2026-11-21&to=2026-11-20', 'to'],
    ['of fifty years', 'from=2000-01-01&to=2050-01-01', 'from'],
    ['from no day', 'from=yesterday', 'from'],
    ['to the 30th of February', 'from=2026-02-01&to=2026-02-30', 'to'],
    ['with a formula', 'from=%3D1%2B1', 'from'],
    ['before there were shops', 'from=1066-10-14', 'from'],
    ['of nothing', 'from=&to=', 'from'],
  ])('%s is refused, and the field is named', async (_, query, field) => {
    for (const report of [
      'sales',
      'products',
      'vat',
      'payments',
      'points',
      'credit',
      'searches',
      'unopened',
      'sales/export',
    ]) {
      const answer = await owner.fetch(`/api/reports/${report}?${query}`);
      expect([report, answer.status]).toEqual([report, 400]);
      expect((await answer.json()).errors).toHaveProperty(field);
    }
  });

  test('without days it is the last thirty, today included', async () => {
    expect((await owner.get<SalesReport>('/api/reports/sales')).period).toEqual({
      from: '2026-10-23',
      to: '2026-11-21',
    });
  });

  test('a day that is still to come has no sales', async () => {
    expect((await sales('2027-01-01', '2027-01-02')).figures.orders).toBe(0);
  });
});

test('every report comes as a spreadsheet, and starts no formula', async () => {
  await shop.context.db.execute(
    sql`update products set name = '=cmd()', stock_quantity = 1 where id = ${floor.bracket}`,
  );
  await sold({ at: '2026-11-02T10:00:00Z' });
  for (const report of ['sales', 'products', 'stock', 'vat', 'payments', 'points', 'credit', 'searches', 'unopened']) {
    const answer = await owner.fetch(`/api/reports/${report}/export?from=2026-11-01&to=2026-11-30`);
    expect([report, answer.status]).toEqual([report, 200]);
    expect(answer.headers.get('content-disposition')).toContain(`filename="${report}-2026-11`);
    const text = await answer.text();
    expect(text).not.toMatch(/(^|,)=cmd/m);
    if (report === 'sales') expect(text).toContain('2026-11-02,2026-11-02,1,100.00,20.00,120.00');
    if (report === 'stock') expect(text).toContain("'=cmd()");
  }
  expect((await owner.fetch('/api/reports/gossip/export')).status).toBe(404);
});
