import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { listSetupCodeHashes, saveSetupCodeHashes } from '#features/settings/server/door.ts';
import { formatSetupCode, readSetupCode } from '#features/setup/setup-code.ts';
import type { Database, Transaction } from '#platform/database.ts';

// Each start prints a code of its own, for what an earlier one printed may have gone with its log. Several instances,
// or a few restarts, must not shut out a reader of any of their logs.
const MOST_CODES = 10;

/** Makes another code that opens the setup, and answers it. Only its hash is stored. */
export async function addSetupCode(tx: Transaction): Promise<string> {
  const code = formatSetupCode(randomBytes(10));
  await saveSetupCodeHashes(tx, [...(await listSetupCodeHashes(tx)), hashOf(code)].slice(-MOST_CODES));
  return code;
}

/** Whether this is one of the codes, in the same time whichever it is and whatever was typed. */
export async function isSetupCode(db: Database | Transaction, typed: string): Promise<boolean> {
  const tried = Buffer.from(hashOf(readSetupCode(typed)));
  const matches = (await listSetupCodeHashes(db)).map((known) => timingSafeEqual(Buffer.from(known), tried));
  return matches.includes(true);
}

// 80 random bits are beyond guessing from their hash, so that a slow one would only cost us time.
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
