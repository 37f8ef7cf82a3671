import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { lessThanWorth, refundedWords, refundWords } from './refund-words.ts';

type Entry = StaffView['payments'][number];
const entry = (id: number, kind: Entry['kind'], provider: Entry['provider'], amount: string): Entry => ({
  ...{ id, kind, provider, amount, withheld: '0.00', reference: null, reason: null },
  ...{ recordedBy: null, progress: null, at: '2026-11-22T10:00:00.000Z' },
});
const view = (payments: Entry[], cameAs: StaffView['cameAs']): StaffView => ({
  ...{ payments, cameAs, held: [], disputes: [], notes: [], accountsEmail: null, phone: null, points: null },
  ...{ siteContact: { name: null, phone: null, email: null }, due: '0.00', refundable: '18.59', goodsReturned: '0.00' },
  ...{ areRefundsForAdmins: false, heldUntil: null, owedReason: null, mailRefusal: null },
});
const byTransfer = view(
  [entry(1, 'payment', 'account_credit', '5.00'), entry(2, 'payment', 'bank_transfer', '13.59')],
  { credit: '5.00', card: '0.00' },
);

test('before a refund: what becomes credit is not to be sent, and only the rest is', () => {
  expect(refundWords(500, byTransfer)).toBe('£5.00 goes back as account credit by itself.');
  expect(refundWords(1_859, byTransfer)).toBe(
    '£5.00 goes back as account credit by itself. £13.59 is recorded as refunded by bank transfer: send that money as well.',
  );
});

test('Stripe is named only for what came by card', () => {
  const byCard = view([entry(1, 'payment', 'stripe', '18.59')], { credit: '0.00', card: '18.59' });
  expect(refundWords(1_859, byCard)).toBe('Stripe pays £18.59 back to the customer’s card; that takes a few days.');
  expect(refundWords(1_859, byTransfer)).not.toContain('Stripe');
});

test('after a refund every part is named, not the last alone', () => {
  const refunds = [entry(3, 'refund', 'account_credit', '5.00'), entry(4, 'refund', 'bank_transfer', '13.59')];
  const after = { ...byTransfer, payments: [...byTransfer.payments, ...refunds] };
  expect(refundedWords(byTransfer, after)).toBe('£5.00 as account credit, £13.59 by bank transfer');
});

test('before a refund: what the typed amount leaves charged of the chosen pieces', () => {
  const order = {
    ...{ status: 'delivered', grandTotal: '751.20', subtotal: '616.00', discount: '0.00', deliveryFee: '10.00' },
    ...{ vatRate: '20', released: '0.00', items: [] as Order['items'] },
  } as Order;
  const staff = { ...byTransfer, refundable: '751.20' };
  const chosen = { amount: 35_880, worth: 35_880, isAll: false, pieces: 1, words: '1 × Board' };
  expect(lessThanWorth(order, staff, chosen, 35_880)).toBeNull();
  expect(lessThanWorth(order, staff, chosen, 10_000)).toBe('The piece is worth £358.80: £258.80 of it stays charged.');
  const two = { ...chosen, worth: 71_760, pieces: 2 };
  expect(lessThanWorth(order, staff, two, 71_759)).toBe('These 2 pieces are worth £717.60: £0.01 of it stays charged.');
  const all = { ...chosen, worth: 75_120, isAll: true, pieces: 3 };
  expect(lessThanWorth(order, staff, all, 70_000)).toBe(
    'All that is left of the order is worth £751.20: £51.20 of it stays charged.',
  );
});
