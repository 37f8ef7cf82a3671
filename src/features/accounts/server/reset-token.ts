import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { passwordResetTokens, users } from '#features/accounts/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { linkTo } from '#platform/mailer.ts';

const HOUR_MS = 3_600_000;

/** How long a link lives: one to a new password an hour, one to the first password three days (decisions A7 and A8). */
export const LINK_LIVES_MS = { reset: HOUR_MS, firstPassword: 72 * HOUR_MS };
export type LinkKind = keyof typeof LINK_LIVES_MS;

export interface TokenRequest {
  userId: number;
  kind: LinkKind;
  at: Date;
  /** The token made at this moment stays: the demo shop's answer showed it for the same request that the e-mail answers. */
  besides?: Date;
}

/** Makes a single-use token of 256 random bits, of which only the hash is kept. The user's older unused tokens die. */
export async function issueToken(tx: Transaction, { userId, kind, at, besides }: TokenRequest): Promise<string> {
  await voidTokens(tx, userId, besides);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + LINK_LIVES_MS[kind]);
  await tx.insert(passwordResetTokens).values({ userId, token: hashOfToken(token), expiresAt, createdAt: at });
  return token;
}

/** Lets nobody use the tokens that this user has been sent so far. */
export async function voidTokens(tx: Transaction, userId: number, besides?: Date): Promise<void> {
  const unused = and(eq(passwordResetTokens.userId, userId), eq(passwordResetTokens.used, false));
  await tx
    .update(passwordResetTokens)
    .set({ used: true })
    .where(and(unused, besides && ne(passwordResetTokens.createdAt, besides)));
}

/** Whose active account a token opens, while it does; null for an unknown, used or expired one. */
export async function findTokenOwner(db: Database, token: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ userId: users.id })
    .from(passwordResetTokens)
    .innerJoin(users, eq(users.id, passwordResetTokens.userId))
    .where(and(isGood(token, now), eq(users.isActive, true)));
  return row?.userId ?? null;
}

/** Uses a token up, once however many ask at the same time. Answers whose it was, or null when it is good no more. */
export async function spendToken(tx: Transaction, token: string, now: Date): Promise<number | null> {
  const [row] = await tx
    .update(passwordResetTokens)
    .set({ used: true })
    .where(isGood(token, now))
    .returning({ userId: passwordResetTokens.userId });
  return row?.userId ?? null;
}

/**
 * A link with which a user chooses their first password, once and within 72 hours (decision A7). For whoever hands it over by
 * other means than e-mail; it is nowhere kept in clear and cannot be read again.
 */
export async function createPasswordLink(context: AppContext, tx: Transaction, userId: number): Promise<string> {
  const at = context.clock.now();
  return linkTo(context.config, resetPath(await issueToken(tx, { userId, kind: 'firstPassword', at })));
}

/** The page that chooses a password, with the token filled in. */
export function resetPath(token: string): string {
  return `/reset-password?token=${token}`;
}

/** Deletes tokens that nobody can use any more; the clean-up job calls it. */
export async function deleteExpiredTokens({ db, clock }: AppContext): Promise<void> {
  await db.delete(passwordResetTokens).where(lte(passwordResetTokens.expiresAt, clock.now()));
}

function isGood(token: string, now: Date) {
  return and(
    eq(passwordResetTokens.token, hashOfToken(token)),
    eq(passwordResetTokens.used, false),
    gt(passwordResetTokens.expiresAt, now),
  );
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
