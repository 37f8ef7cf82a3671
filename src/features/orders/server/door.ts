// What other features may call of the orders; each is described where it is written.

export { itemsToPack } from '../items-to-pack.ts';
export { dueNow, dueOn } from '../order-ledger.ts';
export { isDeliveryMethodUsed, isPaymentMethodUsed } from './delivery/methods-in-use.ts';
export { postNews } from './emails/post-news.ts';
export { type OrderNews, postOrderNews, postToShop } from './emails/post-order-news.ts';
export { forgetCustomer, hasOrderUnderWay, isCreditOnItsWay } from './forget-customer.ts';
export { bankDetailsByOrder } from './listing/bank-details.ts';
export { listAllOrders } from './listing/find-orders.ts';
export {
  findOrderRow,
  listOrderEvents,
  loadWholeOrder,
  lockOrderRow,
  type OrderEventRow,
  type OrderRow,
  orderNumbersById,
  type WholeOrder,
} from './listing/load-orders.ts';
export { lockOrder } from './listing/lock-order.ts';
export { orderInHand, takeInHand } from './listing/orders-in-hand.ts';
export { describeOwnOrders, latestOrders, orderIdsOf } from './listing/orders-of-customer.ts';
export { exportOwnOrders } from './listing/own-orders.ts';
export { addressLines, presentOrder } from './listing/present-order.ts';
export { type Asker, demandOwn, demandReadable, isOwner, maySeeEveryOrder } from './may.ts';
export { cardOrders } from './money/card-orders.ts';
export { sendCardRefunds, startCardPayment, watchCardPayments } from './money/card-payments.ts';
export { areRefundsForAdmins, demandMayRefund } from './money/may-refund.ts';
export { type OrderPayment, recordOrderPayment } from './money/receive-payment.ts';
export { comesTo, type Refund, type Refunded, refundOrder } from './money/refund-order.ts';
export { listItems, listRefundedPieces } from './money/refunded-pieces.ts';
export { releaseUnpaid } from './money/release-unpaid.ts';
export { accessKeyOf, hashAccessKey, isAccessKey, rememberOrderKey } from './placing/access-key.ts';
export { deleteOldKeys, KEY_RETENTION_DAYS } from './placing/idempotency.ts';
export { type PlacedOrder, type PlaceOrderRequest, placeOrder, placeQuotedOrder } from './placing/place-order.ts';
export type { QuotedSale } from './placing/price-order.ts';
export { isSold } from './placing/sold.ts';
export { deleteOldRequests, REQUEST_RETENTION_DAYS } from './requests/delete-old-requests.ts';
export { changeStatus, changeStatusWithin, type StatusChange } from './status/change-status.ts';
export { noteReturned } from './status/note-returned.ts';
export { restockItems } from './status/restock-items.ts';
export { stockWhy } from './status/stock-why.ts';
