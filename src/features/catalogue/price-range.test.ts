import { expect, test } from 'vitest';
import { priceRange } from './price-range.ts';

test('shows both ends of the range, ex VAT and at the live rate', () => {
  expect(priceRange({ priceFrom: '450.00', priceTo: '13290.00' }, '20.00')).toEqual({
    exVat: '£450.00 – £13,290.00',
    incVat: '£540.00 – £15,948.00',
    exPence: [45_000, 1_329_000],
    incPence: [54_000, 1_594_800],
  });
});

test('a family whose products all cost the same has one price', () => {
  expect(priceRange({ priceFrom: '450.00', priceTo: '450.00' }, '20.00')).toEqual({
    ...{ exVat: '£450.00', incVat: '£540.00' },
    ...{ exPence: [45_000], incPence: [54_000] },
  });
});

test('the prototype’s two figures are what a rate of 10 gives', () => {
  expect(priceRange({ priceFrom: '299.00', priceTo: '2950.00' }, '10.00').incVat).toBe('£328.90 – £3,245.00');
});
