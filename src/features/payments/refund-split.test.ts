import { expect, test } from 'vitest';
import { askedOf, NOTHING_PAID } from './ledger-sums.ts';
import { creditLeft, restProvider, splitRefund } from './refund-split.ts';

const row = (
  kind: 'payment' | 'refund',
  provider: 'account_credit' | 'stripe' | 'bank_transfer' | 'manual',
  amount = 0,
  withheld = 0,
) => ({ ...{ kind, provider, amount, withheld } });

test('a refund goes back to the credit first, then to the card, and what is left another way', () => {
  expect(splitRefund(1_000, { credit: 300, card: 500 })).toEqual({ credit: 300, card: 500, rest: 200 });
  expect(splitRefund(1_000, { credit: 300, card: 900 })).toEqual({ credit: 300, card: 700, rest: 0 });
  expect(splitRefund(200, { credit: 300, card: 900 })).toEqual({ credit: 200, card: 0, rest: 0 });
});

test('of the credit that paid an order, that is left which did not go back or was withheld', () => {
  const paid = row('payment', 'account_credit', 5_000);
  expect(creditLeft([])).toBe(0);
  expect(creditLeft([paid, row('payment', 'stripe', 9_000)])).toBe(5_000);
  expect(creditLeft([paid, row('refund', 'account_credit', 2_000, 500), row('refund', 'stripe', 1_000)])).toBe(2_500);
  expect(creditLeft([paid, row('refund', 'account_credit', 6_000)])).toBe(0);
});

test('the rest goes the way that money came last, but neither as credit nor over the card when there is another', () => {
  expect(restProvider([])).toBeUndefined();
  expect(restProvider([row('refund', 'manual')])).toBeUndefined();
  expect(restProvider([row('payment', 'manual'), row('payment', 'bank_transfer'), row('payment', 'stripe')])).toBe(
    'bank_transfer',
  );
  expect(restProvider([row('payment', 'bank_transfer'), row('payment', 'account_credit')])).toBe('bank_transfer');
  expect(restProvider([row('payment', 'stripe'), row('payment', 'account_credit'), row('refund', 'manual')])).toBe(
    'stripe',
  );
  expect(restProvider([row('payment', 'account_credit')])).toBe('account_credit');
});

test('the rest of a deposit is asked for first, then all that is due', () => {
  const order = { grandTotal: 10_000, deposit: 3_000 };
  expect(askedOf(order, NOTHING_PAID)).toBe(3_000);
  expect(askedOf(order, { ...NOTHING_PAID, paid: 1_000 })).toBe(2_000);
  expect(askedOf(order, { ...NOTHING_PAID, paid: 3_000 })).toBe(7_000);
  expect(askedOf(order, { ...NOTHING_PAID, paid: 10_000 })).toBe(0);
});
