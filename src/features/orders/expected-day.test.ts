import { expect, test } from 'vitest';
import { expectedDay, expectedWithPayment, payByOf } from './expected-day.ts';

const home = { country: 'United Kingdom' };
const placed = { orderDate: '2026-11-20T10:00:00Z', bankDetails: ['Sort code 00-00-00'] };

test('a promised day is told as it is, abroad as about that day, and not at all where none was promised', () => {
  expect(expectedDay({ estimatedDelivery: '2026-11-24T12:00:00Z', deliveryAddress: home })).toBe('24 Nov 2026');
  expect(expectedDay({ estimatedDelivery: '2026-11-24T12:00:00Z', deliveryAddress: { country: 'France' } })).toBe(
    'about 24 Nov 2026',
  );
  expect(expectedDay({ estimatedDelivery: '2026-11-24T12:00:00Z', deliveryAddress: null })).toBe('24 Nov 2026');
  expect(expectedDay({ estimatedDelivery: null, deliveryAddress: home })).toBeNull();
});

test('while dispatch waits for a transfer, the day holds if the money is here in time', () => {
  expect(payByOf({ ...placed, status: 'pending' })).toBe('2026-11-20');
  expect(payByOf({ ...placed, status: 'processing' })).toBe('2026-11-20');
  expect(payByOf({ ...placed, status: 'shipped' })).toBeNull();
  expect(payByOf({ ...placed, status: 'pending', bankDetails: null })).toBeNull();
  const order = {
    ...placed,
    status: 'pending',
    estimatedDelivery: '2026-11-24T12:00:00Z',
    deliveryAddress: home,
  } as const;
  expect(expectedWithPayment(order, 'the')).toBe('24 Nov 2026, if the payment arrives by 20 Nov 2026');
  expect(expectedWithPayment({ ...order, estimatedDelivery: null })).toBeNull();
});
