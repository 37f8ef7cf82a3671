import { expect, test } from 'vitest';
import type { Address } from '#features/accounts/contract.ts';
import { usualAddress } from './usual-address.ts';

const address = (id: number, type: 'shipping' | 'billing', isDefault = false) => ({ id, type, isDefault }) as Address;

test('a book without addresses has no usual one', () => expect(usualAddress([])).toBeUndefined());

test.each([
  ['the default for billing is not where goods go', [address(1, 'billing', true), address(2, 'shipping')], 2],
  ['the default for shipping is', [address(1, 'shipping'), address(2, 'shipping', true)], 2],
  ['without a default it is the first for shipping', [address(1, 'shipping'), address(2, 'shipping')], 1],
  ['an address for billing is better than none', [address(1, 'billing', true)], 1],
] as const)('%s', (_, addresses, id) => expect(usualAddress(addresses)?.id).toBe(id));
