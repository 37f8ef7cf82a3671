import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import { recoveryCodes } from '#features/factors/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { formatTypedCode, readTypedCode, SECRET_CODE_BYTES } from '#values/typed-code.ts';
import { wrongCode } from './spend-code.ts';

const CODES = 10;

/** Makes ten new codes in place of all earlier ones. They are answered once and stored only as hashes. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number, at: Date): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: CODES }, newCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code), createdAt: at })));
  return codes;
}

/** Makes one more code that lasts until `expiresAt`. */
export async function addRecoveryCode(tx: Transaction, userId: number, at: Date, expiresAt: Date): Promise<string> {
  const code = newCode();
  await tx.insert(recoveryCodes).values({ userId, codeHash: hashOf(code), createdAt: at, expiresAt });
  return code;
}

/** Accepts a recovery code of the account once, also under parallel calls. Throws `wrong_factor`. */
export async function spendRecoveryCode({ db, clock }: AppContext, userId: number, typed: string): Promise<void> {
  const now = clock.now();
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.codeHash, hashOf(readTypedCode(typed))), isOpen(userId, now)))
    .returning({ id: recoveryCodes.id });
  if (spent.length > 0) return;
  throw wrongCode('recoveryCode', 'This is not one of your recovery codes, or it has been used. Each works once.');
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Database | Transaction, userId: number, now: Date): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isOpen(userId, now));
  return row?.left ?? 0;
}

function isOpen(userId: number, now: Date) {
  const isCurrent = or(isNull(recoveryCodes.expiresAt), gt(recoveryCodes.expiresAt, now));
  return and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt), isCurrent);
}

function newCode(): string {
  return formatTypedCode(randomBytes(SECRET_CODE_BYTES));
}

// A fast hash is enough, because 140 random bits cannot be guessed from it.
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
