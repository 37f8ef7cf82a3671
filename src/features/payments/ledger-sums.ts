import type { Pence } from '#values/money.ts';
import type { LedgerProvider } from './providers.ts';

/** The sums of one order's ledger. */
export interface LedgerSums {
  paid: Pence;
  refunded: Pence;
  /** Withheld from refunds for points already spent. */
  withheld: Pence;
  /** The value of refunded goods, ex VAT, less those paid again later. */
  goodsReturned: Pence;
  /** What refunds took off the price of the order, VAT included, less what was put on again: nobody owes that any more. */
  released: Pence;
  /** The same money by what it came and went back through; absent where nothing moved. */
  ways?: readonly WaySum[];
}

/** What of an order's money moved one way. A refund that failed has not moved. */
export interface WaySum {
  provider: LedgerProvider;
  paid: Pence;
  refunded: Pence;
  withheld: Pence;
}

/** Payments less refunds and what refunds withheld for points. */
export function netOf({ paid, refunded, withheld }: LedgerSums): Pence {
  return paid - refunded - withheld;
}

/** The part of a total that is not paid yet, without what was refunded of it; never below 0. */
export function dueOf(grandTotal: Pence, sums: LedgerSums): Pence {
  return Math.max(0, grandTotal - sums.released - netOf(sums));
}

/** What was paid beyond what is left of a total after refunds: money of the customer's, to be paid back. */
export function overpaidOf(grandTotal: Pence, sums: LedgerSums): Pence {
  return Math.max(0, netOf(sums) - (grandTotal - sums.released));
}

/** What may come in: what is due or, when nothing is, what was given back and is paid again. */
export function receivableOf(grandTotal: Pence, sums: LedgerSums): Pence {
  return dueOf(grandTotal, sums) || Math.max(0, grandTotal - netOf(sums));
}

/** What is asked for now: the rest of a deposit until it is there, and then all that is due. */
export function askedOf({ grandTotal, deposit }: { grandTotal: Pence; deposit: Pence }, sums: LedgerSums): Pence {
  return dueOf(deposit, sums) || dueOf(grandTotal, sums);
}

/** The sums of a ledger without a row. */
export const NOTHING_PAID: LedgerSums = { paid: 0, refunded: 0, withheld: 0, goodsReturned: 0, released: 0 };
