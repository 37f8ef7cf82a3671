import { findProducts } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import { Refusal, refuse } from '#platform/refusal.ts';
import { raiseLines } from './add-to-cart.ts';
import { type CartOwner, type CartRow, listCartLines } from './cart-lines.ts';
import { demandForSale, type ForSale, tooMany } from './for-sale.ts';

export interface Wanted {
  productId: number;
  quantity: number;
}

type WantedForSale = { product: ForSale; quantity: number };

/** The products of several lines, each once. Throws one refusal with a sentence for each that cannot be bought. */
export async function getAllForSale(db: Database, items: readonly Wanted[]): Promise<WantedForSale[]> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of items) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const known = await findProducts(db, [...quantities.keys()]);
  const wanted: WantedForSale[] = [];
  const refused: Refusal[] = [];
  // In the order of their ids, in which the lines are written too: two carts that meet wait for each other instead of for ever.
  for (const [productId, quantity] of [...quantities].sort(([a], [b]) => a - b)) {
    try {
      wanted.push({ product: demandForSale(known.get(productId)), quantity });
    } catch (error) {
      refused.push(asRefusal(error));
    }
  }
  if (refused.length > 0) throw noneAdded(refused);
  return wanted;
}

/** Adds several products or raises their lines, in one statement: all of them, or none. */
export async function addAllToCart(
  context: AppContext,
  owner: CartOwner,
  wanted: readonly WantedForSale[],
): Promise<CartRow[]> {
  return context.db.transaction(async (tx) => {
    const before = new Map((await listCartLines(tx, owner)).map((line) => [line.productId, line.quantity]));
    const over = wanted.filter(({ product, quantity }) => quantity > product.most);
    if (over.length > 0) throw noneAdded(over.map(({ product }) => tooMany(product, before.get(product.id))));
    const rows = await raiseLines({ db: tx, clock: context.clock }, owner, wanted);
    const raised = new Map(rows.map((row) => [row.productId, row.quantity]));
    // What another window added meanwhile counts too. The transaction takes all of them back.
    const short = wanted.filter(({ product }) => (raised.get(product.id) ?? product.most + 1) > product.most);
    if (short.length > 0)
      throw noneAdded(
        short.map(({ product, quantity }) => {
          const now = raised.get(product.id);
          return tooMany(product, now === undefined ? before.get(product.id) : now - quantity);
        }),
      );
    return rows;
  });
}

const MOST_SENTENCES = 6;

function noneAdded(refused: readonly Refusal[]): Refusal {
  const shown = refused.slice(0, MOST_SENTENCES).map(({ message }) => message);
  const more = refused.length - shown.length;
  if (more > 0) shown.push(more === 1 ? 'Another one cannot be had either.' : `${more} others cannot be had either.`);
  return refuse(refused[0]?.code ?? 'conflict', `${shown.join(' ')} Nothing was put in your cart.`);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
