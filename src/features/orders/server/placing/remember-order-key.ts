import { ORDER_KEY_COOKIE } from '#features/orders/order-key-cookie.ts';

const TWO_HOURS = 7_200;

/** Sets a cookie with the guest's key, because the return URL, which the payment provider sees, must not contain it. */
export function rememberOrderKey(
  headers: Headers,
  shopUrl: string,
  orderNumber: string,
  key: string | undefined,
): void {
  if (!key) return;
  const secure = shopUrl.startsWith('https:') ? '; Secure' : '';
  const path = `/orders/${orderNumber}`;
  headers.append(
    'Set-Cookie',
    `${ORDER_KEY_COOKIE}=${key}; Path=${path}; Max-Age=${TWO_HOURS}; HttpOnly; SameSite=Lax${secure}`,
  );
}
