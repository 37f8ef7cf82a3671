import { asc, eq, inArray } from 'drizzle-orm';
import { payments } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The ledger of one order, oldest first. */
export function listPayments(db: Database | Transaction, orderId: number): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id));
}

/** These ledger rows by id, in one query; nulls are left out. */
export async function paymentsById(
  db: Database | Transaction,
  ids: readonly (number | null)[],
): Promise<Map<number, PaymentRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(payments).where(inArray(payments.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** One ledger row, or null. */
export async function findPayment(db: Database | Transaction, id: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}
