import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import { auditLog } from '../tables.ts';

/** The id of the user who changed this record last; null of a change without a user, or of none. */
export async function findLastActor(tx: Transaction, recordType: string, recordId: number): Promise<number | null> {
  const [row] = await tx
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.recordType, recordType), eq(auditLog.recordId, recordId)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.actorId ?? null;
}
