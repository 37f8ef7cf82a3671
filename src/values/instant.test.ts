import { expect, test } from 'vitest';
import { addDays, addMinutes, formatDate, formatDateTime, formatTime } from './instant.ts';

test.each([
  ['in winter', '2026-11-21T14:05:00Z', '21 Nov 2026, 14:05'],
  ['in summer, an hour ahead', '2026-07-01T23:30:00Z', '2 Jul 2026, 00:30'],
  ['just before the clocks go forward', '2026-03-29T00:59:59Z', '29 Mar 2026, 00:59'],
  ['just after the clocks went forward', '2026-03-29T01:00:00Z', '29 Mar 2026, 02:00'],
  ['in the hour that comes twice, the first time', '2026-10-25T00:30:00Z', '25 Oct 2026, 01:30'],
  ['in the hour that comes twice, the second time', '2026-10-25T01:30:00Z', '25 Oct 2026, 01:30'],
  ['in September, always with three letters', '2026-09-03T11:00:00Z', '3 Sep 2026, 12:00'],
  ['at midnight, never 24:00', '2026-01-01T00:00:00Z', '1 Jan 2026, 00:00'],
])('tells the time in London %s', (_when, instant, shown) => {
  expect(formatDateTime(instant)).toBe(shown);
  expect(`${formatDate(new Date(instant))}, ${formatTime(Date.parse(instant))}`).toBe(shown);
});

test.each(['', 'yesterday', '2026-13-01', Number.NaN, new Date('none')])('%s is no time and says so', (instant) => {
  for (const format of [formatDate, formatTime, formatDateTime]) expect(format(instant)).toBe('Invalid time value');
});

test('days and minutes are added to the instant, even when the clocks change', () => {
  expect(addDays(new Date('2026-03-28T12:00:00Z'), 2).toISOString()).toBe('2026-03-30T12:00:00.000Z');
  expect(addDays(new Date('2026-03-28T12:00:00Z'), -28).toISOString()).toBe('2026-02-28T12:00:00.000Z');
  expect(addMinutes(new Date('2026-12-31T23:59:00Z'), 2).toISOString()).toBe('2027-01-01T00:01:00.000Z');
});
