import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { PaymentsReport, SalesReport } from '#features/reports/contract.ts';
import { sumUpDays } from '#features/reports/server/door.ts';
import { fixedClock } from '#platform/clock.ts';
import { addLondonDays } from '#values/london-day.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop } from '../support/shop.ts';
import { openShopFloor } from '../support/shop-floor.ts';

// Days that are summed up must say what the books say, to the penny, whatever happened since and whoever sums up meanwhile.
const shop = await openTestShop();
const floor = await openShopFloor(shop);
const owner = await signedIn(shop, 'employer', ['view_reports']);
const { db } = shop.context;
shop.context.clock = fixedClock('2026-11-21T12:00:00Z');
afterAll(() => shop.close());

beforeEach(async () => {
  await db.execute(sql`truncate orders, documents, payments restart identity cascade`);
});
afterEach(async () => {
  await db.execute(sql`update payment_methods set processing_fee = 0`);
});

const ask = <Answer>(report: string, from: string, to: string) =>
  owner.get<Answer>(`/api/reports/${report}?from=${from}&to=${to}`);

const RANGES = [
  ['2026-10-25', '2026-10-25'],
  ['2026-10-20', '2026-11-21'],
  ['2025-11-22', '2026-11-21'],
] as const;
const everything = async () => {
  const answers: unknown[] = [];
  for (const [from, to] of RANGES) {
    for (const report of ['sales', 'products', 'vat', 'payments']) answers.push(await ask(report, from, to));
  }
  return answers;
};
/** What the reports say with the sums as they are, beside what they say when every day is counted from the books. */
const bothWays = async () => {
  const summed = await everything();
  await db.execute(sql`delete from report_days`);
  return [summed, await everything()];
};

