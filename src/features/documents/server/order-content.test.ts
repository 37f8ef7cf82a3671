import { expect, test } from 'vitest';
import type { WholeOrder } from '#features/orders/server/door.ts';
import { NOTHING_PAID } from '#features/payments/ledger-sums.ts';
import type { OrderHistory } from '../supply.ts';
import { paidTerms, payableTerms } from './order-content.ts';

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
  ['a fortnight where no day is set', null, '7 Dec 2026'],
  ['the three days that a guest’s goods are held', new Date('2026-11-26T12:00:00Z'), '26 Nov 2026'],
  ['as long as staff have extended it', new Date('2026-12-20T12:00:00Z'), '20 Dec 2026'],
])('the terms of an unpaid order give %s', (_, heldUntil, day) => {
  expect(payableTerms(unpaid(heldUntil))).toEqual([`Payable by ${day} by Bank transfer. Reference: BF-7K3Q-X9MD.`]);
});

test.each([
  ['credit and the card', ['account_credit', 'test_card'], ': £300.50 by account credit and £238.30 by Card.'],
  ['the card alone', ['test_card', 'test_card'], ' by Card.'],
  ['credit alone', ['account_credit', 'account_credit'], ' by account credit.'],
] as const)('the invoice of an order that %s paid names what paid it', (_, [first, second], words) => {
  const at = new Date('2026-11-27T20:00:00Z');
  const paid = { kind: 'payment', recordedAt: at } as const;
  const history: OrderHistory = {
    placedAt: at,
    grandTotal: 53_880,
    events: [{ status: 'pending', at }],
    ledger: [
      { ...paid, id: 1, provider: first, amount: 30_050 },
      { ...paid, id: 2, provider: second, amount: 23_830 },
    ],
  };
  const whole = unpaid(null);
  const byCard = { ...whole, order: { ...whole.order, paymentMethod: 'Card' } };
  expect(paidTerms(byCard, history, at)).toEqual([`Paid in full on 27 Nov 2026${words}`]);
});
