import type { Database, Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';

/**
 * What card payments need of the orders. Orders lie to the right, so they implement this and hand it in
 * (docs/decisions/0043-payments-own-cards.md).
 */
export interface CardOrders {
  /** The order as it stands, without a lock; null when it does not exist. */
  find(db: Database, orderId: number): Promise<CardOrder | null>;
  /** Locks the order's row until the transaction ends; null when it does not exist. */
  lock(tx: Transaction, orderId: number): Promise<LockedOrder | null>;
}

/** An order as far as a card payment depends on it. */
export interface CardOrder {
  id: number;
  orderNumber: string;
  /** The path of its page in the shop. */
  path: string;
  email: string;
  grandTotal: Pence;
  isCancelled: boolean;
  paymentMethodId: number | null;
}

/** An order under its lock, with what a card payment may change of it, in the transaction that locked it. */
export interface LockedOrder extends CardOrder {
  /** The payment is under way: the order counts as placed from now on. */
  confirm(at: Date): Promise<void>;
  /** Money came in: writes it into the ledger, with all that follows for the order. */
  receive(payment: CardMoney, at: Date): Promise<void>;
  /** Money has gone back at Stripe: writes it into the ledger, with all that follows. Answers the id of the ledger's row. */
  recordRefund(refund: CardMoney & { reason: string }, at: Date): Promise<number>;
  /** A card payment came to nothing: the order is cancelled, unless staff took it further or other money is under way. */
  giveUp(at: Date): Promise<void>;
  /** Brings the payment status and the points into line with the ledger and the card payments. */
  settle(at: Date): Promise<void>;
  /** Marks the order as changed, so that a decision on what it was before is refused as stale. */
  raiseVersion(): Promise<void>;
}

/** Money of the ledger that came or went over Stripe. */
export interface CardMoney {
  amount: Pence;
  /** Stripe's own id of it. */
  reference?: string;
  /** The goods, ex VAT, that it stands for; worked out by the orders when absent. */
  goods?: Pence;
  reason?: string;
}
