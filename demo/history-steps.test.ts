import { expect, test } from 'vitest';
import { bankHolidays } from '#features/delivery/promise/bank-holidays.ts';
import { toLondonDay } from '#features/delivery/promise/day-number.ts';
import { addDays } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { stepTimes } from './history-steps.ts';

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
// Every day of a year, so every weekday and every holiday.
const days = Array.from({ length: 365 }, (_, day) => addDays(new Date('2026-01-01T10:15:00Z'), day));
const mainland = { zone: 'mainland', calendar: 'england' } as const;
const deliveredAt = (placedAt: Date, deliversOn = MONDAY_TO_FRIDAY) =>
  stepTimes('delivered', placedAt, addDays(placedAt, 7.1), { deliversOn, place: mainland }).steps.at(-1)?.at ??
  placedAt;

test('a sample order is delivered on a day on which its method delivers, in every week of the year', () => {
  for (const placedAt of days) expect([0, 6], placedAt.toISOString()).not.toContain(deliveredAt(placedAt).getUTCDay());
  expect(days.map((day) => londonDayOf(deliveredAt(day)))).not.toContain('2026-12-25');
  const withSaturdays = days.map((day) => deliveredAt(day, [...MONDAY_TO_FRIDAY, 6]).getUTCDay());
  expect(new Set(withSaturdays)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('its steps follow each other, and none is still to come', () => {
  for (const placedAt of days) {
    const now = addDays(placedAt, 7.1);
    const { steps } = stepTimes('delivered', placedAt, now, { deliversOn: MONDAY_TO_FRIDAY, place: mainland });
    const times = steps.map(({ at }) => at.getTime());
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(now.getTime());
  }
});

test.each([
  ['mainland', 'england'],
  ['highlands', 'scotland'],
  ['northern_ireland', 'northern_ireland'],
] as const)(
  'an order to %s (%s) leaves, is out and is delivered on working days there, however short the time',
  (zone, calendar) => {
    const place = { zone, calendar };
    const holidays = (['england', calendar] as const).map((name) => [...bankHolidays(name, 2026)].map(toLondonDay));
    for (const placedAt of days.slice(20))
      for (const [status, age] of [
        ['delivered', 12.5],
        ['out_for_delivery', 9],
        ['out_for_delivery', 1.02],
        ['shipped', 0.2],
      ] as const) {
        const now = addDays(placedAt, age);
        const told = stepTimes(status, placedAt, now, { deliversOn: MONDAY_TO_FRIDAY, place });
        const times = [told.placedAt, ...told.steps.map(({ at }) => at), now];
        expect(times).toEqual(times.toSorted((a, b) => a.getTime() - b.getTime()));
        for (const step of told.steps.filter(({ status }) => status !== 'processing')) {
          const name = `${step.status} ${step.at.toISOString()}`;
          expect([1, 2, 3, 4, 5], name).toContain(step.at.getUTCDay());
          expect(holidays[step.status === 'shipped' ? 0 : 1], name).not.toContain(londonDayOf(step.at));
        }
      }
  },
);
