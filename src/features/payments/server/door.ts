// What other features may call of the payments; each is described where it is written.

export { chargeTestCard, TEST_CARDS } from '../test-card.ts';
export {
  findPayment,
  listPayments,
  listPaymentsOf,
  type PaymentRow,
  refundsById,
  sumPayments,
  sumPaymentsOf,
} from './ledger/list-payments.ts';
export { forgetPayments, type LedgerEntry, recordPayment } from './ledger/record-payment.ts';
export {
  bankDetailsByMethod,
  bankDetailsOf,
  demandPayable,
  findPaymentMethod,
  getPaymentMethod,
  listOfferedMethods,
  type PaymentMethodRow,
  providerOf,
} from './methods/payment-methods.ts';
export { saveBankAccount } from './methods/save-bank-account.ts';
export type { CardOrder, CardOrders, LockedOrder } from './stripe/card-orders.ts';
export {
  type CardPaymentRow,
  hasCardPaymentFailed,
  hasCardPaymentUnderWay,
  hasOpenedPage,
  listCardPayments,
} from './stripe/card-payment-rows.ts';
export { type CardRefundRow, listCardRefunds } from './stripe/card-refund-rows.ts';
export { originsToPayOn } from './stripe/client.ts';
export { decideHeldPayment } from './stripe/decide-held.ts';
export { type DisputeRow, listDisputes } from './stripe/dispute-rows.ts';
export { deleteOldStripeEvents, STRIPE_EVENT_RETENTION_DAYS } from './stripe/event-rows.ts';
export { amountOfCredit, amountOnCards } from './stripe/left-to-refund.ts';
export { recordRefund } from './stripe/record-refund.ts';
export { refreshStripePayments } from './stripe/refresh-payments.ts';
export { sendStripeRefunds } from './stripe/send-refunds.ts';
export { startStripePayment } from './stripe/start-payment.ts';
