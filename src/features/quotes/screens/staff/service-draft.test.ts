import { expect, test } from 'vitest';
import type { Quote } from '#features/quotes/contract.ts';
import {
  draftServicesOf,
  leftToFit,
  newFitting,
  newVisit,
  pricedServices,
  servicesToSend,
  tablePriceOf,
} from './service-draft.ts';
import { tableWords, unpricedWords } from './service-words.ts';

type Line = Quote['lines'][number];
const line = (part: Partial<Line>): Line => ({
  ...{ id: 1, productId: 7, productName: 'Board', sku: null, quantity: 2, service: null },
  ...{ listPrice: '299.00', unitPrice: null, total: null, ...part },
});
const service = (part: Partial<NonNullable<Line['service']>> = {}) => ({
  ...{ kind: 'fitting' as const, screenId: 7, height: '2.5', isByHand: false, ...part },
});
const prices = {
  fittable: new Set([7]),
  priceOf: (_: number, height: string) => ({ name: '', price: height === '2.5' ? 15_000 : null, byQuote: null }),
  survey: { name: 'Survey', price: 9_500, byQuote: null },
  placeName: 'Mainland GB',
  zone: 'mainland' as const,
  hasWall: false,
};

test('what stands at its price of the table follows the table; another price is as staff wrote it', () => {
  const lines = [
    line({}),
    line({ id: 2, service: service(), listPrice: '150.00', unitPrice: '150.00' }),
    line({ id: 3, service: service({ height: '40', isByHand: true }), listPrice: null, unitPrice: '400.00' }),
    line({
      id: 4,
      service: { kind: 'survey', screenId: null, height: null, isByHand: false },
      unitPrice: '95.00',
      listPrice: '95.00',
      quantity: 1,
    }),
  ];
  const drafts = draftServicesOf({ lines });
  expect(drafts.map(({ name, height, unitPrice }) => [name, height, unitPrice])).toEqual([
    ['Board', '2.5', ''],
    ['Board', '40', '400.00'],
    ['Survey', '', ''],
  ]);
  expect(pricedServices(drafts, prices)).toEqual([
    { quantity: 2, unitPrice: 15_000 },
    { quantity: 2, unitPrice: 40_000 },
    { quantity: 1, unitPrice: 9_500 },
  ]);
  expect(servicesToSend(drafts)).toEqual([
    { kind: 'fitting', productId: 7, height: '2.5', quantity: 2, unitPrice: null },
    { kind: 'fitting', productId: 7, height: '40', quantity: 2, unitPrice: '400.00' },
    { kind: 'survey', quantity: 1, unitPrice: null },
  ]);
});

test('a screen is offered for fitting while some of it is left', () => {
  const goods = (productId: number, quantity: string) => ({
    ...{
      key: 1,
      productId,
      productName: `Board ${productId}`,
      sku: null,
      listPrice: '299.00',
      quantity,
      unitPrice: '',
    },
  });
  const fitted = (quantity: string) => [
    { key: 1, kind: 'fitting' as const, screenId: 7, name: 'Board', height: '2', quantity, unitPrice: '' },
  ];
  const lines = [goods(7, '2'), goods(7, '1'), goods(8, '5')];
  expect(leftToFit({ lines, services: fitted('2') }, prices)).toEqual([{ productId: 7, name: 'Board 7', left: 1 }]);
  expect(leftToFit({ lines, services: fitted('3') }, prices)).toEqual([]);
});

test('a price that the table does not have is never made up', () => {
  const [byHand] = draftServicesOf({
    lines: [line({ service: service({ height: '40', isByHand: true }), listPrice: null })],
  });
  expect(pricedServices(byHand ? [byHand] : [], prices)).toEqual([]);
  expect(tableWords({ name: '', price: null, byQuote: 'No' })).toBe('The table has no price: make one by hand');
});

test('what has no price yet is named beside the totals, which leave it out', () => {
  const fitting = { ...newFitting(7, 'Board', '2'), height: '40' };
  const survey = newVisit('survey');
  const without = { ...prices, survey: { name: 'Survey', price: null, byQuote: null } };
  expect(unpricedWords([fitting], prices)).toBe('Without the fitting of Board, which has no price yet');
  expect(unpricedWords([fitting, survey], without)).toBe(
    'Without the fitting of Board and the survey, which have no price yet',
  );
  expect(unpricedWords([{ ...fitting, unitPrice: '400' }, survey], prices)).toBeNull();
  expect(unpricedWords([newVisit('wall')], prices)).toBe('Without the fitting of the LED wall, which has no price yet');
});

test('the fitting of a wall has no price in any table, and is sent at the price that staff make', () => {
  const wall = { ...newVisit('wall'), unitPrice: '900' };
  expect(tableWords(tablePriceOf(wall, prices))).toBe('The table has no price: make one by hand');
  expect(servicesToSend([wall])).toEqual([{ kind: 'wall', quantity: 1, unitPrice: '900' }]);
  expect(pricedServices([wall], prices)).toEqual([{ quantity: 1, unitPrice: 90_000 }]);
});
