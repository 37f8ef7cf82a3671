import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { PaymentRow } from '#features/payments/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type DocumentRow, documents } from '../tables.ts';

/** What was issued for a payment, or for a refund: the documents that its e-mail encloses. */
export async function documentsOf(
  db: Database | Transaction,
  { id, kind, orderId, recordedAt }: PaymentRow,
): Promise<DocumentRow[]> {
  const own = eq(documents.paymentId, id);
  // Older invoices do not name the payment that they came with.
  const brought = and(eq(documents.kind, 'invoice'), isNull(documents.paymentId), gte(documents.issuedAt, recordedAt));
  const found = await db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), kind === 'payment' ? or(own, brought) : own))
    .orderBy(asc(documents.id));
  const named = found.filter(({ paymentId }) => paymentId === id);
  return named.length > 0 ? named : found;
}
