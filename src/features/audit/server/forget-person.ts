import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '#features/audit/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { REMOVED } from './without-secrets.ts';

const PERSONAL = ['username', 'email', 'firstName', 'lastName', 'companyName', 'phoneNumber'];

/** Replaces the name and contact of a customer who has deleted their account, in the changes that staff made to it. */
export function forgetPerson(tx: Transaction, userId: number): Promise<void> {
  return forgetMembers(tx, { recordType: 'user', recordIds: [userId], members: PERSONAL });
}

interface ToForget {
  recordType: string;
  recordIds: number[];
  members: string[];
}

/**
 * Replaces what these members were, before and after, in every change of these records (decision A12). Who changed what and
 * when stays; it is the one thing that ever edits the log.
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

/** Keeps the members and their sequence, so that it still shows which of them a change was about. */
function replaced(column: 'before' | 'after', names: SQL) {
  const value = auditLog[column];
  return sql`(select jsonb_object_agg(key, case when key = any(${names}) and value <> 'null'
    then to_jsonb(${REMOVED}::text) else value end) from jsonb_each(${value}))`;
}
