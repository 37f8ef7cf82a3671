import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCalendars } from '#features/delivery/promise/calendars.ts';
import { RATES } from '../../../tests/support/fitting.ts';
import { readHeight } from './height.ts';
import { planFitting } from './plan.ts';
import { HEIGHTS_UP_TO, heightWords, priceOfFitting, SIZES_UP_TO } from './rates.ts';
import { earliestVisit, wrongInWishes } from './wishes.ts';

const [mainland, highlands] = RATES as [(typeof RATES)[0], (typeof RATES)[0]];

test.each([
  ['2.5', 250],
  ['2.5 m', 250],
  ['2,5', 250],
  ['3 metres', 300],
  [4, 400],
  ['450 cm', 450],
  [`6'7"`, 201],
  ['10 ft', 305],
  ['two metres', 200],
  ['30 m', 3_000],
  ['30.1', null],
  ['300', null],
  ['0', null],
  ['-1', null],
  ['high', null],
  ['', null],
  ['2.5 kg', null],
  ['1e3', null],
])('a height typed as %j is %j cm', (typed, cm) => {
  expect(readHeight(typed)).toBe(cm);
});

test('a screen costs what its row and column say, and above the last of them nothing is said', () => {
  for (const [row, inches] of SIZES_UP_TO.entries()) {
    for (const [column, height] of HEIGHTS_UP_TO.entries()) {
      expect(priceOfFitting(mainland, inches, height)).toBe(mainland.prices[row]?.[column]);
      expect(priceOfFitting(mainland, inches - 0.5, height - 1)).toBe(mainland.prices[row]?.[column]);
    }
  }
  expect([priceOfFitting(mainland, 98.1, 300), priceOfFitting(mainland, 43, 601)]).toEqual([null, null]);
  expect([heightWords(250), heightWords(450), heightWords(601)]).toEqual(['up to 3 m', 'up to 4.5 m', 'at 6.01 m']);
});

test('a higher or larger screen never costs less, and one survey looks at all of them', () => {
  const screen = fc.record({ inches: fc.integer({ min: 10, max: 98 }), heightCm: fc.integer({ min: 50, max: 600 }) });
  fc.assert(
    fc.property(
      screen,
      screen,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      (a, b, counts) => {
        const [low, high] = [a, b].map((one) => priceOfFitting(mainland, one.inches, one.heightCm));
        if (low != null && high != null && a.inches <= b.inches && a.heightCm <= b.heightCm)
          expect(high >= low).toBe(true);
        const screens = counts.map((count, at) => ({ ...a, productId: at, name: 'Board', count, survey: true }));
        const { fittings, survey } = planFitting(screens, 'mainland', mainland);
        expect(fittings.map(({ quantity }) => quantity)).toEqual(counts);
        expect(survey).toEqual({ name: 'Survey before the fitting, Mainland GB', quantity: 1, unitPrice: 9_500 });
      },
    ),
  );
});

test('what has no price says why', () => {
  const board = { productId: 1, name: 'Board', inches: 98, count: 1, heightCm: 550, survey: true };
  expect(planFitting([board], 'mainland', mainland).byQuote).toBe(
    'A screen of 98 inches up to 6 m is fitted by quote. Ask us for a price, or take the fitting out.',
  );
  expect(planFitting([{ ...board, heightCm: 4_000 }], 'mainland', mainland).byQuote).toBe(
    'A screen of 98 inches with its upper edge at 40 m is fitted by quote. Ask us for a price, or take the fitting out.',
  );
  expect(planFitting([{ ...board, inches: 43 }], 'highlands', highlands).byQuote).toBe(
    'A survey in the Highlands and Islands is by quote.',
  );
  expect(planFitting([board], 'channel_islands', null).byQuote).toBe(
    'We do not fit in the Channel Islands. Order without the fitting.',
  );
});

describe('days', () => {
  const calendars = openCalendars([{ day: '2026-12-03', place: 'uk' }]);
  const england = { calendar: 'england', calendars } as const;

  test('the first is so many working days after the goods, and never the day on which they come', () => {
    expect(earliestVisit('2026-11-30', 0, england)).toBe('2026-12-01');
    expect(earliestVisit('2026-11-30', 2, england)).toBe('2026-12-02');
    // Over a weekend, Christmas and Boxing Day with its substitute.
    expect(earliestVisit('2026-12-24', 1, england)).toBe('2026-12-29');
    // Saint Andrew's Day is a holiday in Scotland alone.
    expect(earliestVisit('2026-11-27', 1, { calendar: 'scotland', calendars })).toBe('2026-12-01');
  });

  test('a wish is refused before that day, at a weekend, on a holiday, twice and beyond half a year', () => {
    const days = ['2026-12-01', '2026-12-05', '2026-12-03', '2026-12-25', '2026-12-04', '2026-12-04', '2027-09-01'];
    expect([...wrongInWishes(days, '2026-12-02', england)]).toEqual([
      [0, 'The first day that is possible is Wed 2 Dec, once the goods are there'],
      [1, '5 Dec 2026 is at a weekend. Our fitters come Monday to Friday'],
      [2, '3 Dec 2026 is a holiday there. Choose another day'],
      [3, '25 Dec 2026 is a holiday there. Choose another day'],
      [5, 'You have chosen this day already'],
      [6, 'Choose a day until 31 May 2027'],
    ]);
  });
});
