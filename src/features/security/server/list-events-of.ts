import { desc, eq } from 'drizzle-orm';
import { securityEvents } from '#features/security/tables.ts';
import type { Database } from '#platform/database.ts';

/** Every event about one account, newest first, for its owner: without who else it was brought about by. */
export function listEventsOf(db: Database, userId: number) {
  const { at, kind, address, browser, detail } = securityEvents;
  return db
    .select({ at, kind, address, browser, detail })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(at), desc(securityEvents.id));
}
