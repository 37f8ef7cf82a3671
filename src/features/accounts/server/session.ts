import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { sessions, users } from '#features/accounts/tables.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import type { AppContext } from '#platform/app-context.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { SessionRef } from './caller.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const REFRESH_AFTER_MS = 5 * 60_000;

/** The idle lifetime of a session: 12 hours for staff, 30 days for customers and guests (decision A1). */
export function sessionSeconds(userType: UserType | null): number {
  return userType === 'employer' || userType === 'admin' ? 12 * HOUR : 30 * DAY;
}

/** The absolute lifetime of a session, however much it is used: 7 days for staff, 180 for others (decision A16). */
function absoluteSeconds(userType: UserType | null): number {
  return userType === 'employer' || userType === 'admin' ? 7 * DAY : 180 * DAY;
}

/** What its owner is shown of a session: the browser in words, the shortened address. */
export interface Device {
  browser: string;
  network: string;
}

export interface NewSession {
  /** For the cookie; the database stores only its hash. */
  token: string;
  session: SessionRef;
  maxAgeSeconds: number;
}

export async function createSession(
  tx: Database | Transaction,
  user: { id: number; userType: UserType } | null,
  now: Date,
  device?: Device,
): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const maxAgeSeconds = sessionSeconds(user?.userType ?? null);
  const [row] = await tx
    .insert(sessions)
    .values({
      tokenHash: hashOfToken(token),
      userId: user?.id ?? null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: later(now, maxAgeSeconds),
      // Signing in is itself a proof.
      provedAt: user && now,
      ...device,
    })
    .returning({ id: sessions.id, userId: sessions.userId, provedAt: sessions.provedAt });
  if (!row) throw new Error('The session was not written.');
  return { token, session: row, maxAgeSeconds };
}

/** A session found by its token, with its user and their permissions. */
export interface FoundSession {
  session: SessionRef;
  user: typeof users.$inferSelect | null;
  permissions: string[];
  lastSeenAt: Date;
  createdAt: Date;
  /** Made before the cookie had its present name. */
  isOldCookie: boolean;
}

/** A column for queries of `users`: the names of the user's permissions. The permissions feature provides it. */
export type GrantedColumn = SQL<string[]>;

/** The session of a token with its user and permissions, in one query; null when it is unknown or has expired. */
export async function findSession(
  db: Database,
  granted: GrantedColumn,
  token: string,
  now: Date,
): Promise<FoundSession | null> {
  const [row] = await sessionsWith(granted)(db, { tokenHash: hashOfToken(token) });
  if (!row || row.session.expiresAt <= now) return null;
  const { id, userId, provedAt, ...times } = row.session;
  if (lastsUntil(times.createdAt, row.user) <= now) return null;
  return { ...times, session: { id, userId, provedAt }, user: row.user, permissions: row.permissions };
}

type FindByToken = ReturnType<typeof compileFind>;

const finds = new WeakMap<GrantedColumn, FindByToken>();

function sessionsWith(granted: GrantedColumn): FindByToken {
  const known = finds.get(granted) ?? compileFind(granted);
  finds.set(granted, known);
  return known;
}

const compileFind = (granted: GrantedColumn) =>
  compiled((db, { tokenHash }: Slots<{ tokenHash: string }>) =>
    db
      .select({ session: sessions, user: users, permissions: granted })
      .from(sessions)
      .leftJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.tokenHash, tokenHash)),
  );

function lastsUntil(createdAt: Date, user: { userType: UserType } | null): Date {
  return later(createdAt, absoluteSeconds(user?.userType ?? null));
}

/** Restarts the session's idle time and stores where it was seen, at most every five minutes. */
export async function keepAlive(context: AppContext, found: FoundSession, network: string): Promise<void> {
  const now = context.clock.now();
  if (now.getTime() - found.lastSeenAt.getTime() < REFRESH_AFTER_MS) return;
  const idleUntil = later(now, sessionSeconds(found.user?.userType ?? null));
  const end = lastsUntil(found.createdAt, found.user);
  const expiresAt = new Date(Math.min(idleUntil.getTime(), end.getTime()));
  await context.db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt, ...(found.user ? { network } : {}) })
    .where(and(eq(sessions.id, found.session.id), lt(sessions.lastSeenAt, now)));
}

export async function deleteSession(tx: Database | Transaction, id: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id));
}

/** Deletes expired sessions with their guests' carts; the clean-up job calls it. */
export async function deleteExpiredSessions(context: AppContext): Promise<void> {
  await context.db.delete(sessions).where(lt(sessions.expiresAt, context.clock.now()));
}

/** Deletes the sessions of guests who were last here before this moment and to whom the condition on `sessions` applies. */
export async function deleteIdleGuests(
  db: Database,
  { idleSince, condition }: { idleSince: Date; condition: SQL },
): Promise<void> {
  // A guest's session expires a fixed time after the last visit: the index on that finds the idle ones.
  const expiry = later(idleSince, sessionSeconds(null));
  await db.delete(sessions).where(and(isNull(sessions.userId), lt(sessions.expiresAt, expiry), condition));
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
