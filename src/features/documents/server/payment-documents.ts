import type { PaymentRow } from '#features/payments/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { DocumentRow } from '../tables.ts';
import { documentsOfOrder } from './documents-of-order.ts';

/** What was issued for a payment, or for a refund: the documents that its e-mail encloses. */
export async function documentsOf(
  db: Database | Transaction,
  { id, kind, orderId, recordedAt }: PaymentRow,
): Promise<DocumentRow[]> {
  const found = await documentsOfOrder(db, orderId);
  const own = found.filter(({ paymentId }) => paymentId === id);
  if (own.length > 0 || kind !== 'payment') return own;
  // Older invoices do not name the payment that they came with.
  return found.filter((one) => one.kind === 'invoice' && one.paymentId === null && one.issuedAt >= recordedAt);
}
