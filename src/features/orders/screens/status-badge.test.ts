import { expect, test } from 'vitest';
import { cancelledWords } from './status-badge.tsx';

test.each([
  ['cancelled', 'pending', '100.01', 'Paid in part'],
  ['cancelled', 'pending', '0.00', 'Not paid'],
  ['cancelled', 'failed', '0.00', 'Not paid'],
  ['cancelled', 'refunded', '0.00', null],
  ['cancelled', 'paid', '844.79', null],
  ['pending', 'pending', '100.01', null],
] as const)('the payment of an order that is %s and %s with £%s: %s', (status, paymentStatus, paid, words) =>
  expect(cancelledWords({ status, paymentStatus, paid })).toBe(words),
);
