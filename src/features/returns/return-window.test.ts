import { expect, test } from 'vitest';
import { lastReturnDay, returnWindow } from './return-window.ts';

const delivered = { status: 'delivered' as const, actualDelivery: new Date('2026-06-01T09:00:00Z') };
const at = (time: string) => returnWindow(delivered, new Date(time));

test('before the delivery there is nothing to send back, nor from an order that was cancelled', () => {
  expect(returnWindow({ status: 'shipped', actualDelivery: null }, new Date())).toBe('before');
  expect(returnWindow({ status: 'cancelled', actualDelivery: null }, new Date())).toBe('before');
});

test('the window is open from the delivery to the end of the thirtieth day, in London', () => {
  expect(lastReturnDay(delivered)).toEqual(new Date('2026-07-01T09:00:00Z'));
  expect(at('2026-06-01T09:00:00Z')).toBe('open');
  expect(at('2026-07-01T22:59:59Z')).toBe('open');
  expect(at('2026-07-01T23:00:00Z')).toBe('after');
});
