import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addLondonDays,
  addLondonMonths,
  daysFromTo,
  formatComingDay,
  formatLondonDay,
  instantInLondon,
  isDayOfTrade,
  isLondonDay,
  londonDayOf,
  londonMinutesOf,
  noonOfLondonDay,
  startOfLondonDay,
} from './london-day.ts';

test.each([
  ['a sale half an hour after midnight in summer', '2026-06-09T23:30:00Z', '2026-06-10'],
  ['a sale half an hour before midnight in summer', '2026-06-10T22:30:00Z', '2026-06-10'],
  ['a sale half an hour after midnight in winter', '2026-01-10T00:30:00Z', '2026-01-10'],
  ['the last instant before the clocks go forward', '2026-03-29T00:59:59Z', '2026-03-29'],
  ['the hour that comes twice when they go back', '2026-10-25T00:30:00Z', '2026-10-25'],
])('%s belongs to its day', (_, instant, day) => {
  expect(londonDayOf(new Date(instant))).toBe(day);
});

test('a summer evening after 23:00 UTC is already the next day in London', () => {
  expect(londonDayOf(new Date('2026-06-30T22:59:59Z'))).toBe('2026-06-30');
  expect(londonDayOf(new Date('2026-06-30T23:00:00Z'))).toBe('2026-07-01');
});

test('in winter the day in London is the day in UTC', () => {
  expect(londonDayOf(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
});

test.each([
  ['2026-03-29', '2026-03-29T00:00:00.000Z', 23],
  ['2026-03-30', '2026-03-29T23:00:00.000Z', 24],
  ['2026-10-25', '2026-10-24T23:00:00.000Z', 25],
  ['2026-12-25', '2026-12-25T00:00:00.000Z', 24],
])('%s begins at its midnight and lasts as long as the clocks say', (day, start, hours) => {
  expect(startOfLondonDay(day).toISOString()).toBe(start);
  const end = startOfLondonDay(addLondonDays(day, 1));
  expect((end.getTime() - startOfLondonDay(day).getTime()) / 3_600_000).toBe(hours);
});

test('every instant lies in its own day, between its start and the next', () => {
  const instant = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, (at) => {
      const day = londonDayOf(at);
      expect(startOfLondonDay(day).getTime()).toBeLessThanOrEqual(at.getTime());
      expect(startOfLondonDay(addLondonDays(day, 1)).getTime()).toBeGreaterThan(at.getTime());
    }),
  );
});

test('a day reads as its own date, in summer and in winter', () => {
  expect(formatLondonDay('2026-06-30')).toBe('30 Jun 2026');
  expect(formatLondonDay('2026-12-31')).toBe('31 Dec 2026');
  for (const day of ['2026-03-29', '2026-10-25']) expect(londonDayOf(noonOfLondonDay(day))).toBe(day);
});

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2199-12-31', true],
  ['2200-01-01', false],
])('the books can be asked about %s: %s', (day, isOfTrade) => {
  expect(isDayOfTrade(day)).toBe(isOfTrade);
});

test('months are counted in the calendar', () => {
  expect(addLondonMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addLondonMonths('2024-03-31', -1)).toBe('2024-02-29');
  expect(addLondonMonths('2026-01-01', -1)).toBe('2025-12-01');
  expect(daysFromTo('2026-02-01', '2026-03-01')).toBe(29);
});

test.each(['2026-02-30', '2026-13-01', 'yesterday', '2026-1-1', '', '10000-01-01'])('%s is no day', (text) => {
  expect(isLondonDay(text)).toBe(false);
});

test('a day to come is named with its weekday, and with its year where that is another', () => {
  expect(formatComingDay('2026-11-24', '2026-11-22')).toBe('Tue 24 Nov');
  expect(formatComingDay('2027-01-04', '2026-11-22')).toBe('Mon 4 Jan 2027');
});

test('the clocks of London tell the time of day, also on the days on which they change', () => {
  expect(londonMinutesOf(new Date('2026-07-20T13:05:00Z'))).toBe(14 * 60 + 5);
  expect(instantInLondon('2026-07-20', 14 * 60).toISOString()).toBe('2026-07-20T13:00:00.000Z');
  expect(instantInLondon('2026-11-23', 1_440).toISOString()).toBe('2026-11-24T00:00:00.000Z');
});

test.each(['2026-01-01T00:00:00Z', ' 2026-01-01', '2026-01-01 ', 'x2026-01-01'])('"%s" is more than a day', (text) => {
  expect(isLondonDay(text)).toBe(false);
});

test('the end of a day is the beginning of the next, also when the clocks change', () => {
  expect(instantInLondon('2026-03-29', 1_440).toISOString()).toBe('2026-03-29T23:00:00.000Z');
  expect(instantInLondon('2026-10-25', 1_440).toISOString()).toBe('2026-10-26T00:00:00.000Z');
  expect(instantInLondon('2026-06-01', 1_500).toISOString()).toBe('2026-06-01T23:00:00.000Z');
  // At one in the morning the clocks jump on to two.
  expect(instantInLondon('2026-03-29', 90).toISOString()).toBe('2026-03-29T01:30:00.000Z');
});
