import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ORDER_KEY_COOKIE } from '#features/orders/order-key-cookie.ts';
import { orderKeySecret } from '#features/settings/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';

/**
 * The key in a guest's receipt. It is derived from the order number and a server secret, so that e-mails can contain it
 * although only its hash is stored (decisions C10 and E7).
 */
export async function accessKeyOf(db: Database | Transaction, orderNumber: string): Promise<string> {
  return createHmac('sha256', await orderKeySecret(db))
    .update(orderNumber)
    .digest('base64url');
}

export function hashAccessKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Compares in constant time, so that response times reveal nothing about the key. */
export function isAccessKey(key: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashAccessKey(key)), Buffer.from(hash.padEnd(64).slice(0, 64)));
}

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
