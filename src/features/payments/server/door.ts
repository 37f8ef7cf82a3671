import { eq } from 'drizzle-orm';
import type { Provider } from '#features/payments/providers.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { isConfigured, type PaymentMethodRow, providerOf } from './methods/payment-methods.ts';

export { chargeTestCard, TEST_CARDS } from '../test-card.ts';
export { findPayment, listPayments, type PaymentRow } from './ledger/list-payments.ts';
export { type LedgerEntry, recordPayment } from './ledger/record-payment.ts';
export { sumPayments } from './ledger/sum-payments.ts';
export { bankDetailsByMethod } from './methods/bank-details.ts';
export { findPaymentMethod, type PaymentMethodRow, providerOf } from './methods/payment-methods.ts';
export {
  type CardPaymentRow,
  type CardRefundRow,
  changeCardPayment,
  changeCardRefund,
  findCardPayment,
  findCardRefund,
  leftOnCards,
  listCardPayments,
  listCardRefunds,
  takeWaitingUpdates,
} from './stripe/card-payment-rows.ts';
export { cardsAway, faultOf, isFinalNo, missingStripeKeys, originsToPayOn } from './stripe/client.ts';
export { type DisputeRow, findDispute, listDisputes } from './stripe/dispute-rows.ts';
export { deleteOldStripeEvents, storeEvent } from './stripe/events.ts';
export { closePage, openPage, readPage } from './stripe/hosted-page.ts';
export { askRefund, readRefund, readRefundsOf } from './stripe/refund-calls.ts';

/**
 * The method that a buyer chose with who takes the money. One that is closed, unknown or not configured here is an error of
 * the field `paymentMethodId`.
 */
export async function getPaymentMethod(
  { config }: Pick<AppContext, 'config'>,
  db: Database | Transaction,
  id: number,
): Promise<PaymentMethodRow & { provider: Provider }> {
  // Held until the order is written, so that nobody switches it off or deletes it between here and there.
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, id)).for('share');
  if (method?.isActive && isConfigured(providerOf(method), config)) return { ...method, provider: providerOf(method) };
  throw refuseFields({ paymentMethodId: ['This payment method is no longer offered. Choose another.'] });
}
