import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import { auditLog } from '../tables.ts';

/** What became of the records that this user changed by this action since then; for rules that bound what one person does in a time. */
export async function readChangesBy(
  tx: Transaction,
  { actorId, action, since }: { actorId: number; action: string; since: Date },
): Promise<Record<string, unknown>[]> {
  const rows = await tx
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.action, action), gt(auditLog.at, since)));
  return rows.map(({ after }) => (after ?? {}) as Record<string, unknown>);
}
