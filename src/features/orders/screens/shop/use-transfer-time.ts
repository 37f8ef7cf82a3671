import type { Address } from '#features/accounts/contract.ts';
import type { TransferTime } from '#features/payments/screens/shop/payment-method-cards.tsx';
import type { LondonDay } from '#values/london-day.ts';
import { useShop } from '#web/use-shop.ts';
import type { CheckoutValues } from './checkout-form.ts';
import { paysFromHome } from './checkout-totals.ts';

type Buyer = { values: CheckoutValues; addresses: readonly Address[]; isCollection: boolean };

/** How long the goods of an order wait for a transfer that is made today, and whether it comes from abroad. */
export function useTransferTime(today: LondonDay, holder: 'account' | 'guest', buyer: Buyer): TransferTime {
  const days = useShop()?.transferDays[holder] ?? null;
  return { today, days, isFromHome: paysFromHome(buyer.values, buyer.addresses, buyer.isCollection) };
}
