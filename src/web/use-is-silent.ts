import { useShop } from './use-shop.ts';

/** Whether this shop has no mail server: then no screen says that an e-mail comes (decision E7). */
export function useIsSilent(): boolean {
  return useShop()?.sendsEmail === false;
}
