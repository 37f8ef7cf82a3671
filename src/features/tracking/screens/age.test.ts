import { expect, test } from 'vitest';
import { isStale } from '../drive.ts';
import { ageText } from './age.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

test.each([
  [0, 'just now'],
  [-20, 'just now'],
  [12, '12 seconds ago'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [7200, '2 h ago'],
  [90_000, 'on 20 Nov 2026, 11:00'],
])('what was %i seconds ago is said to be %s', (seconds, text) => {
  expect(ageText(before(seconds), now)).toBe(text);
});

test('a position is old after five minutes', () => {
  expect([isStale(before(299), now), isStale(before(301), now)]).toEqual([false, true]);
});
