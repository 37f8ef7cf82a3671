import { eq, sql } from 'drizzle-orm';
import { payments } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type Pence, toPence } from '#values/money.ts';

/** What was paid for an order and what was paid back, by its ledger. */
export async function sumPayments(
  db: Database | Transaction,
  orderId: number,
): Promise<{ paid: Pence; refunded: Pence }> {
  const [row] = await db
    .select({ paid: sumOf('payment'), refunded: sumOf('refund') })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  return { paid: toPence(row?.paid ?? 0), refunded: toPence(row?.refunded ?? 0) };
}

function sumOf(kind: 'payment' | 'refund') {
  return sql<string>`coalesce(sum(${payments.amount}) filter (where ${payments.kind} = ${kind}), 0)::text`;
}
