import type { Pence } from '#values/money.ts';

/** What the ledger of one order adds up to. */
export interface LedgerSums {
  paid: Pence;
  /** What went back to the customer. */
  refunded: Pence;
  /** What refunds withheld for points that were spent already. */
  withheld: Pence;
  /** The goods, ex VAT, that refunds have taken out of the order and no payment has brought in again. */
  goodsReturned: Pence;
}

/** What the customer has in the order: what was paid, less all that refunds gave back or withheld for points. */
export function netOf({ paid, refunded, withheld }: LedgerSums): Pence {
  return paid - refunded - withheld;
}

/** What is still to be paid of a total; never below 0. */
export function dueOf(grandTotal: Pence, sums: LedgerSums): Pence {
  return Math.max(0, grandTotal - netOf(sums));
}
