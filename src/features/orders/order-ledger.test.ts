import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf, type LedgerSums, netOf, receivableOf } from '#features/payments/ledger-sums.ts';
import {
  depositDue,
  dueNow,
  dueOn,
  goodsRetained,
  goodsShareOf,
  goodsThatEarn,
  paymentStatusOf,
} from './order-ledger.ts';
import { isTransferOverdue } from './overdue.ts';

const order = { grandTotal: 13_200, subtotal: 10_500, discount: 500, status: 'processing' } as const;
const standing = (paid: number, refunded = 0, more: Partial<LedgerSums> = {}): LedgerSums => ({
  ...{ paid, refunded, withheld: 0, goodsReturned: 0, released: refunded },
  ...more,
});

test.each([
  ['nothing paid', standing(0), 'pending', 13_200],
  ['half paid', standing(6_600), 'pending', 6_600],
  ['paid', standing(13_200), 'paid', 0],
  ['paid too much', standing(13_300), 'paid', 0],
  ['paid too much, and the rest given back', standing(13_300, 100, { released: 0 }), 'paid', 0],
  ['partly refunded', standing(13_200, 1), 'partially_refunded', 0],
  ['refunded', standing(13_200, 13_200), 'refunded', 0],
  [
    'refunded but for the points that were spent',
    standing(13_200, 13_101, { withheld: 99, released: 13_200 }),
    'refunded',
    0,
  ],
  ['paid again after a refund', standing(26_400, 13_200, { released: 0 }), 'paid', 0],
  ['half paid, and that given back with all its goods', standing(6_600, 6_600, { released: 13_200 }), 'refunded', 0],
  ['half paid, and a third of it given back for a sixth of its goods', standing(6_600, 2_200), 'pending', 6_600],
  ['half paid, and that given back for half of its goods', standing(6_600, 6_600), 'pending', 6_600],
  ['the same, and then the rest is paid', standing(13_200, 6_600), 'partially_refunded', 0],
  ['a quarter paid, given back for half of its goods', standing(3_300, 3_300, { released: 6_600 }), 'pending', 6_600],
  ['refunded because it was cancelled, and open again', standing(13_200, 13_200, { released: 0 }), 'pending', 13_200],
] as const)('%s', (_name, sums, status, due) => {
  expect([paymentStatusOf(order, sums), dueOf(order.grandTotal, sums)]).toEqual([status, due]);
});

test('a cancelled order owes nothing, and its status is that of its money', () => {
  const cancelled = { ...order, status: 'cancelled' } as const;
  expect(paymentStatusOf(cancelled, standing(13_200, 13_200, { released: 0 }))).toBe('refunded');
  expect(paymentStatusOf(cancelled, standing(6_600, 1_000, { released: 0 }))).toBe('partially_refunded');
  expect(paymentStatusOf(cancelled, standing(0))).toBe('pending');
});

test('what was refunded can be paid again, and of what is due no more than that', () => {
  expect(receivableOf(13_200, standing(13_200, 13_200))).toBe(13_200);
  expect(receivableOf(13_200, standing(6_600, 2_200))).toBe(6_600);
  expect(receivableOf(13_200, standing(13_200))).toBe(0);
});

test('an order that costs nothing is paid from the start', () => {
  expect(paymentStatusOf({ ...order, grandTotal: 0 }, standing(0))).toBe('paid');
});

test('a part payment earns nothing, before and after a refund of it', () => {
  expect(goodsThatEarn(order, standing(6_600))).toBe(0);
  expect(goodsThatEarn(order, standing(6_600, 100))).toBe(0);
  expect(goodsThatEarn(order, standing(13_200, 6_600, { goodsReturned: 5_000 }))).toBe(5_000);
});

test('refunds of any size take out all goods together when the last penny goes back, and never more', () => {
  const part = fc.integer({ min: 1, max: 6_000 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      let sums = standing(order.grandTotal);
      for (const wanted of [...parts, order.grandTotal]) {
        const amount = Math.min(wanted, netOf(sums));
        const goods = goodsShareOf(order, sums, amount);
        expect(goods).toBeGreaterThanOrEqual(0);
        sums = { ...sums, refunded: sums.refunded + amount, goodsReturned: sums.goodsReturned + goods };
        expect(goodsRetained(order, sums)).toBeGreaterThanOrEqual(0);
      }
      expect([netOf(sums), goodsRetained(order, sums)]).toEqual([0, 0]);
    }),
  );
});

