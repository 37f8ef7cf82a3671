import { auditLog } from '#features/audit/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Who changed which record, and from what to what. `null` before means created, `null` after deleted. */
export interface Change {
  /** The member of staff; null when the shop did it by itself. */
  actorId: number | null;
  /** `record.verb`, such as `order.status_changed`; at most 60 characters. */
  action: string;
  recordType: string;
  recordId: number;
  before: object | null;
  after: object | null;
}

/** Writes a change made by staff into the audit log, in the change's own transaction and without secrets (decision A11). */
export async function recordChange(tx: Transaction, change: Change, at: Date): Promise<void> {
  const { actorId, action, recordType, recordId } = change;
  const before = withoutSecrets(change.before);
  const after = withoutSecrets(change.after);
  await tx.insert(auditLog).values({ at, actorId, action, recordType, recordId, before, after });
}
