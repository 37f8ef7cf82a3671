import type { Provider } from '#features/payments/providers.ts';
import { payments } from '#features/payments/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';

/** Money in or out for an order: always a positive amount, whose kind says which way it went. */
export interface LedgerEntry {
  orderId: number;
  kind: 'payment' | 'refund';
  amount: Pence;
  /** The goods, ex VAT, that a refund takes out of the order, or a payment buys again after one. */
  goods?: Pence;
  /** Withheld from a refund for points that were spent already; beside the amount. */
  withheld?: Pence;
  provider: Provider;
  /** The provider's own name for it. */
  reference?: string;
  /** Why money went back. */
  reason?: string;
  /** The member of staff who recorded it; absent for what a provider told of. */
  recordedBy?: number;
  recordedAt: Date;
}

/**
 * Writes a row of the ledger, which is never edited. Answers its id, or null when the provider's reference is in the ledger
 * already, for providers tell things twice.
 */
export async function recordPayment(tx: Transaction, entry: LedgerEntry): Promise<number | null> {
  const [row] = await tx.insert(payments).values(entry).onConflictDoNothing().returning({ id: payments.id });
  return row?.id ?? null;
}
