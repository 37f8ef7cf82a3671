import type { Database, Transaction } from '#platform/database.ts';
import type { Pence } from '#values/money.ts';

/** What card payments need of the orders, which lie to the right and implement it (docs/decisions/0043-payments-own-cards.md). */
export interface CardOrders {
  /** The order without a lock; null when it does not exist. */
  find(db: Database, orderId: number): Promise<CardOrder | null>;
  /** Locks the order's row until the transaction ends; null when it does not exist. */
  lock(tx: Transaction, orderId: number): Promise<LockedOrder | null>;
}

/** The part of an order that card payments use. */
export interface CardOrder {
  id: number;
  orderNumber: string;
  /** The path of its page in the shop. */
  path: string;
  email: string;
  grandTotal: Pence;
  /** What of it is asked for first; 0: all of it at once. */
  deposit: Pence;
  isCancelled: boolean;
  paymentMethodId: number | null;
}

/** A locked order, with the changes that a card payment may make in the same transaction. */
export interface LockedOrder extends CardOrder {
  /** Announces the order, because its payment is in progress. */
  confirm(at: Date): Promise<void>;
  /** Records a payment, with all consequences for the order. */
  receive(payment: CardMoney, at: Date): Promise<void>;
  /** Records a refund that Stripe has made, with all consequences. Returns the id of the ledger row. */
  recordRefund(refund: CardMoney & { reason: string }, at: Date): Promise<number>;
  /** Cancels the order after a failed payment, unless staff have advanced it or another payment is in progress. */
  giveUp(at: Date): Promise<void>;
  /** Updates the payment status and the points from the ledger and the card payments. */
  settle(at: Date): Promise<void>;
  /** Raises the version, so that a decision based on an older version is refused as stale. */
  raiseVersion(): Promise<void>;
}

/** A payment or refund through Stripe. */
export interface CardMoney {
  amount: Pence;
  /** Stripe's id. */
  reference?: string;
  /** The value of its goods, ex VAT; calculated by the orders when absent. */
  goods?: Pence;
  /** What it puts on the price of the order again; calculated by the orders when absent. */
  released?: Pence;
  reason?: string;
  /** The refund that failed, by its row in the ledger, where this is its money. */
  undoes?: number;
}
