import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCredit, payOutCredit, spendCredit } from '#features/credit/server/door.ts';
import { creditEntries, creditPayouts, customerCredit } from '#features/credit/tables.ts';
import { payments } from '#features/payments/tables.ts';
import type { CreditReport } from '#features/reports/contract.ts';
import { Refusal } from '#platform/refusal.ts';
import { londonDayOf } from '#values/london-day.ts';
import { toDecimal } from '#values/money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor } from '../support/shop-floor.ts';

// What the shop owes its customers as account credit, on any day, beside the points that it owes them.

let shop: TestShop;
let owner: Visitor;
let orderId: number;
const customers: number[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  const floor = await openShopFloor(shop);
  owner = await signedIn(shop, 'employer', ['view_reports']);
  for (let one = 0; one < 3; one += 1) customers.push((await signedIn(shop, 'public')).id);
  orderId = (await bought(shop.visitor(), floor, 1, { email: 'amira@corner-cafe.example' })).order.id;
});
afterAll(() => shop?.close());

interface Step {
  do: 'give' | 'spend' | 'pay out';
  customer: number;
  amount: number;
  /** Half an hour before or after midnight in London, when the clocks are an hour ahead. */
  day: number;
  isLate: boolean;
}

const DAYS = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'];
const instantOf = ({ day, isLate }: Step) => new Date(Date.UTC(2026, 5, 1 + day, isLate ? 22 : -1, 30));

async function take(step: Step): Promise<void> {
  const { db } = shop.context;
  const [customerId, at, { amount }] = [customers[step.customer] ?? 0, instantOf(step), step];
  await db.transaction(async (tx) => {
    if (step.do === 'pay out') {
      const [held] = await tx.select().from(customerCredit).where(sql`customer_id = ${customerId}`);
      const balance = held?.balance ?? 0;
      await payOutCredit(tx, { customerId, at, amount, balance, reason: 'Asked for it', reference: undefined });
      return;
    }
    const kind = step.do === 'give' ? 'refund' : 'payment';
    const row = { orderId, kind, amount, provider: 'account_credit', recordedAt: at } as const;
    const [moved] = await tx.insert(payments).values(row).returning({ id: payments.id });
    const movement = { customerId, paymentId: moved?.id ?? 0, amount, description: 'Any', at };
    await (step.do === 'give' ? giveCredit : spendCredit)(tx, movement);
  });
}

const reportOf = (from: string, to: string) => owner.get<CreditReport>(`/api/reports/credit?from=${from}&to=${to}`);

test('without credit of anyone nothing is held', async () => {
  expect(await reportOf('2026-06-01', '2026-06-05')).toMatchObject({
    ...{ held: { amount: '0.00', customers: 0 }, heldBefore: '0.00', given: '0.00', spent: '0.00', paidOut: '0.00' },
  });
});

test('for whatever days, what is held before and after and what moved between are the sums of the credit ledger', async () => {
  const step: fc.Arbitrary<Step> = fc.record({
    do: fc.constantFrom('give', 'give', 'spend', 'pay out'),
    customer: fc.nat(2),
    amount: fc.integer({ min: 1, max: 40_000 }),
    day: fc.nat(4),
    isLate: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await shop.context.db.delete(creditEntries);
      await shop.context.db.delete(creditPayouts);
      await shop.context.db.delete(customerCredit);
      for (const one of steps.toSorted((a, b) => instantOf(a).getTime() - instantOf(b).getTime())) {
        await take(one).catch((error) => {
          if (!(error instanceof Refusal)) throw error;
        });
      }
      const entries = await shop.context.db.select().from(creditEntries);
      const sumOf = (of: (entry: (typeof entries)[number], day: string) => boolean) =>
        toDecimal(entries.reduce((sum, one) => sum + (of(one, londonDayOf(one.at)) ? one.amount : 0), 0));
      for (const from of DAYS.slice(0, 3)) {
        for (const to of DAYS.slice(2)) {
          const within = (day: string) => day >= from && day <= to;
          const { held, ...report } = await reportOf(from, to);
          expect(report).toEqual({
            period: { from, to },
            heldBefore: sumOf((_, day) => day < from),
            given: sumOf(({ payoutId, amount }, day) => within(day) && payoutId === null && amount > 0),
            spent: sumOf(({ payoutId, amount }, day) => within(day) && payoutId === null && amount < 0),
            paidOut: sumOf(({ payoutId }, day) => within(day) && payoutId !== null),
          });
          const own = (customerId: number) => sumOf((one, day) => one.customerId === customerId && day <= to);
          expect(held).toEqual({
            amount: sumOf((_, day) => day <= to),
            customers: customers.filter((id) => own(id) !== '0.00').length,
          });
        }
      }
    }),
    { numRuns: 8 },
  );
});

test('its spreadsheet has the figures of the page, and only who may view reports has either', async () => {
  const { held, heldBefore, ...moved } = await reportOf('2026-06-02', '2026-06-03');
  // What is negative is a number, which a spreadsheet adds up.
  const [given, spent, paidOut] = [moved.given, Number(moved.spent) || '0.00', Number(moved.paidOut) || '0.00'];
  const csv = await (await owner.fetch('/api/reports/credit/export?from=2026-06-02&to=2026-06-03')).text();
  expect(csv.trim().split(/\r?\n/).slice(1)).toEqual([
    `Held before 2026-06-02,${heldBefore}`,
    `Given,${given}`,
    `Spent,${spent}`,
    `Paid out,${paidOut}`,
    `Held at the end of 2026-06-03,${held.amount}`,
  ]);
  const customer = await signedIn(shop, 'public');
  expect((await customer.fetch('/api/reports/credit')).status).toBe(403);
});

test('it is read by index: the accounts that hold credit, and the entries of the days', async () => {
  const plan = async (query: ReturnType<typeof sql>) =>
    shop.context.db.transaction(async (tx) => {
      // Of a table of three rows any plan is the fastest.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    });
  expect(await plan(sql`select sum(amount) from credit_entries where at >= '2026-06-03'`)).toContain(
    'credit_entries_by_day',
  );
  expect(await plan(sql`select customer_id, balance from customer_credit where balance > 0`)).toContain(
    'customer_credit_held',
  );
});
