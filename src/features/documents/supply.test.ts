import { describe, expect, test } from 'vitest';
import {
  currentSale,
  dueToInvoice,
  givenBack,
  historyFrom,
  newTaxPointOf,
  type OrderHistory,
  refundsOfPrice,
  taxPointOf,
} from './supply.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const event = (status: OrderHistory['events'][number]['status'], n: number) => ({ status, at: day(n) });
const payment = (amount: number, n: number) => ({ id: n, kind: 'payment' as const, amount, recordedAt: day(n) });
const again = (amount: number, n: number) => ({ ...payment(amount, n), released: amount });
const refund = (amount: number, n: number) => ({ id: n, kind: 'refund' as const, amount, recordedAt: day(n) });
const history = (events: OrderHistory['events'], ledger: OrderHistory['ledger'] = [], grandTotal = 100) => ({
  placedAt: day(1),
  grandTotal,
  events: [event('pending', 1), ...events],
  ledger,
});

test.each([
  ['nothing has happened', history([]), null],
  ['a part was paid', history([], [payment(99, 2)]), null],
  ['the rest was paid', history([], [payment(60, 2), payment(40, 3)]), day(3)],
  ['it was sent, and paid later', history([event('shipped', 2)], [payment(100, 3)]), day(2)],
  ['it was paid, and sent later', history([event('shipped', 3)], [payment(100, 2)]), day(2)],
  ['it was delivered at once', history([event('delivered', 4)]), day(4)],
  ['it costs nothing', history([], [], 0), day(1)],
  ['it was cancelled before', history([event('cancelled', 2)], [payment(100, 3)]), null],
  ['it was cancelled after', history([event('cancelled', 3)], [payment(100, 2)]), day(2)],
])('the tax point when %s', (_, given, expected) => expect(taxPointOf(given)).toEqual(expected));

test.each([
  ['is still cancelled', history([event('cancelled', 2)], [payment(100, 1)]), null],
  ['was re-opened without a refund', history([event('cancelled', 2), event('pending', 3)], [payment(100, 1)]), day(3)],
  [
    'was re-opened after a refund',
    history([event('cancelled', 2), event('pending', 3)], [payment(100, 1), refund(100, 2)]),
    null,
  ],
  ['was re-opened and sent', history([event('cancelled', 2), event('pending', 3), event('shipped', 4)]), day(4)],
  ['was refunded and paid again', history([], [payment(100, 1), refund(100, 2), payment(100, 5)]), day(5)],
  [
    'was taken off the price as a whole, and put on it again by one payment',
    history([], [payment(100, 1), { ...refund(100, 2), released: 100 }, again(100, 5)]),
    day(5),
  ],
  [
    'was put on the price again by two payments',
    history([], [payment(100, 1), { ...refund(100, 2), released: 100 }, again(60, 5), again(40, 6)]),
    day(6),
  ],
  [
    'was put on the price again in part',
    history([], [payment(100, 1), { ...refund(100, 2), released: 100 }, again(60, 5)]),
    null,
  ],
])('the tax point of a new sale when the order %s', (_, given, expected) =>
  expect(newTaxPointOf(given)).toEqual(expected),
);

test('a refunded overpayment does not reduce the invoice', () => {
  expect(givenBack(history([], [payment(100, 2), payment(100, 3), refund(100, 4)]))).toBe(0);
  expect(givenBack(history([], [payment(100, 2), payment(100, 3), refund(130, 4)]))).toBe(30);
});

test('a new sale starts with the money that was paid by then', () => {
  const before = history([], [payment(100, 1), refund(100, 2), payment(100, 5), refund(20, 6)]);
  expect(givenBack(historyFrom(before, day(5)))).toBe(20);
});

test.each([
  ['a deposit before its tax point', history([], [payment(30, 2)]), 30],
  ['two deposits, of which one went back', history([], [payment(30, 2), payment(20, 3), refund(20, 4)]), 30],
  ['all, once it is sent', history([event('shipped', 3)], [payment(30, 2)]), 100],
  ['all but what was refunded', history([event('shipped', 3)], [payment(100, 2), refund(25, 4)]), 75],
  ['no more than the price', history([], [payment(100, 2), payment(50, 3)]), 100],
  ['nothing of a cancelled order', history([event('cancelled', 3)], [payment(30, 2)]), 0],
  [
    'the money that is held when it is re-opened',
    history([event('cancelled', 3), event('pending', 4)], [payment(30, 2)]),
    30,
  ],
  [
    'nothing once all went back, wherever the goods are',
    history([event('shipped', 3), event('delivered', 5)], [payment(100, 2), refund(100, 4)]),
    0,
  ],
  ['a deposit for what was refunded before', history([], [payment(100, 2), refund(100, 3), payment(40, 4)]), 40],
])('%s is to be invoiced', (_, given, expected) => expect(dueToInvoice(currentSale(given))).toBe(expected));

describe('of an order of 100 for which 120 came', () => {
  const piece = { ...refund(30, 3), released: 30 };
  const tooMuch = refund(20, 4);

  test('only what goes back of its price is credited, whether before what was too much or after it', () => {
    expect(givenBack(history([], [payment(120, 2), piece]))).toBe(30);
    expect(givenBack(history([], [payment(120, 2), piece, tooMuch]))).toBe(30);
    expect(givenBack(history([], [payment(120, 2), tooMuch]))).toBe(0);
  });

  test('no credit note is for what was too much', () => {
    const ledger = [payment(120, 2), { ...refund(20, 3), id: 7 }, { ...refund(30, 4), released: 30 }];
    expect(refundsOfPrice(history([], ledger)).map(({ amount }) => amount)).toEqual([30]);
    expect(refundsOfPrice(history([], [payment(120, 2), refund(120, 3)])).map(({ amount }) => amount)).toEqual([100]);
  });
});
