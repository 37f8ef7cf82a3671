import { bankDetailsByMethod } from '#features/payments/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { OrderRow } from './load-orders.ts';

type Payable = Pick<OrderRow, 'id' | 'status' | 'paymentStatus' | 'paymentMethodId'>;

/** The account to pay to, by the id of the order; an order for which no bank transfer is due is not in the map. */
export async function bankDetailsByOrder(
  db: Database | Transaction,
  rows: readonly Payable[],
): Promise<Map<number, string[]>> {
  const unpaid = rows.filter((row) => row.paymentStatus === 'pending' && row.status !== 'cancelled');
  const banks = await bankDetailsByMethod(db, [...new Set(unpaid.flatMap((row) => row.paymentMethodId ?? []))]);
  return new Map(
    unpaid.flatMap(({ id, paymentMethodId }) => {
      const details = banks.get(paymentMethodId ?? 0);
      return details ? [[id, details] as const] : [];
    }),
  );
}
