import type { User } from '#features/accounts/contract.ts';
import { type CartOwner, fittedOf, listCartLines } from '#features/cart/server/door.ts';
import type { ScreenAsked } from '#features/fitting/screens-to-fit.ts';
import type { Database, Transaction } from '#platform/database.ts';

export interface Item {
  productId: number;
  quantity: number;
}

/** Who asks for a quote. */
export interface Requester {
  customerId: number | null;
  cart: CartOwner | null;
  user: User | null;
}

/** What a quote is asked for: its goods, and what of them the cart says is to be fitted. */
export interface GoodsAsked {
  items: Item[];
  fitted: ScreenAsked[];
}

/** The goods that a request names; with none named, those of the cart. A visit alone has none. */
export async function goodsAsked(
  db: Database | Transaction,
  named: { items: readonly Item[] | undefined; isWithoutGoods: boolean },
  { cart }: Requester,
): Promise<GoodsAsked> {
  if (named.items?.length) return { items: [...named.items], fitted: [] };
  if (named.isWithoutGoods || !cart) return { items: [], fitted: [] };
  const lines = await listCartLines(db, cart);
  return {
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    fitted: lines.flatMap((line) => {
      const fitted = fittedOf(line);
      return fitted ? [{ ...fitted, productId: line.productId, height: fitted.heightCm }] : [];
    }),
  };
}
