import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** The secret for the keys of guests' orders; 256 random bits in base64url. */
export function orderKeySecret(db: Database | Transaction): Promise<string> {
  return shopSecret(db, 'orderKeySecret');
}

/** The secret that signs the stamps and challenges of public forms; 256 random bits in base64url. */
export function formCheckSecret(db: Database | Transaction): Promise<string> {
  return shopSecret(db, 'formCheckSecret');
}

// The first use makes it once for all instances: the loser of a race reads the winner's.
async function shopSecret(db: Database | Transaction, key: string): Promise<string> {
  const known = await readSecret(db, key);
  if (known) return known;
  await db
    .insert(settings)
    .values({ key, value: { secret: randomBytes(32).toString('base64url') } })
    .onConflictDoNothing();
  const made = await readSecret(db, key);
  if (!made) throw new Error(`The secret ${key} could not be made.`);
  return made;
}

async function readSecret(db: Database | Transaction, key: string): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return (row?.value as { secret?: string } | undefined)?.secret;
}
