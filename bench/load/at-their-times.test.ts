import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startAtTheirTimes } from './at-their-times.ts';

test('all begin that are due, each at its own time, however seldom the timer ticks', async () => {
  const due: number[] = [];
  const visitors = startAtTheirTimes(4_000, async (_, dueAt) => due.push(dueAt));
  await wait(100);
  const { done } = await visitors.stop();
  const [first = 0] = due;
  expect(done).toBe(due.length);
  expect(done).toBeGreaterThan(100);
  for (const [n, dueAt] of due.entries()) expect(dueAt - first).toBeCloseTo(n / 4);
});

test('what fails is counted by its reason, and what takes its time is waited for', async () => {
  const visitors = startAtTheirTimes(500, async (n) => {
    if (n % 2 === 1) throw new Error('answered 503');
    await wait(20);
    return 20;
  });
  await wait(60);
  const { done, p50, refused } = await visitors.stop();
  expect(p50).toBe(20);
  expect(Math.abs(done - (refused['answered 503'] ?? 0))).toBeLessThanOrEqual(1);
});

test('nobody begins while too many before still wait, and each of them is told', async () => {
  let isOpen = () => {};
  const opening = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  const visitors = startAtTheirTimes(1_000_000, async () => {
    await opening;
    return 1;
  });
  await wait(50);
  const came = visitors.stop();
  isOpen();
  const { done, refused } = await came;
  expect(done).toBe(5_000);
  expect(refused['too many before it still waited']).toBeGreaterThan(0);
});
