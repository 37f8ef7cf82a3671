import { expect, test } from 'vitest';
import { awaitsTransfer, expectedDay, expectedInWords, onDay, sayExpected } from './expected-day.ts';

const home = { country: 'United Kingdom' };
const placed = { bankDetails: ['Sort code 00-00-00'] };

test('a promised day is told as it is, abroad as about that day, and not at all where none was promised', () => {
  expect(expectedDay({ estimatedDelivery: '2026-11-24T12:00:00Z', deliveryAddress: home })).toBe('24 Nov 2026');
  expect(expectedDay({ estimatedDelivery: '2026-11-24T12:00:00Z', deliveryAddress: { country: 'France' } })).toBe(
    'about 24 Nov 2026',
  );
  expect(expectedDay({ estimatedDelivery: '2026-11-24T12:00:00Z', deliveryAddress: null })).toBe('24 Nov 2026');
  expect(expectedDay({ estimatedDelivery: null, deliveryAddress: home })).toBeNull();
});

const order = {
  ...placed,
  status: 'pending',
  estimatedDelivery: '2026-11-24T12:00:00Z',
  deliveryAddress: home,
} as const;
const on = (day: string) => new Date(`${day}T20:00:00Z`);

test('dispatch waits for a transfer until the goods are sent', () => {
  expect(awaitsTransfer({ ...placed, status: 'pending' })).toBe(true);
  expect(awaitsTransfer({ ...placed, status: 'processing' })).toBe(true);
  expect(awaitsTransfer({ ...placed, status: 'shipped' })).toBe(false);
  expect(awaitsTransfer({ ...placed, status: 'pending', bankDetails: null })).toBe(false);
});

test('while it waits, the day is later by as long as the money takes, and no day of payment is named that could have passed', () => {
  expect(expectedInWords(order, { now: on('2026-11-20') })).toBe(
    '24 Nov 2026, or later by as many days as your payment takes',
  );
  expect(expectedInWords(order, { now: on('2026-11-23'), whose: 'the' })).toBe(
    '24 Nov 2026, or later by as many days as the payment takes',
  );
  expect(expectedInWords(order, { now: on('2026-11-24') })).toBe('not before your payment has arrived');
  expect(expectedInWords({ ...order, estimatedDelivery: null }, { now: on('2026-11-20') })).toBeNull();
});

test('a day that has passed was due then', () => {
  const paid = { ...order, bankDetails: null };
  expect(expectedInWords(paid, { now: on('2026-11-24') })).toBe('24 Nov 2026');
  expect(expectedInWords(paid, { now: on('2026-11-25') })).toBe('was due 24 Nov 2026');
});

test('a visitor with no more than the number reads the same of a paid and an unpaid order, and no promise of either', () => {
  const day = { now: on('2026-11-20'), awaitsPayment: 'unsaid' } as const;
  expect(sayExpected('24 Nov 2026', '2026-11-24T12:00:00Z', day)).toBe(
    '24 Nov 2026, or later if its payment has not arrived yet',
  );
  expect(sayExpected('24 Nov 2026', '2026-11-24T12:00:00Z', { ...day, now: on('2026-11-25') })).toBe(
    'was due 24 Nov 2026, or later if its payment has not arrived yet',
  );
});

test('in a sentence a day at home is on that day, and one abroad about it', () => {
  expect(onDay('2026-12-13', home)).toBe('on 13 Dec 2026');
  expect(onDay('2026-12-13', null)).toBe('on 13 Dec 2026');
  expect(onDay('2026-12-13', { country: 'Oman' })).toBe('about 13 Dec 2026');
});
