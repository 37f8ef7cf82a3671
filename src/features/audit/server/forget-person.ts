import { and, eq, sql } from 'drizzle-orm';
import { auditLog } from '#features/audit/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { REMOVED } from './without-secrets.ts';

const PERSONAL = ['username', 'email', 'firstName', 'lastName', 'companyName', 'phoneNumber'];

/**
 * Replaces the name and contact of a customer who has deleted their account, in the changes that staff made to it (decision
 * A12). Who changed what and when stays; it is the one thing that ever edits the log.
 */
export async function forgetPerson(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(auditLog)
    .set({ before: replaced('before'), after: replaced('after') })
    .where(and(eq(auditLog.recordType, 'user'), eq(auditLog.recordId, userId)));
}

/** Keeps the members and their sequence, so that it still shows which of them a change was about. */
function replaced(column: 'before' | 'after') {
  const value = auditLog[column];
  return sql`(select jsonb_object_agg(key, case when key = any(${sql.param(PERSONAL)}) and value <> 'null'
    then to_jsonb(${REMOVED}::text) else value end) from jsonb_each(${value}))`;
}
