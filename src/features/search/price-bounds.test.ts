import { expect, test } from 'vitest';
import { SEARCH_LIMITS } from './limits.ts';
import { boundsOf, handlesOf, sayBounds, sayHandle } from './price-bounds.ts';

test('the slider runs from 0 to 5000 in steps of 50, typing rests for 300 ms', () => {
  expect(SEARCH_LIMITS).toMatchObject({ sliderLeast: 0, sliderMost: 5000, sliderStep: 50, debounceMs: 300 });
});

test('the ends of the slider ask for nothing', () => {
  expect(boundsOf([0, 5000])).toEqual({ minPrice: '', maxPrice: '' });
  expect(boundsOf([250, 2000])).toEqual({ minPrice: '250', maxPrice: '2000' });
});

test('the handles stand where the address says, within the slider', () => {
  expect(handlesOf({ minPrice: '', maxPrice: '' })).toEqual([0, 5000]);
  expect(handlesOf({ minPrice: '250.00', maxPrice: '9000' })).toEqual([250, 5000]);
  expect(handlesOf({ minPrice: '3000', maxPrice: '100' })).toEqual([100, 3000]);
  expect(handlesOf({ minPrice: 'cheap', maxPrice: '' })).toEqual([0, 5000]);
});

test('the right end says that there is no upper limit', () => {
  expect(sayHandle(5000)).toBe('£5,000+');
  expect(sayHandle(1250)).toBe('£1,250');
});

test('says a range as a person would', () => {
  expect(sayBounds({ minPrice: '', maxPrice: '' })).toBeNull();
  expect(sayBounds({ minPrice: '250', maxPrice: '2000.50' })).toBe('£250 to £2,000.50');
  expect(sayBounds({ minPrice: '', maxPrice: '1000' })).toBe('Up to £1,000');
});
