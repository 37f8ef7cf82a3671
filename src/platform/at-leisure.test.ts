import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openLeisure } from './at-leisure.ts';

const limits = { busyShare: 0.5, lookEveryMs: 20, most: 2 };

/** Takes most of the processor for so long, as many visitors do. */
async function beBusyFor(ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; await wait(0)) {
    for (const until = performance.now() + 8; performance.now() < until; );
  }
}

test('what can wait is not done while visitors take most of the time, but soon after', async () => {
  const work = vi.fn(async () => undefined);
  const { later } = openLeisure(limits);
  later(work);
  await beBusyFor(200);
  expect(work).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), { timeout: 5_000 });
});

test('one piece that fails holds up no other', async () => {
  const work = vi.fn(async () => undefined);
  const { later } = openLeisure(limits);
  later(() => Promise.reject(new Error('out of memory')));
  later(work);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), { timeout: 5_000 });
});

test('the same piece waits once, and where too many wait the oldest is given up', async () => {
  const done: number[] = [];
  const pieces = [1, 2, 3].map((n) => async () => done.push(n));
  const { later } = openLeisure(limits);
  for (const piece of [...pieces, ...pieces.slice(1)]) later(piece);
  await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: 5_000 });
  expect(done).toEqual([2, 3]);
});
