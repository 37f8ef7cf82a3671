import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import { Refusal, refuse } from '#platform/refusal.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartOwner, CartRow } from './cart-lines.ts';
import { type ForSale, getForSale } from './for-sale.ts';

export interface Wanted {
  productId: number;
  quantity: number;
}

type WantedForSale = { product: ForSale; quantity: number };

/** The products of several lines, each once. Throws one refusal with a sentence for each that cannot be bought. */
export async function getAllForSale(db: Database, items: readonly Wanted[]): Promise<WantedForSale[]> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of items) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const wanted: WantedForSale[] = [];
  const refused: Refusal[] = [];
  // In the order of their ids, in which the lines are written too: two carts that meet wait for each other instead of for ever.
  for (const [productId, quantity] of [...quantities].sort(([a], [b]) => a - b)) {
    try {
      wanted.push({ product: await getForSale(db, productId), quantity });
    } catch (error) {
      refused.push(asRefusal(error));
    }
  }
  if (refused[0]) throw noneAdded(refused[0].code, refused.map(({ message }) => message).join(' '));
  return wanted;
}

/** Adds several products or raises their lines: all of them, or none. */
export async function addAllToCart(
  context: AppContext,
  owner: CartOwner,
  wanted: readonly WantedForSale[],
): Promise<CartRow[]> {
  try {
    return await context.db.transaction(async (tx) => {
      const rows: CartRow[] = [];
      for (const { product, quantity } of wanted)
        rows.push(await addToCart({ db: tx, clock: context.clock }, owner, product, quantity));
      return rows;
    });
  } catch (error) {
    const { code, message } = asRefusal(error);
    throw noneAdded(code, message);
  }
}

function noneAdded(code: string, sentences: string): Refusal {
  return refuse(code, `${sentences} Nothing was put in your cart.`);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
