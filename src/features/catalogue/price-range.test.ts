import { expect, test } from 'vitest';
import { priceRange } from './price-range.ts';

test('shows both ends of the range, and their note at the live rate', () => {
  expect(priceRange({ priceFrom: '450.00', priceTo: '13290.00', vatNote: true }, '20.00')).toEqual({
    price: '£450.00 – £13,290.00',
    vatNote: '£540.00 – £15,948.00 inc VAT',
  });
});

test('the prototype’s two figures are what a rate of 10 gives', () => {
  expect(priceRange({ priceFrom: '299.00', priceTo: '2950.00', vatNote: true }, '10.00').vatNote).toBe(
    '£328.90 – £3,245.00 inc VAT',
  );
});

test('a family without a note has none', () => {
  expect(priceRange({ priceFrom: '450.00', priceTo: '500.00' }, '20.00').vatNote).toBeNull();
});
