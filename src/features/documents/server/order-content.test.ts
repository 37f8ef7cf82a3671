import { expect, test } from 'vitest';
import type { WholeOrder } from '#features/orders/server/door.ts';
import { NOTHING_PAID } from '#features/payments/ledger-sums.ts';
import { payableTerms } from './order-content.ts';

const unpaid = (heldUntil: Date | null) =>
  ({
    order: {
      orderNumber: 'BF-7K3Q-X9MD',
      orderDate: new Date('2026-11-23T10:00:00Z'),
      heldUntil,
      paymentMethod: 'Bank transfer',
      status: 'pending',
      paymentStatus: 'pending',
      grandTotal: 10_000,
      deposit: 0,
    },
    sums: NOTHING_PAID,
    bankDetails: null,
  }) as WholeOrder;

test.each([
  ['a fortnight where no day is set', null, 14],
  ['the three days that a guest’s goods are held', new Date('2026-11-26T12:00:00Z'), 3],
  ['as long as staff have extended it', new Date('2026-12-20T12:00:00Z'), 27],
])('the terms of an unpaid order give %s', (_, heldUntil, days) => {
  expect(payableTerms(unpaid(heldUntil))).toEqual([
    `Payable within ${days} days by Bank transfer. Reference: BF-7K3Q-X9MD.`,
  ]);
});
