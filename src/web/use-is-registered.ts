import { useShop } from './use-shop.ts';

/** Whether the shop is registered for VAT: one without a VAT number that charges none is not, and speaks of no VAT invoices or exports. */
export function useIsRegistered(): boolean {
  const shop = useShop();
  return shop?.company.vatNumber !== '' || Number(shop.vatRate) > 0;
}
