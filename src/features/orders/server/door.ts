// What other features may call of the orders; each is described where it is written.
export { accessKeyOf, hashAccessKey, isAccessKey } from './access-key.ts';
export { changeStatus, changeStatusWithin, type StatusChange } from './change-status.ts';
export { listAllOrders, listOwnOrders } from './find-orders.ts';
export { forgetCustomer, hasOrderUnderWay } from './forget-customer.ts';
export { deleteOldKeys } from './idempotency.ts';
export { keepOrderKey } from './keep-order-key.ts';
export {
  findOrderRow,
  loadWholeOrder,
  lockOrderRow,
  type OrderEventRow,
  type OrderRow,
  type WholeOrder,
} from './load-orders.ts';
export { type Asker, demandOwn, demandReadable, isOwner, maySeeEveryOrder } from './may.ts';
export { isDeliveryMethodUsed, isPaymentMethodUsed } from './methods-in-use.ts';
export { type PlacedOrder, type PlaceOrderRequest, placeOrder, placeQuotedOrder } from './place-order.ts';
export { type OrderNews, postOrderNews, postToShop } from './post-order-news.ts';
export { addressLines, presentOrder } from './present-order.ts';
export type { QuotedSale } from './quoted-sale.ts';
export { type OrderPayment, recordOrderPayment } from './record-order-payment.ts';
export { type Refund, type Refunded, refundOrder } from './refund-order.ts';
export { loadNewsRenderer } from './render-later.ts';
export { restockItems } from './restock-items.ts';
export { sendCardRefunds } from './send-card-refunds.ts';
export { isSold } from './sold.ts';
export { startCardPayment } from './start-card-payment.ts';
export { takeStripeEvent } from './take-card-news.ts';
export { tellOwnOrders } from './tell-own-orders.ts';
export { watchCardPayments } from './watch-card-payments.ts';
