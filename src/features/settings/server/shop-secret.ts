import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import { type Database, databaseOf, type Transaction } from '#platform/database.ts';

/** The secret for the keys of guests' orders; 256 random bits in base64url. */
export function orderKeySecret(db: Database | Transaction): Promise<string> {
  return shopSecret(db, 'orderKeySecret');
}

/** The secret that signs the stamps and challenges of public forms; 256 random bits in base64url. */
export function formCheckSecret(db: Database | Transaction): Promise<string> {
  return shopSecret(db, 'formCheckSecret');
}

const remembered = new WeakMap<Database, Map<string, string>>();

// The first use makes it once for all instances: the loser of a race reads the winner's. It never changes, so each process reads it once;
// only outside transactions, for one that made it may be rolled back.
async function shopSecret(db: Database | Transaction, key: string): Promise<string> {
  const home = databaseOf(db);
  const known = remembered.get(home)?.get(key) ?? (await readSecret(db, key));
  if (known && db === home) remembered.set(home, (remembered.get(home) ?? new Map()).set(key, known));
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
