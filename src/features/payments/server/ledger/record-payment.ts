import type { Provider } from '#features/payments/providers.ts';
import { payments } from '#features/payments/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';

/** A payment or a refund; the amount is positive for both. */
export interface LedgerEntry {
  orderId: number;
  kind: 'payment' | 'refund';
  amount: Pence;
  /** The value, ex VAT, of refunded goods, or of goods that are paid again after a refund. */
  goods?: Pence;
  /** Withheld from a refund for points already spent; not included in the amount. */
  withheld?: Pence;
  provider: Provider;
  /** The provider's id of the payment or refund. */
  reference?: string;
  reason?: string;
  /** The member of staff; absent when a provider reported it. */
  recordedBy?: number;
  recordedAt: Date;
}

/** Writes a ledger row. Returns its id, or null when the provider's reference is in the ledger already. */
export async function recordPayment(tx: Transaction, entry: LedgerEntry): Promise<number | null> {
  const [row] = await tx.insert(payments).values(entry).onConflictDoNothing().returning({ id: payments.id });
  return row?.id ?? null;
}
