import { expect, test } from 'vitest';
import { changeOf, periodInWords, roundPounds, shortPounds, stepInWords } from './words.ts';

test.each([
  ['2026-11-21', '2026-11-21', '21 Nov 2026'],
  ['2026-11-01', '2026-11-21', '1 to 21 Nov 2026'],
  ['2026-10-01', '2026-11-21', '1 Oct to 21 Nov 2026'],
  ['2025-11-22', '2026-11-21', '22 Nov 2025 to 21 Nov 2026'],
])('%s to %s reads %s… and no longer than it must', (from, to, words) => {
  expect(periodInWords({ from, to })).toBe(words);
});

test('a step is named as its axis has room for', () => {
  expect(stepInWords({ from: '2026-11-21', to: '2026-11-21' }, 'day')).toBe('Sat 21 Nov');
  expect(stepInWords({ from: '2026-11-15', to: '2026-11-21' }, 'week')).toBe('15 to 21 Nov');
  expect(stepInWords({ from: '2026-11-01', to: '2026-11-30' }, 'month')).toBe('Nov 2026');
});

test('money on a tile is whole pounds, on an axis fewer letters', () => {
  expect([roundPounds('1234.56'), roundPounds('-0.49'), roundPounds(99_950)]).toEqual(['£1,235', '£0', '£1,000']);
  expect([90_000, 1_250_000, 123_456_700, -150_000].map(shortPounds)).toEqual(['£900', '£13k', '£1.2M', '−£1.5k']);
});

test('what was nothing before has no percentage', () => {
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(50, -100)).toBe(150);
});
