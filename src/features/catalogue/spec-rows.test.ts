import { expect, test } from 'vitest';
import { specRows } from './spec-rows.ts';

test('writes specifications with their units, and leaves out what is not known', () => {
  const rows = specRows({
    sku: 'BF-MB-43',
    specs: {
      screenSizeInches: 43,
      brightnessNits: 2500,
      operatingHours: '16/7',
      touch: false,
      warrantyYears: 1,
      vesa: '200 × 200',
      powerSource: ['mains', 'PoE'],
    },
  });
  expect(Object.fromEntries(rows.map(({ term, value }) => [term, value]))).toEqual({
    'Product code': 'BF-MB-43',
    'Screen size': '43 inches (109 cm) across the diagonal',
    Brightness: '2,500 nits (cd/m²)',
    Touch: 'No',
    'Rated for': '16 hours a day, 7 days a week',
    'VESA mount': '200 × 200 mm',
    Warranty: '1 year',
    'Powered by': 'Mains, PoE',
  });
});

test('a product without specifications has no rows', () => {
  expect(specRows({ sku: null, specs: {} })).toEqual([]);
});
