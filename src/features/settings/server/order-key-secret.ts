import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

const KEY = 'orderKeySecret';

/**
 * The secret for the keys of guests' orders; 256 random bits in base64url. The first use makes it once for all instances: the
 * loser of a race reads the winner's.
 */
export async function orderKeySecret(db: Database | Transaction): Promise<string> {
  const known = await readSecret(db);
  if (known) return known;
  await db
    .insert(settings)
    .values({ key: KEY, value: { secret: randomBytes(32).toString('base64url') } })
    .onConflictDoNothing();
  const made = await readSecret(db);
  if (!made) throw new Error('The secret for order keys could not be made.');
  return made;
}

async function readSecret(db: Database | Transaction): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return (row?.value as { secret?: string } | undefined)?.secret;
}
