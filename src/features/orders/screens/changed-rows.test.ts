import { expect, test } from 'vitest';
import type { OrderOutline } from '#features/orders/changed-order.ts';
import { changedRows, readSeen } from './changed-rows.ts';

const seen: OrderOutline = {
  lines: [
    { productId: 1, productName: 'Board', quantity: 1, unitPrice: '299.00', totalPrice: '299.00' },
    { productId: 2, productName: 'Bracket', quantity: 2, unitPrice: '18.00', totalPrice: '36.00' },
  ],
  ...{ points: 0, discount: '0.00', deliveryMethod: 'Standard', deliveryFee: '0.00', deliveryOn: '2026-11-24' },
  ...{ vatRate: '20.00', vatAmount: '67.00', grandTotal: '402.00' },
};
const now: OrderOutline = {
  ...seen,
  lines: [{ productId: 1, productName: 'Board', quantity: 1, unitPrice: '310.00', totalPrice: '310.00' }],
  ...{ deliveryFee: '9.99', deliveryOn: '2026-11-25', vatAmount: '64.00', grandTotal: '383.99' },
};
const changed = { expected: { total: '402.00', delivery: '2026-11-24' }, now };

test('old and new stand side by side, line by line, and what changed is marked', () => {
  expect(
    changedRows(changed, seen, true).map(({ label, before, now: is, isChanged }) => [label, before, is, isChanged]),
  ).toEqual([
    ['Board', '1 × £299.00 = £299.00', '1 × £310.00 = £310.00', true],
    ['Bracket', '2 × £18.00 = £36.00', 'Not in the order', true],
    ['Delivery: Standard', 'Standard, free', 'Standard, £9.99', true],
    ['Arrives', '24 Nov 2026', '25 Nov 2026', true],
    ['VAT', '£67.00 at 20%', '£64.00 at 20%', true],
    ['Total to pay', '£402.00', '£383.99', true],
  ]);
});

test('a caller who sent a total alone is shown that one, and what it never saw is not called changed', () => {
  const rows = changedRows(changed, readSeen('not JSON'), true);
  expect(rows.filter(({ isChanged }) => isChanged).map(({ label }) => label)).toEqual(['Arrives', 'Total to pay']);
});

test('a shop that is not registered for VAT has no row of it', () => {
  expect(changedRows(changed, seen, false).map(({ label }) => label)).not.toContain('VAT');
});

test('a day abroad is about that day, before and after', () => {
  const abroad = { ...changed, now: { ...now, isAbout: true as const } };
  expect(changedRows(abroad, seen, true).find(({ label }) => label === 'Arrives')).toMatchObject({
    ...{ before: 'about 24 Nov 2026', now: 'about 25 Nov 2026' },
  });
});
