import { sql } from 'drizzle-orm';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { securityEventOf } from './security-relevant.ts';
import { withoutSecrets } from './without-secrets.ts';

/** A change of a record. `before` is null for a created record, `after` for a deleted one. */
export interface Change {
  /** The member of staff; null for an automatic change. */
  actorId: number | null;
  /** `record.verb`, such as `order.status_changed`; at most 60 characters. */
  action: string;
  recordType: string;
  recordId: number;
  before: object | null;
  after: object | null;
}

/**
 * Writes a change by staff into the audit log, without secrets, in the transaction of the change (decision A11), and into the security
 * log what changes who may do what.
 */
export async function recordChange(tx: Transaction, change: Change, at: Date): Promise<void> {
  await recordChanges(tx, [change], at);
}

/** The same for many records in one statement; all rows are one parameter. */
export async function recordChanges(tx: Transaction, changes: readonly Change[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  const columns = sql.raw(
    'actor_id integer, action text, record_type text, record_id integer, before jsonb, after jsonb',
  );
  await tx.execute(sql`
    insert into audit_log (at, actor_id, action, record_type, record_id, before, after)
    select ${at.toISOString()}::timestamptz, actor_id, action, record_type, record_id, before, after
    from jsonb_to_recordset(${JSON.stringify(changes.map(toRow))}::jsonb) as given (${columns})`);
  for (const event of changes.map(securityEventOf)) if (event) await recordSecurityEvent(tx, event, at);
}

function toRow({ actorId, action, recordType, recordId, before, after }: Change) {
  return {
    actor_id: actorId,
    action,
    record_type: recordType,
    record_id: recordId,
    before: withoutSecrets(before),
    after: withoutSecrets(after),
  };
}
