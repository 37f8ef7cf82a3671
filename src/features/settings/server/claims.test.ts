import { expect, test } from 'vitest';
import { claimsThatHold } from './api.ts';

const nextDay = { title: 'Next day delivery', text: 'Tomorrow.', href: '/terms', needsDeliveryDays: 1 };
const priceMatch = { title: 'Price match', text: 'We match it.', href: '/terms' };
const titles = (fastestDays: number | null) => claimsThatHold([nextDay, priceMatch], fastestDays).map((c) => c.title);

test('next day delivery is claimed while an active method takes a day or less', () => {
  expect(titles(1)).toEqual(['Next day delivery', 'Price match']);
  expect(titles(0)).toEqual(['Next day delivery', 'Price match']);
});

test('next day delivery is not claimed when the fastest method is slower, or when there is none', () => {
  expect(titles(2)).toEqual(['Price match']);
  expect(titles(null)).toEqual(['Price match']);
});

test('what a claim depends on is not told to the public', () => {
  expect(claimsThatHold([nextDay], 1)).toEqual([{ title: 'Next day delivery', text: 'Tomorrow.', href: '/terms' }]);
});
