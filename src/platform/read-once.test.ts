import { expect, test, vi } from 'vitest';
import { readOnce, startReadingOnce } from './read-once.ts';

test('in a reaction something is read once; in the next one, and outside of any, anew', async () => {
  const read = vi.fn(async () => read.mock.calls.length);
  const [one, next, database] = [{}, {}, {}];
  startReadingOnce(one);
  startReadingOnce(next);
  const asked = [one, one, next, database, database].map((tx) => readOnce(tx, 'company', read));
  expect(await Promise.all(asked)).toEqual([1, 1, 2, 3, 4]);
  expect(await readOnce(one, 'mail', read)).toBe(5);
});
