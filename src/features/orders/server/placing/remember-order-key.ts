import { ORDER_KEY_COOKIE } from '#features/orders/order-key-cookie.ts';

const TWO_HOURS = 7_200;

/**
 * Lets a guest's browser keep the key of the order that it goes to pay, for that order's page alone: the address to come back to
 * is told to the payment provider, and the key is nobody else's business.
 */
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
