/** The statuses of an order in the sequence of its life (decision C8). */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The names on screens and in e-mails. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The statuses that send the customer an e-mail (decision C8). */
export const TOLD_BY_EMAIL: readonly OrderStatus[] = ['shipped', 'out_for_delivery', 'delivered', 'cancelled'];

/** The statuses of goods that are no longer in the shop. */
export const DISPATCHED: readonly OrderStatus[] = ['shipped', 'out_for_delivery', 'delivered'];

/** Percent of the way from placed to delivered (decision D2). */
export const STATUS_PROGRESS: Record<OrderStatus, number> = {
  pending: 10,
  processing: 25,
  shipped: 50,
  out_for_delivery: 75,
  delivered: 100,
  cancelled: 0,
};

/** The payment statuses (decision C9); only ledger rows change them. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'partially_refunded', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How long the e-mails about a status wait, and for how long staff are offered to undo it. */
export const UNDO_MS = { delay: 8_000, offered: 7_000 };

/** The state of an unpaid card payment: waiting for the shopper, the bank or staff, or refused or expired. */
export const CARD_STATES = ['open', 'processing', 'held', 'failed'] as const;
export type CardState = (typeof CARD_STATES)[number];
