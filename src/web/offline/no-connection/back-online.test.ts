import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backOnline } from './back-online.ts';

let line: { onLine: boolean };
let events: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  line = { onLine: true };
  events = new EventTarget();
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks a shop that does not answer with ever longer pauses, half a minute at most', async () => {
  const asked: number[] = [];
  const since = Date.now();
  const done = backOnline(async () => {
    asked.push((Date.now() - since) / 1_000);
    if (asked.length < 4) throw new TypeError('Failed to fetch');
    return asked.length === 9;
  });
  await vi.advanceTimersByTimeAsync(300_000);
  await done;
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
});

test('a shop that answers at once is not waited for', async () => {
  await backOnline(async () => true);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is asked offline, and the return of the line is not slept through', async () => {
  const isReached = vi.fn(async () => true);
  line.onLine = false;
  const done = backOnline(isReached);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(isReached).not.toHaveBeenCalled();
  line.onLine = true;
  events.dispatchEvent(new Event('online'));
  await done;
  expect(isReached).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
