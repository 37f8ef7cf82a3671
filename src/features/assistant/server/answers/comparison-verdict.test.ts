import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { verdictOn } from './comparison-verdict.ts';

const product = (name: string, price: string, specs: Partial<Product['specs']>) => ({ name, price, specs }) as Product;
const small = product('Small', '100.00', { weightKg: 9, brightnessNits: 400 });
const large = product('Large', '150.00', { weightKg: 12 });

test('which is lighter or cheaper is said first', () => {
  expect(verdictOn('which is lighter', [small, large])).toEqual(['The lighter is Small: 9 kg against 12 kg.']);
  expect(verdictOn('is it cheaper', [large, small])).toEqual(['The cheaper is Small, by £50.00 ex VAT.']);
});

test('what one does not state is not judged, and a comparison that asks for neither has no verdict', () => {
  expect(verdictOn('which is brighter', [small, large])).toEqual([
    'Which is brighter I cannot say: Large does not state it.',
  ]);
  expect(verdictOn('what is the difference', [small, large])).toEqual([]);
  expect(verdictOn('which is lighter', [small])).toEqual([]);
  expect(verdictOn('which is lighter', [small, { ...small, name: 'Other' }])).toEqual([
    'Neither is lighter: both state 9 kg.',
  ]);
});
