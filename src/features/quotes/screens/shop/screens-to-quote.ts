import type { CartLine } from '#features/cart/contract.ts';
import { HEIGHTS_UP_TO } from '#features/fitting/rates.ts';
import type { Api } from '#web/api.ts';
import type { ScreenToQuote } from './fitting-typed.ts';

interface Goods {
  productId: number;
  quantity: number;
  fitting?: CartLine['fitting'];
}

/** What can be fitted of the goods of a request. */
interface ToFit {
  /** The screens, each once; null while the shop does not fit. */
  screens: ScreenToQuote[] | null;
  hasWall: boolean;
}

/** Reads what of the goods of a request can be fitted. */
export async function readScreensToQuote(api: Api, goods: readonly Goods[]): Promise<ToFit> {
  const ids = [...new Set(goods.map(({ productId }) => productId))].slice(0, 500);
  const asked = ids.map((id) => `${id}@${HEIGHTS_UP_TO[0]}`).join(',');
  const { isSold, screens, hasWall } = await api('GET /api/fitting-prices', { query: asked ? { screens: asked } : {} });
  if (!isSold) return { screens: null, hasWall: false };
  const named = screens.map(({ productId, product: name }) => {
    const lines = goods.filter((line) => line.productId === productId);
    const { fitting } = lines.find((line) => line.fitting) ?? {};
    return {
      ...{ productId, name, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
      fitted: fitting ?? null,
    };
  });
  return { screens: named, hasWall };
}
