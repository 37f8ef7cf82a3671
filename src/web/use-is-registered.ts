import { useShop } from './use-shop.ts';

/** Whether the shop is registered for VAT. One that is not has one price for everything, and says nothing of VAT. */
export function useIsRegistered(): boolean {
  return useShop()?.hasVat !== false;
}
