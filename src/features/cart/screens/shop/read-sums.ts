import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { planQuery } from '#features/delivery/plan-query.ts';
import { postcodeRefusal } from '#features/delivery/screens/read-plan.ts';
import type { Api } from '#web/api.ts';
import type { CartView } from './cart-view.ts';

/** Where a cart goes: to a postcode of the UK, or abroad; undefined where that is not known. */
export type CartDestination = { country: string; postcode: string } | undefined;

/** The sums of the cart at a destination; at none where the server refuses its postcode. */
export async function readSums(
  api: Api,
  to: CartDestination,
  init?: { signal: AbortSignal },
): Promise<Pick<CartView, 'summary' | 'refused'>> {
  const query = to ? planQuery([], to) : {};
  try {
    return { summary: await api('GET /api/cart/summary', { query }, init) };
  } catch (error) {
    const sentence = postcodeRefusal(error);
    if (!to || !sentence) throw error;
    const refused = { postcode: to.postcode, sentence };
    return { summary: await api('GET /api/cart/summary', { query: {} }, init), refused };
  }
}

/** The postcode of a destination that is typed; undefined for none. */
export function atPostcode(postcode: string | null): CartDestination {
  return postcode ? { country: HOME_COUNTRY, postcode } : undefined;
}
