import { expect, test } from 'vitest';
import { newBackoff } from './backoff.ts';

test('leaves what failed alone, twice as long each time, up to a limit', () => {
  let now = 0;
  const backoff = newBackoff({ first: 10, most: 30 }, () => now);
  backoff.failed(7);
  expect(backoff.waiting()).toEqual([7]);
  now = 10;
  expect(backoff.waiting()).toEqual([]);
  backoff.failed(7);
  now = 29;
  expect(backoff.waiting()).toEqual([7]);
  now = 30;
  backoff.failed(7);
  now = 60;
  expect(backoff.waiting()).toEqual([]);
});
