import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('what is asked for during a run is one more run after it, however often it was asked for', async () => {
  const ends: (() => void)[] = [];
  const runs = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)));
  const first = runs.soon();
  const later = [runs.soon(), runs.soon()];
  expect(ends.length).toBe(1);
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.all(later);
  expect([ends.length, runs.now()]).toEqual([2, null]);
});

test('a failed run rejects for its caller, and the next one still runs', async () => {
  let count = 0;
  const runs = oneAtATime(async () => {
    count += 1;
    if (count === 1) throw new Error('The database is away.');
  });
  const [failed, next] = [runs.soon(), runs.soon()];
  await expect(failed).rejects.toThrow('away');
  await next;
  expect(count).toBe(2);
});
