import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { paymentHint, unaskedWords } from './payment-words.ts';

const order = (of: Partial<Order>) => ({ status: 'pending', paymentStatus: 'pending', ...of }) as Order;
const staff = { due: '540.00' };

test('of a refunded order the dialog says that nothing is due, and what a payment would book', () => {
  const refunded = order({ paymentStatus: 'refunded' });
  expect(unaskedWords(refunded)).toContain('was refunded, and nothing is due');
  expect(unaskedWords(refunded)).toContain('a new invoice');
  expect(paymentHint(refunded, staff)).toBe('What has come in, at most £540.00');
});

test('late money for a cancelled order is owed back, and the dialog does not call it refunded', () => {
  const cancelled = order({ status: 'cancelled' });
  expect(unaskedWords(cancelled)).toContain('stands under Owed back');
  expect(unaskedWords(cancelled)).not.toContain('refunded');
  expect(paymentHint(cancelled, staff)).toBe('What has come in, at most £540.00');
});

test('where money is due the dialog says how much, and asks nothing more', () => {
  expect(unaskedWords(order({}))).toBeNull();
  expect(paymentHint(order({}), staff)).toBe('£540.00 is due; less is a deposit, with an invoice of its own');
});
