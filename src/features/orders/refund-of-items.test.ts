import { expect, test } from 'vitest';
import { NOTHING_PAID } from '#features/payments/ledger-sums.ts';
import { type OrderOfItems, refundOfItems, staysCharged } from './refund-of-items.ts';

const board = { id: 1, name: '43-inch menu board', unitPrice: 29_900, quantity: 2, refunded: 0 };
const bracket = { id: 2, name: 'Wall bracket', unitPrice: 1_800, quantity: 1, refunded: 0 };

/** Two boards and a bracket with their delivery, paid in full unless said otherwise. */
function orderOf({ discount = 0, paid, ...more }: { discount?: number; paid?: number; isCancelled?: boolean } = {}) {
  const grandTotal = Math.round((61_600 - discount + 1_000) * 1.2);
  const order = { grandTotal, subtotal: 61_600, discount, deliveryFee: 1_000, vatRate: 2000, isCancelled: false };
  const sums = { ...NOTHING_PAID, paid: paid ?? grandTotal };
  return { order: { ...order, ...more }, sums, lines: [board, bracket] } satisfies OrderOfItems;
}

const choose = (of: OrderOfItems, boards: number, brackets = 0) =>
  refundOfItems(of, [
    { itemId: 1, quantity: boards },
    { itemId: 2, quantity: brackets },
  ]);

test('nothing chosen is nothing, and no more pieces are counted than are left', () => {
  expect(choose(orderOf(), 0)).toEqual({ amount: 0, worth: 0, isAll: false, pieces: 0, words: '' });
  expect(refundOfItems(orderOf(), []).amount).toBe(0);
  expect(choose(orderOf(), -1).amount).toBe(0);
  const one = { ...orderOf(), lines: [{ ...board, refunded: 1 }, bracket] };
  expect(choose(one, 5)).toMatchObject({ amount: 35_880, pieces: 1 });
});

test('one of two boards is its price with VAT, in words for the credit note', () => {
  const words = '1 × 43-inch menu board';
  expect(choose(orderOf(), 1)).toEqual({ amount: 35_880, worth: 35_880, isAll: false, pieces: 1, words });
  expect(choose(orderOf(), 1, 1).words).toBe('1 × 43-inch menu board, 1 × Wall bracket');
});

test('the discount lies on all goods alike', () => {
  expect(choose(orderOf({ discount: 6_160 }), 0, 1)).toMatchObject({ amount: 1_944, worth: 1_944 });
});

test('with the last of the goods goes all that is left, the delivery included', () => {
  expect(choose(orderOf(), 2, 1)).toMatchObject({ amount: 75_120, worth: 75_120, isAll: true, pieces: 3 });
});

test('of a part-paid order goes back what was paid, while the whole piece is taken off the price', () => {
  const partPaid = orderOf({ paid: 10_000 });
  expect(choose(partPaid, 1)).toMatchObject({ amount: 10_000, worth: 35_880 });
  expect(staysCharged(partPaid, 35_880, 10_000)).toBe(0);
});

test('what is not given back of a piece stays charged, unless the order was cancelled', () => {
  expect(staysCharged(orderOf(), 83_208, 33_333)).toBe(49_875);
  expect(staysCharged(orderOf(), 35_880, 35_880)).toBe(0);
  expect(staysCharged(orderOf(), 35_880, 40_000)).toBe(0);
  expect(staysCharged(orderOf({ isCancelled: true }), 35_880, 10_000)).toBe(0);
  // No refund yet: an empty field says nothing.
  expect(staysCharged(orderOf(), 35_880, 0)).toBe(0);
});
