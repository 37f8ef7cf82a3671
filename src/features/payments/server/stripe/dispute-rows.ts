import { asc, eq } from 'drizzle-orm';
import { cardDisputes } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type DisputeRow = typeof cardDisputes.$inferSelect;

/** What customers dispute of an order's payments, oldest first. */
export function listDisputes(db: Database | Transaction, orderId: number): Promise<DisputeRow[]> {
  return db.select().from(cardDisputes).where(eq(cardDisputes.orderId, orderId)).orderBy(asc(cardDisputes.id));
}

export async function findDispute(db: Database | Transaction, disputeId: string): Promise<DisputeRow | undefined> {
  const [row] = await db.select().from(cardDisputes).where(eq(cardDisputes.disputeId, disputeId));
  return row;
}
