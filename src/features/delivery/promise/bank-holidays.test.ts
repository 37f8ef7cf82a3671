import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { bankHolidays, type UkCalendar } from './bank-holidays.ts';
import { toLondonDay, weekdayOf } from './day-number.ts';

// The library knows the days, and its data stays outside the shop.
const REGIONS: [UkCalendar, string][] = [
  ['england', 'ENG'],
  ['scotland', 'SCT'],
  ['northern_ireland', 'NIR'],
];
// Proclaimed for one year alone: an owner enters such a day as a closing day.
const ONCE = ['2026-06-15'];

test.each(REGIONS.flatMap(([calendar, state]) => [2026, 2027, 2028].map((year) => [calendar, state, year] as const)))(
  'the weekdays off by rule in %s (%s) in %i are those of the almanac',
  (calendar, state, year) => {
    const almanac = new Holidays('GB', state)
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10))
      .filter((day) => !ONCE.includes(day));
    const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    const byRule = [...bankHolidays(calendar, year)].filter((day) => weekdayOf(day) <= 5).map(toLondonDay);
    expect(byRule.toSorted()).toEqual([...new Set(almanac.filter(isWeekday))].toSorted());
  },
);

test('substitute days: Christmas on a Saturday, on a Sunday, and New Year in Scotland', () => {
  const off = (calendar: UkCalendar, year: number) => [...bankHolidays(calendar, year)].map(toLondonDay);
  expect(off('england', 2027)).toEqual(expect.arrayContaining(['2027-12-27', '2027-12-28']));
  expect(off('england', 2022)).toEqual(expect.arrayContaining(['2022-12-26', '2022-12-27', '2022-01-03']));
  expect(off('scotland', 2022)).toEqual(expect.arrayContaining(['2022-01-03', '2022-01-04', '2022-08-01']));
  expect(off('scotland', 2026)).not.toContain('2026-04-06');
  expect(off('northern_ireland', 2026)).toEqual(expect.arrayContaining(['2026-03-17', '2026-07-13']));
});
