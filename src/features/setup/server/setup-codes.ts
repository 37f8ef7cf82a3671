import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import { formatSetupCode, readSetupCode } from '#features/setup/setup-code.ts';
import type { Database, Transaction } from '#platform/database.ts';

const KEY = 'setupCodes';

// Each start prints a code of its own, for what an earlier one printed may have gone with its log. Several instances,
// or a few restarts, must not shut out whoever reads one of their logs.
const MOST_CODES = 10;

/** Makes another code that opens the setup, and answers it. Only its hash is kept. */
export async function addSetupCode(tx: Transaction): Promise<string> {
  const code = formatSetupCode(randomBytes(10));
  const hashes = [...(await readHashes(tx)), hashOf(code)].slice(-MOST_CODES);
  await tx
    .insert(settings)
    .values({ key: KEY, value: hashes })
    .onConflictDoUpdate({ target: settings.key, set: { value: hashes } });
  return code;
}

/** Whether this is one of the codes, in the same time whichever it is and whatever was typed. */
export async function isSetupCode(db: Database | Transaction, typed: string): Promise<boolean> {
  const tried = Buffer.from(hashOf(readSetupCode(typed)));
  const matches = (await readHashes(db)).map((known) => timingSafeEqual(Buffer.from(known), tried));
  return matches.includes(true);
}

/** Forgets all codes: from now on none opens anything. */
export async function deleteSetupCodes(tx: Transaction): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, KEY));
}

async function readHashes(db: Database | Transaction): Promise<string[]> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return (row?.value as string[] | undefined) ?? [];
}

// 80 random bits are beyond guessing from their hash, so that a slow one would only cost us time.
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
