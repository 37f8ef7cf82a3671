import { expect, test } from 'vitest';
import type { Address } from '#features/accounts/contract.ts';
import { paysFromHome } from './checkout-totals.ts';

const saved = [
  { id: 1, country: 'United Kingdom', postcode: 'LS1 4AP' },
  { id: 2, country: 'Qatar', postcode: '25' },
] as Address[];

test.each([
  ['the bill goes where the goods go', { deliveryAddressId: '2', billingAddressId: 'same' }, false],
  ['a saved address at home takes the bill', { deliveryAddressId: '2', billingAddressId: '1' }, true],
  ['a saved address abroad takes the bill', { deliveryAddressId: '1', billingAddressId: '2' }, false],
  ['a typed one', { deliveryAddressId: '1', billingAddressId: 'new', 'billingAddress.country': 'France' }, false],
  ['a guest who types where it goes', { billingAddressId: 'same', 'deliveryAddress.country': 'Oman' }, false],
])('where the buyer pays from: %s', (_, values, isHome) => expect(paysFromHome(values, saved, false)).toBe(isHome));

test('an address that a collection does not ask for says nothing of the buyer', () =>
  expect(paysFromHome({ deliveryAddressId: '2', billingAddressId: 'same' }, saved, true)).toBe(true));
