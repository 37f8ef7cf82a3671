import { EXAMPLE, typedIn, type WallTyped } from '#features/walls/wall-address.ts';
import type { Api } from '#web/api.ts';
import { ApiError, sentenceOf } from '#web/api.ts';
import { FAILURES } from '#web/toast-texts.ts';

/** Puts the wall of an address in the cart, all of it or nothing; the sentence why not where it is refused. */
export async function addWall(api: Api, request: Request): Promise<{ refused: string } | null> {
  const typed = typedIn(new URL(request.url).searchParams);
  try {
    const { plan } = await api('GET /api/led-wall', { query: queryOf(typed) });
    const items = plan.lines.map(({ productId, quantity }) => ({ productId, quantity }));
    await api('POST /api/cart/lines', { body: { items } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: sentenceOf(error, FAILURES.addToCart) };
  }
}

/** The fields as the API takes them: an empty one is said to be so, for else it would be the example's. */
export function queryOf(typed: WallTyped): Record<keyof WallTyped, string> {
  return { ...EXAMPLE, ...typed };
}
