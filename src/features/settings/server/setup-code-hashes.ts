import { eq } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

const KEY = 'setupCodes';

/** The hashes of the setup codes, oldest first; none once the shop is set up. */
export async function listSetupCodeHashes(db: Database | Transaction): Promise<string[]> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return (row?.value as string[] | undefined) ?? [];
}

/** Replaces the hashes of the setup codes. */
export async function saveSetupCodeHashes(tx: Transaction, hashes: string[]): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, value: hashes })
    .onConflictDoUpdate({ target: settings.key, set: { value: hashes } });
}

/** Deletes them, so that no code works any more. */
export async function deleteSetupCodeHashes(tx: Transaction): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, KEY));
}
