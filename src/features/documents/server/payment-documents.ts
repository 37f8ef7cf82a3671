import { and, asc, eq, gte, or } from 'drizzle-orm';
import type { PaymentRow } from '#features/payments/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { documents } from '../tables.ts';

/** What was issued for a payment, or for a refund: the documents that its e-mail encloses. */
export function documentsOf(db: Database | Transaction, { id, kind, orderId, recordedAt }: PaymentRow) {
  const brought = and(eq(documents.kind, 'invoice'), gte(documents.issuedAt, recordedAt));
  const belongs = kind === 'payment' ? or(eq(documents.paymentId, id), brought) : eq(documents.paymentId, id);
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), belongs))
    .orderBy(asc(documents.id));
}
