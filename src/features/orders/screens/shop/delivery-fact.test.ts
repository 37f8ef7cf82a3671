import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { expectedInWords } from '../../expected-day.ts';
import { deliveryFact } from './delivery-fact.ts';

const factOf = (facts: Partial<Order>, now = new Date('2026-11-22T12:00:00Z')) =>
  deliveryFact(
    {
      status: 'processing',
      orderDate: '2026-11-22T12:00:00.000Z',
      estimatedDelivery: '2026-12-02T12:00:00.000Z',
      actualDelivery: null,
      deliveryAddress: { country: 'United Kingdom' },
      bankDetails: null,
      ...facts,
    } as Order,
    now,
  );

test('no day is estimated for a cancelled order', () => expect(factOf({ status: 'cancelled' })).toBeNull());

test('a delivered order shows the day on which it came, and no estimate', () => {
  const actualDelivery = '2026-12-01T09:30:00.000Z';
  expect(factOf({ status: 'delivered', actualDelivery })).toEqual({ term: 'Delivered', value: '1 Dec 2026' });
});

test('while a transfer is awaited, the day depends on the payment', () => {
  expect(factOf({ status: 'pending', bankDetails: [] })).toEqual({
    term: 'Estimated delivery',
    value: '2 Dec 2026, or later by as many days as your payment takes',
  });
});

test('goods that were sent before the transfer came no longer wait for it', () => {
  expect(factOf({ status: 'shipped', bankDetails: [] })?.value).toBe('2 Dec 2026');
});

test.each(['pending', 'processing', 'shipped', 'out_for_delivery'] as const)('%s: the day is estimated', (status) => {
  expect(factOf({ status })).toEqual({ term: 'Estimated delivery', value: '2 Dec 2026' });
});

test('a day that has passed is no estimate, and one that waits for the money is none any more', () => {
  const late = new Date('2026-12-03T00:30:00Z');
  expect(factOf({}, late)?.value).toBe('Was due 2 Dec 2026');
  expect(factOf({ status: 'pending', bankDetails: [] }, late)?.value).toBe('Not before your payment has arrived');
  expect(factOf({}, new Date('2026-12-02T23:30:00Z'))?.value).toBe('2 Dec 2026');
});

test('staff read of the payment, not of theirs', () => {
  const order = { orderDate: '2026-11-22T12:00:00.000Z', status: 'pending', bankDetails: [] } as const;
  const promised = { estimatedDelivery: '2026-12-02T12:00:00.000Z', deliveryAddress: { country: 'France' } };
  expect(expectedInWords({ ...order, ...promised }, { now: new Date(order.orderDate), whose: 'the' })).toBe(
    'about 2 Dec 2026, or later by as many days as the payment takes',
  );
});
