import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { listSetupCodeHashes, saveSetupCodeHashes } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { formatTypedCode, readTypedCode, SECRET_CODE_BYTES } from '#values/typed-code.ts';
import { lockSetup, needsSetup } from './needs-setup.ts';

// Each start prints a new code, because an earlier log may be lost. Codes of several instances and recent restarts stay
// valid.
const MOST_CODES = 10;

/** Makes a setup code to print for the owner; `null` when no setup is needed. */
export async function offerSetup(context: AppContext): Promise<string | null> {
  return context.db.transaction(async (tx) => {
    await lockSetup(tx);
    return (await needsSetup(context, tx)) ? addSetupCode(tx) : null;
  });
}

// Only the hash of a code is stored.
async function addSetupCode(tx: Transaction): Promise<string> {
  const code = formatTypedCode(randomBytes(SECRET_CODE_BYTES));
  await saveSetupCodeHashes(tx, [...(await listSetupCodeHashes(tx)), hashOf(code)].slice(-MOST_CODES));
  return code;
}

/** Whether this is one of the codes, compared in constant time. */
export async function isSetupCode(db: Database | Transaction, typed: string): Promise<boolean> {
  const tried = Buffer.from(hashOf(readTypedCode(typed)));
  const matches = (await listSetupCodeHashes(db)).map((known) => timingSafeEqual(Buffer.from(known), tried));
  return matches.includes(true);
}

// A fast hash is enough, because 140 random bits cannot be guessed from it.
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
