import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { paymentHint, tooMuchWords, unaskedWords } from './payment-words.ts';

const order = (of: Partial<Order>) => ({ status: 'pending', paymentStatus: 'pending', ...of }) as Order;
const staff = { due: '540.00' };

test('of a refunded order the dialog says that nothing is due, and what a payment would book', () => {
  const refunded = order({ paymentStatus: 'refunded' });
  expect(unaskedWords(refunded)).toContain('was refunded, and nothing is due');
  expect(unaskedWords(refunded)).toContain('a new invoice');
  expect(paymentHint(refunded, staff)).toBe('What has come in');
});

test('late money for a cancelled order is owed back, and the dialog does not call it refunded', () => {
  const cancelled = order({ status: 'cancelled' });
  expect(unaskedWords(cancelled)).toContain('stands under Owed back');
  expect(unaskedWords(cancelled)).not.toContain('refunded');
  expect(paymentHint(cancelled, staff)).toBe('What has come in');
});

test('where money is due the dialog says how much, and asks nothing more', () => {
  expect(unaskedWords(order({}))).toBeNull();
  expect(paymentHint(order({}), staff)).toBe('£540.00 is due; less is a deposit, with an invoice of its own');
});

test('of more than is due the dialog says what becomes of the rest', () => {
  expect(tooMuchWords(staff, 54_000)).toBeNull();
  expect(tooMuchWords(staff, 56_000)).toBe(
    'So much has come in. £20.00 is more than the order costs and stands under Owed back, to be paid back or kept as account credit.',
  );
  expect(unaskedWords(order({ paymentStatus: 'paid' }))).toContain('is paid and nothing is due');
});
