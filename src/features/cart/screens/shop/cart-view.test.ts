import { expect, test } from 'vitest';
import type { CartLine } from '#features/cart/contract.ts';
import { isAllUnknown } from '#features/cart/unknown-product.ts';
import { type CartView, cleared, withoutLine, withQuantity } from './cart-view.ts';

const line = (id: number, price: string, quantity: number) =>
  ({ id, quantity, lineTotal: price, product: { price } }) as CartLine;

const cart: CartView = {
  lines: [line(1, '299.00', 1), line(2, '18.00', 1)],
  summary: {
    itemCount: 2,
    subtotal: '317.00',
    delivery: '9.99',
    total: '326.99',
    vatRate: '20.00',
    vatAmount: '65.40',
    grandTotal: '392.39',
    freeDeliveryFrom: '100.00',
    isFittingSold: false,
  },
};

test('predicts the totals after a changed quantity', () => {
  const { lines, summary } = withQuantity(cart, 1, 3);
  expect(lines[0]).toMatchObject({ quantity: 3, lineTotal: '897.00' });
  expect(summary).toMatchObject({
    itemCount: 4,
    subtotal: '915.00',
    total: '924.99',
    vatAmount: '185.00',
    grandTotal: '1109.99',
  });
});

test('predicts the totals without a line, and that an empty cart has none', () => {
  expect(withoutLine(cart, 1).summary).toMatchObject({ itemCount: 1, subtotal: '18.00', total: '27.99' });
  expect(cleared(cart)).toMatchObject({ lines: [], summary: { itemCount: 0, total: '0.00', grandTotal: '0.00' } });
});

test('a cart is not for checkout when nothing in it is sold any more; one product that is suffices', () => {
  const gone = { ...line(3, '0.00', 1), product: null };
  expect([[], [gone, gone], [gone, line(1, '18.00', 1)]].map(isAllUnknown)).toEqual([false, true, false]);
});
