import { expect, test } from 'vitest';
import { productFacts } from '#features/catalogue/screens/shop/product-facts.ts';
import { type Availability, availabilityOf } from './availability.ts';
import type { ShownProduct } from './contract.ts';

const cases: [inStock: boolean, madeToOrder: boolean | undefined, says: Availability, schema: string][] = [
  [false, true, 'Out of Stock', 'OutOfStock'],
  [false, undefined, 'Out of Stock', 'OutOfStock'],
  [true, true, 'Made to order', 'MadeToOrder'],
  [true, false, 'In Stock', 'InStock'],
  [true, undefined, 'In Stock', 'InStock'],
];

test.each(cases)(
  'can be bought %s and made to order %s: %s, and %s for search engines',
  (inStock, madeToOrder, says, schema) => {
    const product = {
      inStock,
      specs: { madeToOrder },
      gallery: [],
      id: 1,
      name: 'Board',
      slug: 'x',
      priceIncVat: '12.00',
    };
    expect(availabilityOf(product)).toBe(says);
    const facts = productFacts(product as unknown as ShownProduct, [], {
      at: (path: string) => `https://shop.example${path}`,
      settings: { hasVat: true },
    } as never);
    expect(facts).toMatchObject({ offers: { availability: `https://schema.org/${schema}` } });
  },
);

test('a product of which nothing else is known is in stock when it can be bought', () => {
  expect(availabilityOf({ inStock: true })).toBe('In Stock');
});
