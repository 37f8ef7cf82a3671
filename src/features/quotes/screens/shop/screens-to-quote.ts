import type { CartLine } from '#features/cart/contract.ts';
import { HEIGHTS_UP_TO } from '#features/fitting/rates.ts';
import type { Api } from '#web/api.ts';
import type { ScreenToQuote } from './fitting-typed.ts';

interface Goods {
  productId: number;
  quantity: number;
  fitting?: CartLine['fitting'];
}

/** The screens among the goods of a request, each once; null while the shop does not fit. */
export async function readScreensToQuote(api: Api, goods: readonly Goods[]): Promise<ScreenToQuote[] | null> {
  const ids = [...new Set(goods.map(({ productId }) => productId))].slice(0, 500);
  const asked = ids.map((id) => `${id}@${HEIGHTS_UP_TO[0]}`).join(',');
  const { isSold, screens } = await api('GET /api/fitting-prices', { query: asked ? { screens: asked } : {} });
  if (!isSold) return null;
  return screens.map(({ productId, product: name }) => {
    const lines = goods.filter((line) => line.productId === productId);
    const { fitting } = lines.find((line) => line.fitting) ?? {};
    return {
      ...{ productId, name, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
      fitted: fitting ?? null,
    };
  });
}