let count = 0;
/** An order with a line and its invoice, as it stands in the books. Answers its id. */
async function place(at: string, exVat = 10_000): Promise<number> {
  const n = ++count;
  const [net, vat] = [exVat / 100, Math.round(exVat / 5) / 100];
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into orders (order_number, email, status, payment_status, payment_method_id, payment_method, subtotal, total_amount,
      vat_rate, vat_amount, grand_total, delivery_method_name, order_date)
    values (${`BF-${n}`}, 'amira@corner-cafe.example', 'pending', 'pending', ${floor.card}, 'Card', ${net}, ${net}, 20, ${vat},
      ${net}::numeric + ${vat}::numeric, 'Standard', ${at}::timestamptz) returning id`);
  const id = rows[0]?.id ?? 0;
  await db.execute(sql`
    insert into order_items (order_id, product_id, product_name, quantity, unit_price, total_price)
    values (${id}, ${n % 2 ? floor.board : floor.bracket}, 'Screen', 1, ${net}, ${net})`);
  await db.execute(sql`
    insert into documents (kind, number, order_id, round, tax_point, issued_at, ex_vat, vat_amount, total, content)
    values ('invoice', ${`INV-${n}`}, ${id}, 1, ${at}::timestamptz, ${at}::timestamptz, ${net}, ${vat}, ${net}::numeric + ${vat}::numeric,
      '{"sums": {"vatRate": 2000}}')`);
  return id;
}

const move = (id: number, kind: 'payment' | 'refund', share: number, at: string) =>
  db.execute(sql`
    insert into payments (order_id, kind, amount, provider, recorded_at)
    select id, ${kind}, greatest(round(grand_total * ${share}, 2), 0.01),
      case id % 3 when 0 then 'bank_transfer' else 'test_card' end, ${at}::timestamptz from orders where id = ${id}`);
const change = (id: number, what: string) => db.execute(sql`update orders set ${sql.raw(what)} where id = ${id}`);
const sumUp = () => sumUpDays(shop.context);
const daysThatHold = async () => {
  const { rows } = await db.execute<{ days: number }>(sql`
    select count(*)::int as days from report_days where day not in (select day from report_marks)`);
  return rows[0]?.days;
};

test('days are summed up from the first sale to today, and hold until something happens on them', async () => {
  await sumUp();
  expect(await daysThatHold()).toBe(0);
  const id = await place('2026-11-01T10:00:00Z');
  await sumUp();
  expect(await daysThatHold()).toBe(21);
  await change(id, "status = 'shipped'");
  expect(await daysThatHold()).toBe(21);
  await place('2026-11-21T11:00:00Z');
  expect(await daysThatHold()).toBe(20);
  await move(id, 'payment', 1, '2026-11-20T11:00:00Z');
  expect(await daysThatHold()).toBe(18);
  await sumUp();
  expect(await daysThatHold()).toBe(21);
});

test('an order that is cancelled later leaves the day it was placed on and the day of its refund', async () => {
  const id = await place('2026-10-25T00:30:00Z');
  await move(id, 'payment', 1, '2026-10-25T00:30:00Z');
  await move(id, 'refund', 0.5, '2026-11-02T09:00:00Z');
  await sumUp();
  const before = await ask<SalesReport>('sales', '2026-10-01', '2026-11-21');
  expect([before.figures.orders, before.figures.revenue.incVat]).toEqual([1, '60.00']);
  await change(id, "status = 'cancelled'");
  const after = await ask<SalesReport>('sales', '2026-10-01', '2026-11-21');
  expect([after.figures.orders, after.figures.revenue.incVat]).toEqual([0, '0.00']);
  const [summed, counted] = await bothWays();
  expect(summed).toEqual(counted);
});

test('another fee holds for payments that were summed up before it, at once and after the next summing up', async () => {
  const id = await place('2026-11-01T10:00:00Z');
  await move(id, 'payment', 1, '2026-11-01T10:00:00Z');
  await sumUp();
  const cost = async () => (await ask<PaymentsReport>('payments', '2026-11-01', '2026-11-21')).total.cost;
  expect(await cost()).toBe('0.00');
  await db.execute(sql`update payment_methods set processing_fee = 2.90 where id = ${floor.card}`);
  expect(await cost()).toBe('3.48');
  await sumUp();
  expect(await cost()).toBe('3.48');
  expect(await daysThatHold()).toBe(21);
});

test('single days far apart in a shop of many years are summed up again too', async () => {
  const id = await place('2025-11-22T10:00:00Z');
  await sumUp();
  for (let n = 0; n < 50; n++) await move(id, 'payment', 0.01, `${addLondonDays('2026-08-01', 2 * n)}T10:00:00Z`);
  await sumUp();
  expect(await daysThatHold()).toBe(365);
  const [summed, counted] = await bothWays();
  expect(summed).toEqual(counted);
});

test('of days before all that is left in the books nothing is left in the sums', async () => {
  await move(await place('2026-11-01T10:00:00Z'), 'payment', 1, '2026-10-25T10:00:00Z');
  await sumUp();
  await db.execute(sql`delete from payments`);
  await sumUp();
  const [summed, counted] = await bothWays();
  expect(summed).toEqual(counted);
});

test('an emptied book leaves no sums behind', async () => {
  await place('2026-11-01T10:00:00Z');
  await sumUp();
  await db.execute(sql`truncate orders, documents, payments restart identity cascade`);
  expect(await daysThatHold()).toBe(0);
  expect((await ask<SalesReport>('sales', '2026-11-01', '2026-11-21')).figures.orders).toBe(0);
});

const at = fc
  .tuple(
    fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-20', '2026-11-21'),
    fc.constantFrom('00:00:00', '00:30:00', '00:59:59.999', '10:00:00', '23:00:00', '23:59:59.999'),
  )
  .map(([day, hour]) => `${day}T${hour}Z`);
const which = fc.nat({ max: 30 });
const share = fc.constantFrom(0.01, 0.333, 0.5, 1, 2);
const step = fc.oneof(
  fc.record({ do: fc.constant('place' as const), at, exVat: fc.integer({ min: 1, max: 999_999 }) }),
  fc.record({
    do: fc.constant('move' as const),
    kind: fc.constantFrom('payment' as const, 'refund' as const),
    which,
    share,
    at,
  }),
  fc.record({
    do: fc.constant('change' as const),
    which,
    what: fc.constantFrom(
      "status = 'cancelled'",
      "status = 'delivered'",
      'awaits_payment = not awaits_payment',
      "order_date = order_date + interval '1 hour'",
      'payment_method_id = null',
      'subtotal = subtotal + 1, total_amount = total_amount + 1, grand_total = grand_total + 1',
    ),
  }),
  fc.record({ do: fc.constantFrom('drop line' as const, 'alter line' as const, 'drop entry' as const), which }),
  fc.record({ do: fc.constant('fee' as const), fee: fc.constantFrom(0, 1.4, 2.9) }),
  fc.record({ do: fc.constant('sum up' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(ids: number[], one: Step): Promise<void> {
  const id = 'which' in one ? (ids[one.which % Math.max(1, ids.length)] ?? 0) : 0;
  if (one.do === 'place') ids.push(await place(one.at, one.exVat));
  else if (one.do === 'sum up') await sumUp();
  else if (one.do === 'fee')
    await db.execute(sql`update payment_methods set processing_fee = ${one.fee} where id = ${floor.card}`);
  else if (one.do === 'change') await change(id, one.what);
  else if (one.do === 'move') await move(id, one.kind, one.share, one.at);
  else if (one.do === 'drop line') await db.execute(sql`delete from order_items where order_id = ${id}`);
  else if (one.do === 'alter line')
    await db.execute(
      sql`update order_items set quantity = quantity + 1, total_price = total_price + unit_price where order_id = ${id}`,
    );
  else await db.execute(sql`delete from payments where id = (select max(id) from payments where order_id = ${id})`);
}

test('whatever happens, and whenever days are summed up, the reports say what the books say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await db.execute(sql`truncate orders, documents, payments restart identity cascade`);
      const ids: number[] = [];
      for (const one of steps) await take(ids, one);
      const [summed, counted] = await bothWays();
      expect(summed).toEqual(counted);
    }),
    { numRuns: 20 },
  );
});

test('a shop that sells on while two instances sum up at once is counted right', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, n) => place(`2026-11-${10 + (n % 10)}T10:00:00Z`, 1_000 + n)),
  );
  const sell = async (n: number) => {
    for (let i = 0; i < 6; i++) {
      const id = ids[(n * 6 + i) % ids.length] ?? 0;
      await move(id, 'payment', 1, `2026-11-${10 + ((n + i) % 10)}T12:00:00Z`);
      await move(id, 'refund', 0.25, '2026-11-20T12:00:00Z');
      if (i % 2) await change(id, "status = case when status = 'cancelled' then 'pending' else 'cancelled' end");
      await place('2026-11-21T09:00:00Z', 100 * n + i + 1);
    }
  };
  const sumUpOften = async () => {
    for (let i = 0; i < 8; i++) await sumUp();
  };
  await Promise.all([sell(0), sumUpOften(), sell(1), sumUpOften(), sell(2)]);
  const [summed, counted] = await bothWays();
  expect(summed).toEqual(counted);
  await sumUp();
  const [again, books] = await bothWays();
  expect(again).toEqual(books);
});
