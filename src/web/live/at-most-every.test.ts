import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the first news is read at once, a burst once more after it, and the last is never lost', () => {
  const read = vi.fn();
  const reading = atMostEvery(1_000, read);
  for (let news = 0; news < 50; news++) reading.ask();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(read).toHaveBeenCalledTimes(2);
  reading.ask();
  expect(read).toHaveBeenCalledTimes(3);
});

test('a page that is left reads nothing more', () => {
  const read = vi.fn();
  const reading = atMostEvery(1_000, read);
  reading.ask();
  reading.ask();
  reading.stop();
  vi.advanceTimersByTime(5_000);
  expect(read).toHaveBeenCalledTimes(1);
});
