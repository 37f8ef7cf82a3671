import { ORDER_KEY_COOKIE } from '#features/orders/order-key-cookie.ts';

/** The guest's order key from the cookie that was set before the hosted payment page. */
export function rememberedOrderKey({ headers }: Request): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('='));
  const key = cookies.find(([name]) => name === ORDER_KEY_COOKIE)?.[1] ?? '';
  return /^[\w-]{43}$/.test(key) ? key : undefined;
}
