import { expect, test } from 'vitest';
import type { CartSummary } from '#features/cart/contract.ts';
import { deliveryRow } from './delivery-row.ts';

const plan = {
  today: '2026-11-23',
  items: '1x1',
  place: { country: 'United Kingdom', postcode: null, zone: 'mainland', name: 'Mainland GB', isAssumed: true },
  options: [],
  byQuote: null,
} as const;
const noteOf = (summary: Partial<CartSummary>, isRegistered = true) =>
  deliveryRow(
    { delivery: '9.99', freeDeliveryFrom: '100.00', subtotal: '99.99', plan, ...summary } as CartSummary,
    { ex: 999, inc: 1199 },
    isRegistered,
  ).note;

const FREE = 'Free standard delivery from £100.00 is applied at checkout (goods ex VAT)';

test('the estimate says from which sum the checkout does not charge it', () => expect(noteOf({})).toBe(FREE));

test('a shop that is not registered for VAT says the same of its one price', () =>
  expect(noteOf({}, false)).toBe('Free standard delivery from £100.00 is applied at checkout'));

test('goods that reach the sum are told that the estimate is counted until a postcode is known, and then charged nothing', () => {
  expect(noteOf({ subtotal: '1800.00' })).toBe(
    `${FREE}. Your goods reach it. This estimate is counted here only until a postcode is known: at a mainland address the checkout charges nothing for standard delivery.`,
  );
});

test.each([
  ['United Kingdom', 'LS1 4AP', 'mainland', 'at LS1 4AP'],
  ['France', '75001', 'france', 'in France'],
] as const)(
  'once it is known where the cart goes, to %s, the row says so and estimates nothing',
  (country, postcode, zone, there) => {
    const place = { country, postcode, zone, name: country, isAssumed: false };
    const option = { name: 'Standard', isCollection: false, arrivesOn: '2026-12-01', isAbout: false };
    const note = noteOf({ plan: { ...plan, place }, option } as unknown as Partial<CartSummary>);
    expect(note).toMatch(new RegExp(`^Arrives .* ${there}$`));
  },
);

test('nothing is said of free delivery where no method gives it', () => {
  expect(noteOf({ freeDeliveryFrom: null })).toBeUndefined();
  expect(noteOf({ freeDeliveryFrom: null, delivery: null })).toBeUndefined();
});
