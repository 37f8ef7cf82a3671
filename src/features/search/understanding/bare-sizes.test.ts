import { expect, test } from 'vitest';
import { bareSizesIn } from './bare-sizes.ts';

const labels = (sentence: string) => bareSizesIn(sentence).map(({ label }) => label);

test('a bare number that screens are sold in is a hint of that size', () => {
  expect(labels('cheapest 65 with three years on site')).toEqual(['About 65"']);
  expect(labels('bulk buy of 43 landscape')).toEqual(['About 43"']);
});

test('a number that belongs to something else is none', () => {
  const others = [
    '60 screens',
    'for 50 people',
    'under £65',
    '46 x 27 mm',
    '24/7',
    '55 inch',
    'bf-55',
    '43 or 55',
    '12.22 kg',
  ];
  for (const sentence of others) expect(labels(sentence), sentence).toEqual([]);
});
