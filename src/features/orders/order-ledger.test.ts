import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf, type LedgerSums, netOf } from '#features/payments/ledger-sums.ts';
import { goodsRetained, goodsShareOf, goodsThatEarn, paymentStatusOf } from './order-ledger.ts';

const order = { grandTotal: 13_200, subtotal: 10_500, discount: 500 };
const standing = (paid: number, refunded = 0, more: Partial<LedgerSums> = {}): LedgerSums => ({
  ...{ paid, refunded, withheld: 0, goodsReturned: 0 },
  ...more,
});

test.each([
  ['nothing paid', standing(0), 'pending', 13_200],
  ['half paid', standing(6_600), 'pending', 6_600],
  ['paid', standing(13_200), 'paid', 0],
  ['paid too much', standing(13_300), 'paid', 0],
  ['paid too much, and the rest given back', standing(13_300, 100), 'paid', 0],
  ['partly refunded', standing(13_200, 1), 'partially_refunded', 1],
  ['refunded', standing(13_200, 13_200), 'refunded', 13_200],
  ['refunded but for the points that were spent', standing(13_200, 13_101, { withheld: 99 }), 'refunded', 13_200],
  ['paid again after a refund', standing(26_400, 13_200), 'paid', 0],
  ['half paid, and that given back', standing(6_600, 6_600), 'refunded', 13_200],
] as const)('%s', (_name, sums, status, due) => {
  expect([paymentStatusOf(order.grandTotal, sums), dueOf(order.grandTotal, sums)]).toEqual([status, due]);
});

test('an order that costs nothing is paid from the start', () => {
  expect(paymentStatusOf(0, standing(0))).toBe('paid');
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
