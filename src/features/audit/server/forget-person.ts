import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { REMOVED } from '#features/audit/removed.ts';
import { auditLog } from '#features/audit/tables.ts';
import type { Transaction } from '#platform/database.ts';

const PERSONAL = ['username', 'email', 'pendingEmail', 'firstName', 'lastName', 'companyName', 'phoneNumber'];

/** Removes the name and contact of a deleted account from the changes that staff made to it. */
export function forgetPerson(tx: Transaction, userId: number): Promise<void> {
  return forgetMembers(tx, { recordType: 'user', recordIds: [userId], members: PERSONAL });
}

interface ToForget {
  recordType: string;
  recordIds: number[];
  members: string[];
}

/**
 * Removes the values of these members from every change of these records (decision A12). Nothing else ever edits the log; the
 * actor, action and time stay.
 */
export async function forgetMembers(tx: Transaction, { recordType, recordIds, members }: ToForget): Promise<void> {
  const names = sql`${sql.param(members)}::text[]`;
  await tx
    .update(auditLog)
    .set({ before: replaced('before', names), after: replaced('after', names) })
    .where(
      and(
        eq(auditLog.recordType, recordType),
        inArray(auditLog.recordId, recordIds),
        or(sql`${auditLog.before} ?| ${names}`, sql`${auditLog.after} ?| ${names}`),
      ),
    );
}

/** Keeps the names of the members, so that the log still shows which fields a change concerned. */
function replaced(column: 'before' | 'after', names: SQL) {
  const value = auditLog[column];
  return sql`(select jsonb_object_agg(key, case when key = any(${names}) and value <> 'null'
    then to_jsonb(${REMOVED}::text) else value end) from jsonb_each(${value}))`;
}
