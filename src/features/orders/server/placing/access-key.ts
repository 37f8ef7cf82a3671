import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

const SETTING = 'orderKeySecret';

/**
 * The key in a guest's receipt. It can be made again from the order's number and a secret that never leaves the server, so
 * that e-mails can carry it although only its hash is kept (decisions C10 and E7).
 */
export async function accessKeyOf(db: Database | Transaction, orderNumber: string): Promise<string> {
  return createHmac('sha256', await secret(db))
    .update(orderNumber)
    .digest('base64url');
}

export function hashAccessKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Compares in constant time, so that a key cannot be guessed letter by letter. */
export function isAccessKey(key: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashAccessKey(key)), Buffer.from(hash.padEnd(64).slice(0, 64)));
}

/** Made at the first use, once for all instances: whoever loses the race reads the winner's. */
async function secret(db: Database | Transaction): Promise<string> {
  const known = await readSecret(db);
  if (known) return known;
  await db
    .insert(settings)
    .values({ key: SETTING, value: { secret: randomBytes(32).toString('base64url') } })
    .onConflictDoNothing();
  const made = await readSecret(db);
  if (!made) throw new Error('The secret for order keys could not be made.');
  return made;
}

async function readSecret(db: Database | Transaction): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING));
  return (row?.value as { secret?: string } | undefined)?.secret;
}
