import { describe, expect, test } from 'vitest';
import { daysFromTo } from '#values/london-day.ts';
import { periodBefore, stepSizeOf, stepsOf, wholeMonths } from './period.ts';
import { PRESETS, type Preset, presetPeriod } from './presets.ts';

test.each<[Preset, string, string]>([
  ['today', '2026-11-21', '2026-11-21'],
  ['last-7-days', '2026-11-15', '2026-11-21'],
  ['last-30-days', '2026-10-23', '2026-11-21'],
  ['this-month', '2026-11-01', '2026-11-21'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['this-quarter', '2026-10-01', '2026-11-21'],
  ['last-quarter', '2026-07-01', '2026-09-30'],
  ['this-year', '2026-01-01', '2026-11-21'],
  ['last-year', '2025-01-01', '2025-12-31'],
])('%s is what a calendar says', (preset, from, to) => {
  expect(presetPeriod(preset, '2026-11-21')).toEqual({ from, to });
});

test('on the first of January everything that is under way is one day long', () => {
  for (const preset of ['this-month', 'this-quarter', 'this-year'] as const) {
    expect(presetPeriod(preset, '2027-01-01')).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  }
  expect(presetPeriod('last-quarter', '2027-01-01')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
});

describe('the period before', () => {
  test.each([
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-10-01', '2026-12-31', '2026-07-01', '2026-09-30'],
    ['2026-03-01', '2026-03-30', '2026-01-30', '2026-02-28'],
    ['2026-03-29', '2026-03-29', '2026-03-28', '2026-03-28'],
  ])('of %s to %s is %s to %s', (from, to, before, end) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: end });
  });

  test('always ends the day before, and every preset has one', () => {
    for (const preset of Object.keys(PRESETS) as Preset[]) {
      const period = presetPeriod(preset, '2026-11-21');
      const before = periodBefore(period);
      expect(daysFromTo(before.to, period.from)).toBe(2);
      if (wholeMonths(period) === 0) {
        expect(daysFromTo(before.from, before.to)).toBe(daysFromTo(period.from, period.to));
      }
    }
  });
});

test('steps cover a period without gap or overlap, whatever their size', () => {
  const period = { from: '2026-01-30', to: '2026-04-02' };
  for (const size of ['day', 'week', 'month'] as const) {
    const steps = stepsOf(period, size);
    expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([period.from, period.to]);
    expect(steps.reduce((days, { from, to }) => days + daysFromTo(from, to), 0)).toBe(63);
  }
  expect(stepsOf(period, 'month').map(({ from }) => from)).toEqual([
    '2026-01-30',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ]);
});

test('a chart never has more bars than can be told apart', () => {
  for (const to of ['2026-01-01', '2026-02-14', '2026-02-15', '2026-07-19', '2026-07-20', '2036-01-01']) {
    const period = { from: '2026-01-01', to };
    expect(stepsOf(period, stepSizeOf(period)).length).toBeLessThanOrEqual(121);
  }
});
