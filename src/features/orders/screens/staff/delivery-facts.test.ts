import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { deliveryFacts } from './delivery-facts.ts';

const order = (changed: Partial<Order>): Order =>
  ({
    status: 'processing',
    orderDate: '2026-11-20T10:00:00.000Z',
    estimatedDelivery: '2026-11-24T12:00:00.000Z',
    actualDelivery: null,
    deliveryConfirmedAt: null,
    deliveryAddress: null,
    bankDetails: null,
    ...changed,
  }) as Order;

test('an order under way says when it is expected, and one that came says when and who confirmed it', () => {
  expect(deliveryFacts(order({}), new Date('2026-11-24T09:00:00Z'))).toEqual([
    { term: 'Expected', value: '24 Nov 2026' },
  ]);
  const came = { actualDelivery: '2026-11-23T09:30:00.000Z', deliveryConfirmedAt: '2026-11-23T10:00:00.000Z' };
  expect(deliveryFacts(order({ status: 'delivered', ...came })).map(({ term }) => term)).toEqual([
    'Delivered',
    'Confirmed by customer',
  ]);
});

test('nothing is expected of an order that was cancelled', () => {
  expect(deliveryFacts(order({ status: 'cancelled' }))).toEqual([]);
});
