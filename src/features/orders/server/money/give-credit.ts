import { giveCredit } from '#features/credit/server/door.ts';
import { findPayment } from '#features/payments/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { findOrderRow } from '../listing/load-orders.ts';

/** Adds what was refunded as credit to the customer's account. It follows the reaction that issues the credit note (C16). */
export const creditAccount: Reaction<'payment.refunded'> = async ({ tx }, { payload, at }) => {
  const order = await findOrderRow(tx, payload.orderId);
  const payment = await findPayment(tx, payload.paymentId);
  if (!order?.customerId || payment?.provider !== 'account_credit' || payment.amount === 0) return;
  const { customerId, orderNumber } = order;
  const { id: paymentId, amount } = payment;
  await giveCredit(tx, { customerId, paymentId, amount, description: `From order ${orderNumber}`, at });
};
