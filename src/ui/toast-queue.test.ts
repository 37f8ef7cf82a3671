import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, TOAST_REMOVE_DELAY_MS } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows one toast at a time: the newest', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Added to Cart' });
  queue.show({ title: 'Error', variant: 'destructive' });
  expect(queue.current()).toMatchObject([{ title: 'Error', variant: 'destructive', open: true }]);
});

test('forgets a dismissed toast after 1,000,000 ms and not before', () => {
  const queue = createToastQueue();
  queue.dismiss(queue.show({ title: 'Cart Cleared' }));
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(queue.current()).toMatchObject([{ title: 'Cart Cleared', open: false }]);
  vi.advanceTimersByTime(1);
  expect(queue.current()).toEqual([]);
});

test('leaves a newer toast alone when an older one was dismissed', () => {
  const queue = createToastQueue();
  const old = queue.show({ title: 'Item Removed' });
  queue.dismiss(old);
  queue.show({ title: 'Profile Updated' });
  queue.dismiss(old);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS * 2);
  expect(queue.current()).toMatchObject([{ title: 'Profile Updated', open: true }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('tells its listeners, and no longer one that has left', () => {
  const queue = createToastQueue();
  const told = vi.fn();
  const leave = queue.watch(told);
  queue.show({ title: 'User Created' });
  leave();
  queue.dismiss();
  expect(told).toHaveBeenCalledTimes(1);
});
