import type { Ware } from './shop.ts';
import { fromAddress } from './streams.ts';

// Of the group of addresses that no other load has.
const BUYERS_GROUP = 200;

/** Puts one of each of these in the cart of a new guest, who comes from this address. Returns the guest's cookie. */
export async function fillCart(url: string, wares: Ware[], address: Record<string, string> = {}): Promise<string> {
  let cookie = '';
  for (const { id } of wares) {
    const answer = await fetch(`${url}/api/cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...address, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify({ productId: id, quantity: 1 }),
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`The cart answered ${answer.status}: ${text}`);
    cookie ||= (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  }
  return cookie;
}

/** Fills carts of two products each for many guests, some at a time. Returns their cookies. */
export async function fillCarts(url: string, wares: Ware[], count: number, atOnce: number): Promise<string[]> {
  const cookies: string[] = [];
  let next = 0;
  const fill = async () => {
    while (next < count) {
      const at = next++;
      const two = [at, at + 1].flatMap((index) => wares[index % wares.length] ?? []);
      // A network opens so many carts an hour.
      cookies[at] = await fillCart(url, two, fromAddress(BUYERS_GROUP, at));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fill));
  return cookies;
}
