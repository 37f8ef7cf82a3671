import { expect, test } from 'vitest';
import { londonDay } from './vat-rate.ts';

test('a summer evening after 23:00 UTC is already the next day in London', () => {
  expect(londonDay(new Date('2026-06-30T22:59:59Z'))).toBe('2026-06-30');
  expect(londonDay(new Date('2026-06-30T23:00:00Z'))).toBe('2026-07-01');
});

test('in winter the day in London is the day in UTC', () => {
  expect(londonDay(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
});
