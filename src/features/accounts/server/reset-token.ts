import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { passwordResetTokens, users } from '#features/accounts/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { linkTo } from '#platform/mailer.ts';

const HOUR_MS = 3_600_000;

/** The lifetimes of links: an hour to reset a password, three days to choose the first one (decisions A7 and A8). */
export const LINK_LIVES_MS = { reset: HOUR_MS, firstPassword: 72 * HOUR_MS };
export type LinkKind = keyof typeof LINK_LIVES_MS;

export interface TokenRequest {
  userId: number;
  kind: LinkKind;
  at: Date;
  /** The token made at this moment stays valid: the demo shop has shown it in the answer to the same request. */
  besides?: Date;
  /** Leaves links to a first password valid, which staff hand over: a stranger asks for this one. */
  sparesFirst?: boolean;
}

/** Makes a single-use token of 256 random bits and stores its hash. The user's older tokens become void. */
export async function issueToken(tx: Transaction, request: TokenRequest): Promise<string> {
  const { userId, kind, at } = request;
  await voidTokens(tx, userId, request);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + LINK_LIVES_MS[kind]);
  await tx.insert(passwordResetTokens).values({ userId, token: hashOfToken(token), expiresAt, createdAt: at });
  return token;
}

/** Voids the user's unused tokens, but those that are spared. */
export async function voidTokens(
  tx: Transaction,
  userId: number,
  { besides, sparesFirst = false }: Pick<TokenRequest, 'besides' | 'sparesFirst'> = {},
): Promise<void> {
  const { createdAt, expiresAt, used } = passwordResetTokens;
  const unused = and(eq(passwordResetTokens.userId, userId), eq(used, false));
  const isReset = sparesFirst ? sql`${expiresAt} - ${createdAt} <= interval '1 hour'` : undefined;
  await tx
    .update(passwordResetTokens)
    .set({ used: true })
    .where(and(unused, isReset, besides && ne(createdAt, besides)));
}

/** The id of a valid token's active user; null for an unknown, used or expired token. */
export async function findTokenOwner(db: Database, token: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ userId: users.id })
    .from(passwordResetTokens)
    .innerJoin(users, eq(users.id, passwordResetTokens.userId))
    .where(and(isGood(token, now), eq(users.isActive, true)));
  return row?.userId ?? null;
}

/** Spends a token exactly once, also under parallel calls. Answers its user's id, or null when it is not valid. */
export async function spendToken(tx: Transaction, token: string, now: Date): Promise<number | null> {
  const [row] = await tx
    .update(passwordResetTokens)
    .set({ used: true })
    .where(isGood(token, now))
    .returning({ userId: passwordResetTokens.userId });
  return row?.userId ?? null;
}

/**
 * A link to choose the first password, once and within 72 hours (decision A7), for staff to hand over. It is stored only as a
 * hash and cannot be read again.
 */
export async function createPasswordLink(context: AppContext, tx: Transaction, userId: number): Promise<string> {
  const at = context.clock.now();
  return linkTo(context.config, resetPath(await issueToken(tx, { userId, kind: 'firstPassword', at })));
}

/** The path of the reset page, with the token filled in. */
export function resetPath(token: string): string {
  return `/reset-password?token=${token}`;
}

/** Deletes expired tokens; the clean-up job calls it. */
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
