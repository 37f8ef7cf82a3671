import { and, count, eq, gte, or } from 'drizzle-orm';
import { ALERTING_EVENTS, type SecurityEventKind } from '#features/security/events.ts';
import { securityEvents } from '#features/security/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { requestOrigin } from '#platform/http/request-origin.ts';
import { addMinutes } from '#values/instant.ts';

/** Something of consequence for an account. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account; null where there is none. */
  userId: number | null;
  /** Who did it, where that is another than the account's owner. */
  actorId?: number | null;
  /** What exactly, in a few words without a secret; at most 200 characters. */
  detail?: string | null;
}

/**
 * Writes an event in the transaction of what it tells, with where the request came from, and alerts the admins where it may be the
 * start of a takeover.
 */
export async function recordSecurityEvent(
  tx: Transaction,
  { kind, userId, actorId = null, detail = null }: SecurityEvent,
  at: Date,
): Promise<void> {
  const origin = requestOrigin();
  const [row] = await tx
    .insert(securityEvents)
    .values({
      ...{ at, kind, userId, detail: detail?.slice(0, 200) ?? null },
      actorId: actorId === userId ? null : actorId,
      address: origin?.address ?? null,
      browser: origin?.browser ?? null,
    })
    .returning({ id: securityEvents.id });
  if (row && ALERTING_EVENTS.includes(kind)) await announce(tx, 'security.alert', { eventId: row.id }, at);
}

/** From so many failed sign-ins within an hour, of one account or from one address, admins are told. */
export const MANY_FAILURES = 20;

/** Writes a failed sign-in, and once an hour that there were many. */
export async function recordFailedSignIn(
  tx: Transaction,
  userId: number | null,
  at: Date,
  detail: string | null = null,
): Promise<void> {
  await recordSecurityEvent(tx, { kind: 'sign_in_failed', userId, detail }, at);
  const { address = '' } = requestOrigin() ?? {};
  const isAlike = or(
    eq(securityEvents.address, address),
    userId === null ? undefined : eq(securityEvents.userId, userId),
  );
  const countOf = async (kind: SecurityEventKind) => {
    const isRecent = and(eq(securityEvents.kind, kind), gte(securityEvents.at, addMinutes(at, -60)), isAlike);
    const [found] = await tx.select({ count: count() }).from(securityEvents).where(isRecent);
    return found?.count ?? 0;
  };
  const failures = await countOf('sign_in_failed');
  if (failures < MANY_FAILURES || (await countOf('many_failures')) > 0) return;
  await recordSecurityEvent(tx, { kind: 'many_failures', userId, detail: `${failures} within an hour` }, at);
}
