import { expect, test } from 'vitest';
import { farthestMetres, leastInches, metresIn, printMm } from './sizes.ts';

test('what is no distance, or none that a room has, is not read as one', () => {
  for (const message of ['', '55 inch', '0 m', '900 metres', '4 months', 'HDMI 2.0'])
    expect(metresIn(message), message).toBeNull();
});

test('metres and feet are read', () => {
  expect(metresIn('for a space about 4m across')).toBe(4);
  expect(metresIn('people stand 20 ft away')).toBeCloseTo(6.096, 3);
});

test('the worked examples of the buying help', () => {
  expect(farthestMetres(55)).toBeCloseTo(6.85, 2);
  expect(farthestMetres(1500 / 12.4526, 0.035)).toBeCloseTo(10.5, 5);
  expect(farthestMetres(leastInches(6))).toBeCloseTo(6, 9);
  expect(printMm(6)).toEqual({ comfortable: 30, least: 10 });
});
