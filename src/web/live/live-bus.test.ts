import { expect, test } from 'vitest';
import type { LiveEvent } from '#root/live-events.ts';
import { concerns, publish, subscribe } from './live-bus.ts';

const order: LiveEvent = { about: 'order', orderId: 7, orderNumber: 'BF-1111-1111' };
const tracking: LiveEvent = { about: 'tracking', orderNumber: 'BF-1111-1111' };

test('a list reads again when an order changes, not when a van moves; the page of one order reads both, of its own', () => {
  expect([order, tracking].map((event) => concerns(event, { about: 'order' }))).toEqual([true, false]);
  const one = { about: 'order', orderNumber: 'BF-1111-1111' } as const;
  const other = { about: 'order', orderNumber: 'BF-2222-2222' } as const;
  expect([order, tracking].map((event) => concerns(event, one))).toEqual([true, true]);
  expect([order, tracking].map((event) => concerns(event, other))).toEqual([false, false]);
  expect(concerns(order, { about: 'notifications' })).toBe(false);
});

test('after something may have been missed everybody reads again', () => {
  for (const about of ['order', 'notifications', 'session'] as const) {
    expect(concerns({ about: 'again' }, { about })).toBe(true);
  }
});

test('what was heard while a page was on its way reaches the page when it has come', () => {
  const heard: LiveEvent[] = [];
  publish(order);
  const stop = subscribe((event) => heard.push(event));
  publish(tracking);
  stop();
  publish(order);
  expect(heard).toEqual([order, tracking]);
});
