import { expect, test } from 'vitest';
import { fittedOf, fittingToSend, phoneServices } from './phone-fitting.ts';
import { phoneTotals } from './phone-order.ts';

const lines = [{ productId: 7, name: 'Board', price: '299.00', quantity: 2, stock: 9 }];
const prices = {
  fittable: new Set([7]),
  priceOf: (id: number, height: string) =>
    height === '2.5'
      ? { name: `Fitting ${id}`, price: 15_000, byQuote: null }
      : { name: '', price: null, byQuote: 'No' },
  survey: { name: 'Survey', price: 9_500, byQuote: null },
  placeName: 'Mainland GB',
  hasWall: false,
  zone: 'mainland' as const,
};
const fitted = { screens: [{ productId: 7, count: '2', height: '2.5' }], survey: true };

test('a sum has the services that have a price, and a delivery is free by the goods alone', () => {
  const services = phoneServices(fitted, prices);
  expect(services).toEqual([
    { name: 'Fitting 7', quantity: 2, unitPrice: 15_000 },
    { name: 'Survey', quantity: 1, unitPrice: 9_500 },
  ]);
  const address = { country: 'United Kingdom', postcode: 'LS1 4AP' };
  const sums = phoneTotals({ lines, services, method: undefined, address, storeRate: '20.00' });
  expect([sums.subtotal, sums.grandTotal]).toEqual([99_300, 119_160]);
  expect(phoneServices({ screens: [{ productId: 7, count: 'two', height: '2.5' }], survey: false }, prices)).toEqual(
    [],
  );
  expect(phoneServices({ screens: [{ productId: 7, count: '1', height: '40' }], survey: false }, prices)).toEqual([]);
});

test('a fitting goes with its screen, and a survey with the last fitting', () => {
  expect(fittedOf(fitted, lines)).toEqual(fitted);
  expect(fittedOf(fitted, [])).toEqual({ screens: [], survey: false });
  expect(fittingToSend({ screens: [], survey: false }, [])).toBeUndefined();
  expect(fittingToSend(fitted, ['2026-12-04'])).toEqual({
    wishes: ['2026-12-04'],
    screens: [{ productId: 7, count: 2, height: '2.5', survey: true }],
  });
});
