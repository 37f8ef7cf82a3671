import { expect, test } from 'vitest';
import { refundOfItems } from './refund-of-items.ts';

const board = { name: '43-inch menu board', unitPrice: 29_900, bought: 2, quantity: 0 };
const bracket = { name: 'Wall bracket', unitPrice: 1_800, bought: 1, quantity: 0 };
const order = { subtotal: 61_600, discount: 0, vatRate: 2000, refundable: 73_920 };

test('one of two boards is its price with VAT, in words for the credit note', () => {
  expect(refundOfItems(order, [{ ...board, quantity: 1 }, bracket])).toEqual({
    amount: 35_880,
    goods: 29_900,
    words: '1 × 43-inch menu board',
  });
});

test('the discount lies on all goods alike', () => {
  const discounted = { ...order, discount: 6_160, refundable: 66_528 };
  expect(refundOfItems(discounted, [board, { ...bracket, quantity: 1 }])).toMatchObject({
    amount: 1_944,
    goods: 1_620,
  });
});

test('with the last of the goods goes all that is left, the delivery included', () => {
  const small = { subtotal: 1_800, discount: 0, vatRate: 2000, refundable: 3_359 };
  expect(refundOfItems(small, [{ ...bracket, quantity: 1 }])).toMatchObject({ amount: 3_359, goods: 1_800 });
});

test('nothing chosen is nothing, and what went back before does not go back again', () => {
  expect(refundOfItems(order, [board, bracket])).toEqual({ amount: 0, goods: 0, words: '' });
  expect(refundOfItems({ ...order, refundable: 1_000 }, [{ ...board, quantity: 2 }, bracket])).toMatchObject({
    amount: 1_000,
    goods: 1_000,
  });
});

test('goods given for points alone come to nothing', () => {
  expect(refundOfItems({ ...order, subtotal: 0 }, [{ ...board, unitPrice: 0, quantity: 1 }, bracket]).goods).toBe(0);
});

test('no line at all is nothing, and several are named one after the other', () => {
  expect(refundOfItems(order, []).amount).toBe(0);
  const both = [
    { ...board, quantity: 1 },
    { ...bracket, quantity: 1 },
  ];
  expect(refundOfItems(order, both).words).toBe('1 × 43-inch menu board, 1 × Wall bracket');
});
