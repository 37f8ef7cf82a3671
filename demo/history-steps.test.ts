import { expect, test } from 'vitest';
import { addDays } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { stepTimes } from './history-steps.ts';

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
// Every day of a year, so every weekday and every holiday.
const days = Array.from({ length: 365 }, (_, day) => addDays(new Date('2026-01-01T10:15:00Z'), day));
const deliveredAt = (placedAt: Date, deliversOn = MONDAY_TO_FRIDAY) =>
  stepTimes('delivered', placedAt, addDays(placedAt, 7.1), deliversOn).at(-1)?.at ?? placedAt;

test('a sample order is delivered on a day on which its method delivers, in every week of the year', () => {
  for (const placedAt of days) expect([0, 6], placedAt.toISOString()).not.toContain(deliveredAt(placedAt).getUTCDay());
  expect(days.map((day) => londonDayOf(deliveredAt(day)))).not.toContain('2026-12-25');
  const withSaturdays = days.map((day) => deliveredAt(day, [...MONDAY_TO_FRIDAY, 6]).getUTCDay());
  expect(new Set(withSaturdays)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('its steps follow each other, and none is still to come', () => {
  for (const placedAt of days) {
    const now = addDays(placedAt, 7.1);
    const times = stepTimes('delivered', placedAt, now, MONDAY_TO_FRIDAY).map(({ at }) => at.getTime());
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(now.getTime());
  }
});
