import { asc, eq } from 'drizzle-orm';
import { payments } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The ledger of one order, oldest first. */
export function listPayments(db: Database | Transaction, orderId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id));
}

/** One row of the ledger, or null. */
export async function findPayment(db: Database | Transaction, id: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}
