import { expect, test } from 'vitest';
import { productLine } from './product-line.ts';

const board = {
  name: 'Board',
  specs: {
    technology: 'LCD',
    screenSizeInches: 55,
    resolution: '3840 × 2160',
    orientation: 'both',
    powerWatts: 112,
    operatingHours: '16/7',
  },
} as const;

test('what is no screen says nothing of reading, and what is not known is said to be so', () => {
  expect(productLine({ name: 'Bracket', specs: { loadKg: 40 } }, 30)).toBeUndefined();
  expect(productLine({ name: 'Screen', specs: { technology: 'LCD' } }, 30)).toBe(
    'From how far it reads is not known. What it costs to run is not known.',
  );
});

test('a board says from how far it reads each way up, and what it costs at the price of a kWh', () => {
  expect(productLine(board, 30)).toBe(
    'A list of about twelve lines reads from up to 6.8 m and 12.1 m upright. Electricity: about £196.22 a year, for 654 kWh in 16 hours a day at 30p.',
  );
  expect(productLine(board, 27.5)).toContain('£179.87 a year');
  expect(productLine({ ...board, specs: { ...board.specs, operatingHours: '24/7' } }, 30)).toContain(
    '981 kWh in 24 hours',
  );
});
