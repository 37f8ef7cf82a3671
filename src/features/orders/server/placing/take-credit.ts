import type { User } from '#features/accounts/contract.ts';
import { spendCredit } from '#features/credit/server/door.ts';
import { recordPayment } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';

/** What of a new order is paid as it is placed: a row of its ledger. */
export interface ReceivedAtOnce {
  paymentId: number;
  amount: Pence;
}

/**
 * Pays an order with credit of the buyer's account, in part or whole; null when none is spent.
 * Refuses with `not_enough_credit`, and with an error of the field what an order does not cost or a guest cannot have.
 */
export async function takeCredit(
  tx: Transaction,
  order: OrderRow,
  { user, amount, at }: { user: User | null; amount: Pence; at: Date },
): Promise<ReceivedAtOnce | null> {
  if (amount === 0) return null;
  const { id: orderId, customerId, grandTotal, orderNumber } = order;
  if (customerId === null || customerId !== user?.id) {
    throw refuseFields({ credit: ['Only the customer whose account it is can spend its credit.'] });
  }
  if (amount > grandTotal)
    throw refuseFields({ credit: [`Spend at most ${formatPounds(grandTotal)}: that is what the order comes to.`] });
  const payment = { orderId, kind: 'payment', provider: 'account_credit', amount, recordedAt: at } as const;
  const paymentId = await recordPayment(tx, payment);
  if (paymentId === null) throw new Error('A payment with credit was in the ledger already.');
  await spendCredit(tx, { customerId, paymentId, amount, description: `Spent on order ${orderNumber}`, at });
  return { paymentId, amount };
}
