import { asc, eq } from 'drizzle-orm';
import { cardDisputes } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type DisputeRow = typeof cardDisputes.$inferSelect;

/** The disputes of an order's payments, oldest first. */
export function listDisputes(db: Database | Transaction, orderId: number): Promise<DisputeRow[]> {
  return db.select().from(cardDisputes).where(eq(cardDisputes.orderId, orderId)).orderBy(asc(cardDisputes.id));
}

/** The dispute with this Stripe id, if it is known. */
export async function findDispute(tx: Transaction, disputeId: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(cardDisputes).where(eq(cardDisputes.disputeId, disputeId));
  return row;
}

type NewDispute = typeof cardDisputes.$inferInsert;

/** Inserts or updates a dispute. */
export async function saveDispute(
  tx: Transaction,
  named: Pick<NewDispute, 'orderId' | 'cardPaymentId' | 'disputeId' | 'openedAt'>,
  standing: Omit<NewDispute, keyof typeof named>,
): Promise<DisputeRow> {
  const [row] = await tx
    .insert(cardDisputes)
    .values({ ...named, ...standing })
    .onConflictDoUpdate({ target: cardDisputes.disputeId, set: standing })
    .returning();
  if (!row) throw new Error('The dispute was not written.');
  return row;
}

/** Links a lost dispute to its refund in the ledger. */
export async function linkToLedger(tx: Transaction, { id }: DisputeRow, paymentId: number): Promise<void> {
  await tx.update(cardDisputes).set({ paymentId }).where(eq(cardDisputes.id, id));
}
