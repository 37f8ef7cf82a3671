// What other features may call of the orders; each is described where it is written.
export { changeStatus, changeStatusWithin, type StatusChange } from './change-status.ts';
export { listOwnOrders } from './find-orders.ts';
export { forgetCustomer, hasOrderUnderWay } from './forget-customer.ts';
export { deleteOldKeys } from './idempotency.ts';
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
export { type PlacedOrder, type PlaceOrderRequest, placeOrder } from './place-order.ts';
export { type OrderNews, postOrderNews, postToShop } from './post-order-news.ts';
export { addressLines } from './present-order.ts';
export { type OrderPayment, recordOrderPayment } from './record-order-payment.ts';
export { type Refund, type Refunded, refundOrder } from './refund-order.ts';
export { restockItems } from './restock-items.ts';
