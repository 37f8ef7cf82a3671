import { index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { id, instant } from '#platform/columns.ts';

/** The audit log (decision A11), written in the transaction of each change and never edited. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant('at').notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'restrict' }),
    action: varchar('action', { length: 60 }).notNull(),
    recordType: varchar('record_type', { length: 40 }).notNull(),
    recordId: integer('record_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('audit_log_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_log_newest_of_actor').on(t.actorId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_log_by_record').on(t.recordType, t.recordId),
    index('audit_log_by_action').on(t.action, t.at.desc().nullsFirst()),
  ],
);
