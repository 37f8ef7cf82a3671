// What other features may call of the orders; each is described where it is written.
export { changeStatus, type StatusChange } from './change-status.ts';
export { listOwnOrders } from './find-orders.ts';
export { forgetCustomer, hasOrderUnderWay } from './forget-customer.ts';
export { deleteOldKeys } from './idempotency.ts';
export { findOrderRow, lockOrderRow, type OrderEventRow, type OrderRow } from './load-orders.ts';
export { maySeeEveryOrder } from './may.ts';
export { type PlacedOrder, type PlaceOrderRequest, placeOrder } from './place-order.ts';
export { type OrderPayment, recordOrderPayment } from './record-order-payment.ts';
export { type Refund, type Refunded, refundOrder } from './refund-order.ts';
