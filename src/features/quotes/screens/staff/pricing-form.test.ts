import { expect, test } from 'vitest';
import { comparedWithList, type DraftLine, pricedLines, pricingOf } from './pricing-form.ts';

const line = (quantity: string, unitPrice: string, listPrice = '299.00'): DraftLine => ({
  ...{ key: 1, productId: 7, productName: '43-inch menu board', sku: null },
  ...{ quantity, unitPrice, listPrice },
});

test('accepts pound signs, commas and spaces; the server reports what is not a number', () => {
  const draft = { lines: [line('1,000', '£ 1,249.50'), line('two', 'cheap')], deliveryMethodId: '' };
  const sent = pricingOf(
    {
      ...draft,
      services: [],
      fittingPostcode: '',
      deliveryFee: '9',
      deliveryZone: 'highlands',
      deliverOn: '',
      validUntil: '2026-12-05',
      depositPercent: '30%',
      note: '',
    },
    3,
  );
  expect(sent.lines[0]).toEqual({ productId: 7, quantity: 1000, unitPrice: '1249.50' });
  expect(sent.lines[1]?.quantity).toBeNaN();
  expect(sent.depositPercent).toBe(30);
  expect([sent.deliveryMethodId, sent.deliveryFee, sent.deliverOn]).toEqual([null, null, null]);
});

test('the total beside the form counts only valid lines', () => {
  expect(pricedLines([line('10', '249'), line('', '249'), line('1', '-1'), line('1', '0')])).toEqual([
    { quantity: 10, unitPrice: 24_900 },
    { quantity: 1, unitPrice: 0 },
  ]);
});

test('a price is compared with the shop’s own', () => {
  expect(comparedWithList(line('1', '269.10'))).toBe('10% off');
  expect(comparedWithList(line('1', '0'))).toBe('100% off');
  expect(comparedWithList(line('1', '298.99'))).toBe('under 1% off');
  expect(comparedWithList(line('1', '328.90'))).toBe('10% above');
  expect(comparedWithList(line('1', '299'))).toBeNull();
  expect(comparedWithList(line('1', '5', '0.00'))).toBeNull();
});
