import { expect, test } from 'vitest';
import { awaitsMoney, canBePaid } from './payable.ts';

test('among many, only orders whose money is still expected are marked as paid', () => {
  expect(awaitsMoney({ paymentStatus: 'pending', status: 'processing' })).toBe(true);
  expect(awaitsMoney({ paymentStatus: 'failed', status: 'pending' })).toBe(true);
  expect(awaitsMoney({ paymentStatus: 'paid', status: 'pending' })).toBe(false);
  expect(awaitsMoney({ paymentStatus: 'pending', status: 'cancelled' })).toBe(false);
  expect(awaitsMoney({ paymentStatus: 'refunded', status: 'delivered' })).toBe(false);
});

test('one at a time, a late transfer for a cancelled order and a second payment for a refunded one can be noted', () => {
  expect(canBePaid({ paymentStatus: 'pending', status: 'cancelled' })).toBe(true);
  expect(canBePaid({ paymentStatus: 'refunded', status: 'delivered' })).toBe(true);
  expect(canBePaid({ paymentStatus: 'refunded', status: 'cancelled' })).toBe(false);
});
