import { eq, sql } from 'drizzle-orm';
import type { LedgerSums } from '#features/payments/ledger-sums.ts';
import { payments } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { toPence } from '#values/money.ts';

/** The sums of an order's ledger. */
export async function sumPayments(db: Database | Transaction, orderId: number): Promise<LedgerSums> {
  const { kind, amount, withheld, goods } = payments;
  const sumOf = (what: typeof amount | typeof withheld | typeof goods, of: 'payment' | 'refund') =>
    sql<string>`coalesce(sum(${what}) filter (where ${kind} = ${of}), 0)::text`;
  const [row] = await db
    .select({
      paid: sumOf(amount, 'payment'),
      refunded: sumOf(amount, 'refund'),
      withheld: sumOf(withheld, 'refund'),
      takenOut: sumOf(goods, 'refund'),
      broughtIn: sumOf(goods, 'payment'),
    })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  const read = (text: string | undefined) => toPence(text ?? 0);
  return {
    paid: read(row?.paid),
    refunded: read(row?.refunded),
    withheld: read(row?.withheld),
    goodsReturned: read(row?.takenOut) - read(row?.broughtIn),
  };
}
