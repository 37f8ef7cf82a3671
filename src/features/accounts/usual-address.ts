import type { Address } from '#features/accounts/contract.ts';

/** Where a customer most likely has goods delivered: the default for shipping, else the first for it, else any address. */
export function usualAddress<Saved extends Pick<Address, 'type' | 'isDefault'>>(
  addresses: readonly Saved[],
): Saved | undefined {
  const shipping = addresses.filter(({ type }) => type === 'shipping');
  return shipping.find(({ isDefault }) => isDefault) ?? shipping[0] ?? addresses[0];
}
