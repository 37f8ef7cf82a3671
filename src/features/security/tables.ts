import { boolean, check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '#platform/columns.ts';
import { SECURITY_EVENT_KINDS } from './events.ts';

/** The security log (decision A17): never edited but for its addresses, which are shortened after 30 days. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: instant('at').notNull(),
    kind: varchar('kind', { length: 40, enum: SECURITY_EVENT_KINDS }).notNull(),
    // No foreign keys: an event outlives the account that it is about. Null: no account.
    userId: integer('user_id'),
    /** Who did it, where that is another than the account's owner. */
    actorId: integer('actor_id'),
    /** Null for what the shop or a command on its server did. */
    address: varchar('address', { length: 50 }),
    isShortened: boolean('is_shortened').notNull().default(false),
    browser: varchar('browser', { length: 60 }),
    detail: varchar('detail', { length: 200 }),
  },
  (t) => [
    check('security_events_kind', oneOf('kind', SECURITY_EVENT_KINDS)),
    index('security_events_by_time').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('security_events_by_user').on(t.userId, t.at.desc().nullsFirst()),
    index('security_events_by_kind').on(t.kind, t.at.desc().nullsFirst()),
    index('security_events_by_address').on(t.address, t.at.desc().nullsFirst()),
    index('security_events_by_actor').on(t.actorId),
  ],
);
