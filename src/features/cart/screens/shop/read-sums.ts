import { postcodeRefusal } from '#features/delivery/screens/read-plan.ts';
import type { Api } from '#web/api.ts';
import type { CartView } from './cart-view.ts';

/** The sums of the cart at a postcode; without one where the server refuses it. */
export async function readSums(
  api: Api,
  postcode: string | undefined,
  init?: { signal: AbortSignal },
): Promise<Omit<CartView, 'lines'>> {
  try {
    return { summary: await api('GET /api/cart/summary', { query: { postcode } }, init) };
  } catch (error) {
    const sentence = postcodeRefusal(error);
    if (!postcode || !sentence) throw error;
    return { summary: await api('GET /api/cart/summary', { query: {} }, init), refused: { postcode, sentence } };
  }
}
