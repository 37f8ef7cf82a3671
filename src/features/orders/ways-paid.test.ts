import { expect, test } from 'vitest';
import type { LedgerProvider } from '#features/payments/providers.ts';
import { cameIn, paymentWords, refundWords } from './ways-paid.ts';

const way = (provider: LedgerProvider, sums: { paid?: number; refunded?: number; withheld?: number }) => ({
  ...{ provider, paid: 0, refunded: 0, withheld: 0 },
  ...sums,
});

test('an order that credit has paid in part is not told as paid by card alone', () => {
  const both = cameIn([way('account_credit', { paid: 30_050 }), way('test_card', { paid: 23_830 })]);
  expect(paymentWords('Card', both, 0)).toBe('Account credit £300.50, Card £238.30');
  const credit = cameIn([way('account_credit', { paid: 10_000 })]);
  expect(paymentWords('Bank transfer', credit, 25_880)).toBe('Account credit £100.00, the rest by Bank transfer');
  expect(paymentWords('Card', credit, 0)).toBe('Account credit');
  expect(paymentWords('Card', cameIn([]), 35_880)).toBe('Card');
});

test('a refund says how it went back, each way with its sum where there are several', () => {
  expect(refundWords([way('bank_transfer', { paid: 343_800 }), way('account_credit', { refunded: 343_800 })])).toBe(
    'As account credit',
  );
  expect(refundWords([way('account_credit', { refunded: 30_050 }), way('stripe', { refunded: 23_830 })])).toBe(
    '£300.50 as account credit, £238.30 to the card',
  );
  expect(refundWords([way('bank_transfer', { refunded: 1_000, withheld: 200 })])).toBe(
    '£10.00 by bank transfer, £2.00 withheld for points that were spent',
  );
  // It was paid in the store, and may go back in any way.
  expect(refundWords([way('manual', { refunded: 1_000 })])).toBeNull();
  expect(refundWords([way('stripe', { paid: 1_000 })])).toBeNull();
});
