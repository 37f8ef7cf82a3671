import { ORDER_KEY_COOKIE } from '#features/orders/order-key-cookie.ts';

/** The key of this order that a guest's browser kept while it was away on the page to pay on. */
export function rememberedOrderKey({ headers }: Request): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('='));
  const key = cookies.find(([name]) => name === ORDER_KEY_COOKIE)?.[1] ?? '';
  return /^[\w-]{43}$/.test(key) ? key : undefined;
}
