import { and, eq, gt, inArray } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { sessions, users } from '#features/accounts/tables.ts';
import type { Database } from '#platform/database.ts';
import { presentUser } from './present-user.ts';
import type { GrantedColumn } from './session.ts';

/** The signed-in users of these sessions, by session id; ended sessions are left out. */
export async function usersOfSessions(
  db: Database,
  granted: GrantedColumn,
  sessionIds: readonly number[],
  now: Date,
): Promise<Map<number, User>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .select({ sessionId: sessions.id, user: users, permissions: granted })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...sessionIds]), gt(sessions.expiresAt, now)));
  return new Map(rows.map(({ sessionId, user, permissions }) => [sessionId, presentUser(user, permissions)]));
}
