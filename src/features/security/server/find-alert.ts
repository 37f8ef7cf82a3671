import { eq } from 'drizzle-orm';
import { securityEvents } from '#features/security/tables.ts';
import type { Transaction } from '#platform/database.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** The event that an alert is about. */
export async function findAlert(tx: Transaction, eventId: number): Promise<SecurityEventRow | undefined> {
  const [row] = await tx.select().from(securityEvents).where(eq(securityEvents.id, eventId));
  return row;
}
