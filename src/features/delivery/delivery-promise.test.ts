import { expect, test } from 'vitest';
import { cheapestOption, chosenOption } from './chosen-option.ts';
import type { DeliveryOption } from './contract.ts';
import { dayText, deliveryPromise, fastestOption } from './delivery-promise.ts';

const option = (part: Partial<DeliveryOption>): DeliveryOption => ({
  id: 1,
  name: 'Standard',
  description: null,
  isCollection: false,
  price: '9.99',
  freeThreshold: '100.00',
  fee: '9.99',
  arrivesOn: '2026-12-02',
  isAbout: false,
  ...part,
});
const nextDay = option({
  name: 'Next Day',
  price: '34.99',
  fee: '34.99',
  freeThreshold: null,
  arrivesOn: '2026-11-24',
});
const collection = option({
  name: 'Collection',
  price: '0.00',
  fee: '0.00',
  freeThreshold: null,
  isCollection: true,
  arrivesOn: '2026-11-23',
});
const today = '2026-11-22';

test('names each way with its day, its price and from what value it is free', () => {
  expect(deliveryPromise({ options: [option({}), nextDay, collection], today })).toEqual([
    'Standard: Wed 2 Dec, £9.99 ex VAT, free from £100.00',
    'Next Day: Tue 24 Nov, £34.99 ex VAT',
    'Collection: ready Mon 23 Nov, free',
  ]);
});

test('promises nothing that no method does', () => {
  expect(deliveryPromise({ options: [], today })).toEqual([]);
  expect(fastestOption([collection])).toBeUndefined();
});

test('the first day at the door is that of the fastest method, not of a collection', () => {
  expect(fastestOption([option({}), nextDay, collection])?.name).toBe('Next Day');
});

test('abroad a day is about, and next year’s says its year', () => {
  expect(dayText(option({ isAbout: true }), today)).toBe('about Wed 2 Dec');
  expect(dayText(option({ arrivesOn: '2027-01-04' }), today)).toBe('Mon 4 Jan 2027');
});

test('the cheapest to the door is begun with, and of those that cost the same the first to arrive', () => {
  const [standard, express] = [option({ fee: '0.00' }), option({ id: 2, fee: '0.00', arrivesOn: '2026-11-26' })];
  expect(cheapestOption([standard, express, nextDay, collection])).toBe(express);
  expect(cheapestOption([option({}), { ...express, fee: '19.99' }])?.id).toBe(1);
  expect(chosenOption({ options: [standard, express] }, '7')).toBe(express);
});

test('collection is taken only by who chooses it, also where nothing else is offered', () => {
  const [standard, pickUp] = [option({}), { ...collection, id: 2 }];
  expect(chosenOption({ options: [pickUp, standard] }, undefined)).toBe(standard);
  expect(chosenOption({ options: [pickUp, standard] }, '2')).toBe(pickUp);
  expect(chosenOption({ options: [pickUp] }, '1')).toBeUndefined();
});
