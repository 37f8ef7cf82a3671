import { eq } from 'drizzle-orm';
import type { LedgerProvider } from '#features/payments/providers.ts';
import { payments } from '#features/payments/tables.ts';
import { compiledRows } from '#platform/compiled-rows.ts';
import type { Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';

/** A payment or a refund; the amount is positive for both. */
export interface LedgerEntry {
  orderId: number;
  kind: 'payment' | 'refund';
  amount: Pence;
  /** The value, ex VAT, of refunded goods, or of goods that are paid again after a refund. */
  goods?: Pence;
  /** What a refund takes off the price of the order, VAT included, or a payment puts on again. */
  released?: Pence;
  /** Withheld from a refund for points already spent; not included in the amount. */
  withheld?: Pence;
  provider: LedgerProvider;
  /** The provider's id of the payment or refund. */
  reference?: string;
  reason?: string;
  /** The member of staff; absent when a provider reported it. */
  recordedBy?: number;
  recordedAt: Date;
}

/** Writes a ledger row. Returns its id, or null when the provider's reference is in the ledger already. */
export async function recordPayment(tx: Transaction, entry: LedgerEntry): Promise<number | null> {
  const [row] = await insertPayment(tx, [entry]);
  return row?.id ?? null;
}

const insertPayment = compiledRows<LedgerEntry, { id: number }>(payments, (db, rows) =>
  db.insert(payments).values(rows).onConflictDoNothing().returning({ id: payments.id }),
);

/** Deletes the rows of an order that is deleted itself; `before` frees what names them. */
export async function forgetPayments(
  tx: Transaction,
  orderId: number,
  before: (ids: number[]) => Promise<void>,
): Promise<void> {
  const rows = await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId));
  await before(rows.map(({ id }) => id));
  await tx.delete(payments).where(eq(payments.orderId, orderId));
}