const asked = { ...order, deposit: 0, status: 'pending', paymentStatus: 'pending' } as const;
const placed = { orderDate: new Date('2026-11-20T10:00:00Z') };

test.each([
  ['an unpaid order', asked, standing(3_200), 10_000],
  ['one whose card was refused', { ...asked, paymentStatus: 'failed' }, standing(0), 13_200],
  ['one that is under way', { ...asked, status: 'shipped' }, standing(0), 13_200],
  ['one that was cancelled', { ...asked, status: 'cancelled' }, standing(0), 0],
  ['one that was paid', { ...asked, paymentStatus: 'paid' }, standing(13_200), 0],
  [
    'one of which money was given back on purpose',
    { ...asked, paymentStatus: 'refunded' },
    standing(13_200, 13_200),
    0,
  ],
] as const)('%s is still to be paid with what is missing, and only while it is awaited', (_which, one, sums, due) => {
  expect(dueNow(one, sums)).toBe(due);
});

test('a deposit is asked for by a day; what follows it has none', () => {
  const withDeposit = { ...asked, ...placed, deposit: 5_000 };
  expect([depositDue(withDeposit, standing(0)), dueOn(withDeposit, standing(0))]).toEqual([5_000, '2026-12-04']);
  expect([depositDue(withDeposit, standing(4_999)), dueOn(withDeposit, standing(4_999))]).toEqual([1, '2026-12-04']);
  expect([depositDue(withDeposit, standing(5_000)), dueOn(withDeposit, standing(5_000))]).toEqual([0, null]);
  const paid = { ...withDeposit, paymentStatus: 'paid' } as const;
  expect([depositDue(paid, standing(0)), dueOn(paid, standing(0))]).toEqual([0, null]);
});

test('the whole of an order without a deposit is due by the day until which its goods are held', () => {
  expect(dueOn({ ...asked, ...placed }, standing(0))).toBe('2026-12-04');
  expect(dueOn({ ...asked, ...placed, heldUntil: new Date('2026-11-25T23:30:00Z') }, standing(0))).toBe('2026-11-25');
  expect(dueOn({ ...asked, ...placed }, standing(13_200))).toBeNull();
  expect(dueOn({ ...asked, ...placed, status: 'cancelled' }, standing(0))).toBeNull();
});

test('a transfer is overdue once its last day in London is over', () => {
  const late = (dueOn: string | null, bankDetails: string[] | null) =>
    isTransferOverdue({ bankDetails, dueOn }, new Date('2026-12-05T00:00:00Z'));
  expect(late('2026-12-04', ['Sort code 00-00-00'])).toBe(true);
  expect(late('2026-12-05', ['Sort code 00-00-00'])).toBe(false);
  expect(late('2026-12-04', null)).toBe(false);
  expect(late(null, ['Sort code 00-00-00'])).toBe(false);
});

test('a refund covers its share of the goods: none while only an overpayment goes back, all of them with the last penny', () => {
  expect(goodsShareOf(order, standing(13_200), 6_600)).toBe(5_000);
  expect(goodsShareOf(order, standing(13_200), 13_200)).toBe(10_000);
  expect(goodsShareOf(order, standing(13_300), 100)).toBe(0);
  expect(goodsShareOf(order, standing(13_300), 6_700)).toBe(5_000);
  expect(goodsShareOf(order, standing(0), 100)).toBe(0);
  expect(goodsShareOf(order, standing(13_200, 6_600, { goodsReturned: 9_000 }), 6_600)).toBe(1_000);
  expect(goodsShareOf({ ...order, grandTotal: 0 }, standing(100), 200)).toBe(0);
});

test('what was paid in full earns by the goods that stayed', () => {
  expect(goodsThatEarn(order, standing(13_200))).toBe(10_000);
  expect(goodsThatEarn(order, standing(13_200, 13_200))).toBe(0);
  expect(paymentStatusOf(order, standing(13_200, 0, { withheld: 99, released: 99 }))).toBe('partially_refunded');
});
