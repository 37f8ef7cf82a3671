import { expect, test } from 'vitest';
import { readUse, yearlyUse } from './use-asked.ts';

test('hours and a tariff that make no sense are passed over, and the usual 16 hours stand', () => {
  for (const message of ['', '99 hours a day', '0 hours', 'at 0p', 'in 5p3'])
    expect(readUse(message), message).toEqual({ hoursADay: 16, isStated: false, pencePerKwh: null });
});

test('hours and a tariff are read as they are said', () => {
  expect(readUse('roughly what per year at 28p a unit, 14 hours a day?')).toEqual({
    hoursADay: 14,
    isStated: true,
    pencePerKwh: 28,
  });
  expect(readUse('running 24/7 at 27.5 pence')).toEqual({ hoursADay: 24, isStated: true, pencePerKwh: 27.5 });
});

test('the worked example of the buying help: 112 W, 16 hours, 30p', () => {
  const use = yearlyUse(112, { hoursADay: 16, isStated: true, pencePerKwh: 30 });
  expect(use.kwh).toBeCloseTo(654.08, 2);
  expect(use.costPence).toBe(19_622);
});
