import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withVat } from '#values/money.ts';
import { type ReturnedGoods, refundOf } from './refund-of.ts';

const NOTHING = { paid: 0, refunded: 0, withheld: 0, goodsReturned: 0, released: 0 };

function orderOf(subtotal: number, discount = 0, deliveryFee = 999, vatRate = 2000) {
  const grandTotal = withVat(subtotal - discount + deliveryFee, vatRate);
  return { subtotal, discount, deliveryFee, vatRate, grandTotal };
}

test('part of the goods goes back with its VAT, and the delivery stays paid', () => {
  const order = orderOf(10_000);
  const refund = refundOf(order, { ...NOTHING, paid: order.grandTotal }, { value: 4_000, before: 0 });
  expect(refund).toEqual({ amount: 4_800, goods: 4_000, worth: 4_800 });
});

test('the last of the goods takes all that is left with it, the delivery included', () => {
  const order = orderOf(10_000);
  const standing = { paid: order.grandTotal, refunded: 4_800, withheld: 0, goodsReturned: 4_000, released: 4_800 };
  expect(refundOf(order, standing, { value: 6_000, before: 4_000 })).toEqual({
    amount: order.grandTotal - 4_800,
    goods: 6_000,
    worth: order.grandTotal - 4_800,
  });
});

test('redeemed points lie on all goods alike: half the goods take half the discount', () => {
  const order = orderOf(10_000, 1_000);
  const refund = refundOf(order, { ...NOTHING, paid: order.grandTotal }, { value: 5_000, before: 0 });
  expect(refund).toEqual({ amount: 5_400, goods: 4_500, worth: 5_400 });
});

test('a second part of the goods takes its own share of the discount, not that of the first again', () => {
  const order = orderOf(10_000, 1_000);
  const standing = { paid: order.grandTotal, refunded: 3_240, withheld: 0, goodsReturned: 2_700, released: 3_240 };
  expect(refundOf(order, standing, { value: 3_000, before: 3_000 })).toEqual({
    amount: 3_240,
    goods: 2_700,
    worth: 3_240,
  });
});

test('nothing goes back of an order that was never paid, and never more than is left of it', () => {
  const order = orderOf(10_000);
  expect(refundOf(order, NOTHING, { value: 4_000, before: 0 }).amount).toBe(0);
  const standing = { ...NOTHING, paid: order.grandTotal, refunded: order.grandTotal - 100 };
  expect(refundOf(order, standing, { value: 4_000, before: 0 }).amount).toBe(100);
});

test('an order returned line by line is refunded to the penny', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 2_750 }),
      (values, discountPercent, deliveryFee, vatRate) => {
        const subtotal = values.reduce((sum, value) => sum + value, 0);
        const order = orderOf(subtotal, Math.floor((subtotal * discountPercent) / 100), deliveryFee, vatRate);
        const standing = { ...NOTHING, paid: order.grandTotal };
        let before: ReturnedGoods['before'] = 0;
        for (const value of values) {
          const { amount, goods, worth } = refundOf(order, standing, { value, before });
          expect(amount).toBe(worth);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(goods).toBeGreaterThanOrEqual(0);
          standing.refunded += amount;
          standing.goodsReturned += goods;
          standing.released += worth;
          before += value;
        }
        expect(standing.refunded).toBe(order.grandTotal);
        expect(standing.goodsReturned).toBe(order.subtotal - order.discount);
      },
    ),
  );
});
