import type { CartLine } from '#features/cart/contract.ts';
import { type PlaceToQuote, readPlaceToQuote } from '#features/guide/screens/shop/place-to-quote.ts';
import { type ListToQuote, readListToQuote } from '#features/projects/screens/shop/list-to-quote.ts';
import type { Api } from '#web/api.ts';

/** A wall as its room reads it. */
interface Wall {
  /** The address that opens it again. */
  plan: string;
  lines: { productId: number; quantity: number }[];
}

/** What the address of a request for a quote names; without any of it, the cart is asked for. */
export interface AskedFor {
  wall: Wall | null;
  list: ListToQuote | null;
  place: PlaceToQuote | null;
  /** A visit by itself. */
  isVisit: boolean;
}

/** Reads what a request for a quote is for: a project list, a place of the guide, or a visit by itself; and the wall, which is given. */
export async function readAskedFor<Plan extends Wall>(api: Api, request: Request, reading: Promise<Plan | null>) {
  const [wall, list, place] = await Promise.all([
    reading,
    readListToQuote(api, request),
    readPlaceToQuote(api, request),
  ]);
  // A visit by itself is asked for, whatever lies in the cart.
  return { wall, list, place, isVisit: new URL(request.url).searchParams.has('survey') };
}

/** Its goods, of which screens can be fitted. */
export function goodsOf({ wall, list, place, isVisit }: AskedFor, cart: readonly CartLine[]) {
  return isVisit ? [] : (wall?.lines ?? list?.list.lines ?? place?.goods ?? cart);
}

/** The part of the body of `POST /api/quotes` that says what is asked for. */
export function bodyOf({ wall, list, place, isVisit }: AskedFor) {
  return {
    ...(place && { guide: place.address, items: place.goods }),
    ...(wall && { items: wall.lines.map(({ productId, quantity }) => ({ productId, quantity })), plan: wall.plan }),
    ...(list && { list: list.asked }),
    ...(isVisit && { items: [] }),
  };
}
