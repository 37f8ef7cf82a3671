import { expect, test } from 'vitest';
import type { Order } from './contract.ts';
import { fittingFacts } from './fitting-words.ts';

type Item = Order['items'][number];
const board = { productId: 7, productName: 'Counter 55', quantity: 3, refunded: 0 } as Item;
const service = {
  productId: 1,
  productName: 'Fitting: Counter 55, up to 3 m',
  quantity: 2,
  refunded: 0,
  isService: true,
} as Item;
const survey = { ...service, productName: 'Survey before the fitting, Mainland GB', quantity: 1 };
const fitting: NonNullable<Order['fitting']> = {
  screens: [{ productId: 7, count: 2, height: '2.5' }],
  wishes: ['2026-12-04', '2026-12-08'],
  earliestOn: '2026-12-02',
  confirmedOn: null,
};
const order = { status: 'processing', items: [board, service], fitting } satisfies Parameters<typeof fittingFacts>[0];

test('an order says on which day it is fitted, what, and how high', () => {
  const what = { term: 'What is fitted', value: '2 × Counter 55, upper edge at 2.5 m' };
  expect(fittingFacts(order)).toEqual([
    { term: 'Fitting', value: 'Wish, to be confirmed: 4 Dec 2026 or 8 Dec 2026' },
    what,
  ]);
  expect(fittingFacts({ ...order, fitting: { ...fitting, confirmedOn: '2026-12-08' } })).toEqual([
    { term: 'Fitting', value: 'Confirmed for 8 Dec 2026' },
    what,
  ]);
});

test('a fitting that was refunded is no longer among what is fitted', () => {
  const withSurvey = (refunded: number) => fittingFacts({ ...order, items: [board, { ...service, refunded }, survey] });
  expect(withSurvey(1).at(1)?.value).toBe('1 × Counter 55, upper edge at 2.5 m');
  expect(withSurvey(1).at(2)).toEqual({ term: 'Survey', value: 'Before the fitting: we agree the day with you' });
  // We still come, and not to fit anything.
  expect(withSurvey(2).map(({ term }) => term)).toEqual(['Survey']);
});

test('a survey alone is told of as a survey, and nothing is said of fitting', () => {
  expect(fittingFacts({ ...order, items: [board, survey], fitting: { ...fitting, screens: [], wishes: [] } })).toEqual([
    { term: 'Survey', value: 'The day is to be confirmed: we agree it with you' },
  ]);
});

test('the fitting of an LED wall is a fitting, and names the wall', () => {
  const wall = { ...service, productName: 'Fitting: LED wall', quantity: 1 };
  const facts = fittingFacts({ ...order, items: [board, wall, survey], fitting: { ...fitting, screens: [] } });
  expect(facts.map(({ term, value }) => [term, value])).toEqual([
    ['Fitting', 'Wish, to be confirmed: 4 Dec 2026 or 8 Dec 2026'],
    ['What is fitted', 'The LED wall'],
    ['Survey', 'Before the fitting: we agree the day with you'],
  ]);
});

test('nothing is promised of what was refunded, cancelled or never bought', () => {
  const refunded = { ...order, items: [board, { ...service, refunded: 2 }] };
  expect(fittingFacts(refunded)).toEqual([{ term: 'Fitting', value: 'Refunded, so nothing is fitted' }]);
  const noSurvey = { ...order, items: [board, { ...survey, refunded: 1 }] };
  expect(fittingFacts(noSurvey)).toEqual([{ term: 'Survey', value: 'Refunded, so nothing is surveyed' }]);
  expect(fittingFacts({ ...order, status: 'cancelled' })).toEqual([]);
  expect(fittingFacts({ ...order, fitting: null })).toEqual([]);
});
