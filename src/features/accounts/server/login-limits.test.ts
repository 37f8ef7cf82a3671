import { expect, test } from 'vitest';
import { slowdownMs } from './login-limits.ts';

test('an account that fails now and then is not slowed', () => {
  expect(slowdownMs(0)).toBe(0);
  expect(slowdownMs(9)).toBe(0);
});

test('an account under attack waits longer each time, and never more than eight seconds', () => {
  expect([10, 11, 12, 13].map(slowdownMs)).toEqual([250, 500, 1000, 2000]);
  expect(slowdownMs(15)).toBe(8000);
  expect(slowdownMs(100_000)).toBe(8000);
});
