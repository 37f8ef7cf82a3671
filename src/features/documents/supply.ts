import { DISPATCHED, type OrderStatus } from '#features/orders/status.ts';
import type { LedgerProvider } from '#features/payments/providers.ts';
import type { Pence } from '#values/money.ts';

/** The history of an order, each list oldest first. */
export interface OrderHistory {
  placedAt: Date;
  grandTotal: Pence;
  events: readonly { status: OrderStatus; at: Date }[];
  ledger: readonly LedgerRow[];
}

export interface LedgerRow {
  id: number;
  kind: 'payment' | 'refund';
  /** A refund includes what was withheld. */
  amount: Pence;
  /** The part of a refund that was not paid out, because points of the order were spent already. */
  withheld?: Pence;
  /** What a refund took off the price of the order, or a payment put on it again. */
  released?: Pence;
  provider?: LedgerProvider;
  reason?: string | null;
  /** Which pieces a refund gave the money back for; none where it is an amount and no more. */
  pieces?: readonly RefundedPieces[];
  recordedAt: Date;
}

export interface RefundedPieces {
  productName: string;
  sku: string | null;
  quantity: number;
  /** Ex VAT and before any discount. */
  unitPrice: Pence;
}

/** When the order was last cancelled, or null. */
export function lastCancelledAt({ events }: OrderHistory): Date | null {
  return events.findLast(({ status }) => status === 'cancelled')?.at ?? null;
}

export function isCancelled({ events }: OrderHistory): boolean {
  return events.at(-1)?.status === 'cancelled';
}

/** When the order was paid in full or first dispatched, whichever came first (decision C10); null if it was cancelled before. */
export function taxPointOf(history: OrderHistory): Date | null {
  const dispatched = history.events.find(({ status }) => DISPATCHED.includes(status))?.at;
  const taxPoint = earlier(paidInFullAt(history), dispatched);
  const cancelled = isCancelled(history) ? lastCancelledAt(history) : null;
  return taxPoint && cancelled && taxPoint > cancelled ? null : taxPoint;
}

/**
 * The part of the history that belongs to the sale under way: a new one begins when a cancelled order is opened again, and when
 * all of it was refunded.
 */
export function currentSale(history: OrderHistory): OrderHistory {
  if (isCancelled(history)) return history;
  const reopenedAt = history.events[history.events.findLastIndex(({ status }) => status === 'cancelled') + 1]?.at;
  const sale = lastCancelledAt(history) && reopenedAt ? historyFrom(history, reopenedAt) : history;
  const end = sale.ledger.findLastIndex(({ kind, recordedAt }, index) => {
    const then = { ...until(sale, recordedAt), ledger: sale.ledger.slice(0, index + 1) };
    return kind === 'refund' && dueToInvoice(then) === 0;
  });
  const over = sale.ledger[end];
  if (!over) return sale;
  // What is sent of it now is no sale until it is paid again.
  return { ...sale, placedAt: over.recordedAt, events: [], ledger: sale.ledger.slice(end + 1) };
}

/** The tax point of the sale under way; null while there is none. */
export function newTaxPointOf(history: OrderHistory): Date | null {
  return isCancelled(history) ? null : taxPointOf(currentSale(history));
}

/** What of a sale is to be invoiced by now, VAT included: the deposits before its tax point, and then all but what was refunded. */
export function dueToInvoice(sale: OrderHistory): Pence {
  if (isCancelled(sale)) return 0;
  if (taxPointOf(sale)) return Math.max(0, sale.grandTotal - givenBack(sale));
  return Math.min(sale.grandTotal, Math.max(0, netUntil(sale)));
}

/** Payments less refunds up to an instant, or altogether. */
export function netUntil({ ledger }: OrderHistory, until?: Date): Pence {
  const rows = until ? ledger.filter(({ recordedAt }) => recordedAt <= until) : ledger;
  return rows.reduce((net, { kind, amount }) => (kind === 'payment' ? net + amount : net - amount), 0);
}

/** A sale as it was at an instant. */
export function until(sale: OrderHistory, at: Date): OrderHistory {
  const ledger = sale.ledger.filter(({ recordedAt }) => recordedAt <= at);
  return { ...sale, events: sale.events.filter((event) => event.at <= at), ledger };
}

/** The history of a sale that began at `since`, with the balance of earlier payments as its first payment. */
export function historyFrom(history: OrderHistory, since: Date): OrderHistory {
  const held = Math.max(0, netUntil(history, since));
  const opening: LedgerRow = { id: OPENING, kind: 'payment', amount: held, recordedAt: since };
  return {
    ...history,
    placedAt: since,
    events: history.events.filter(({ at }) => at >= since),
    ledger: [opening, ...history.ledger.filter(({ recordedAt }) => recordedAt > since)],
  };
}

/** The id of the money that a sale began with, which is no row of the ledger. */
export const OPENING = 0;

/** The refunded amount without refunds of an overpayment. */
export function givenBack(history: OrderHistory): Pence {
  const held = heldTooMuch(history.grandTotal, history.ledger);
  const paidTooMuch = Math.max(0, sumOf(history, 'payment') - history.grandTotal - held);
  return Math.max(0, sumOf(history, 'refund') - paidTooMuch);
}

/** The refunds without what they gave back of an overpayment: that was invoiced to nobody, so no credit note is for it. */
export function refundsOfPrice({ grandTotal, ledger }: Pick<OrderHistory, 'grandTotal' | 'ledger'>): LedgerRow[] {
  return ledger.flatMap((row, at) => {
    if (row.kind === 'payment') return [];
    const tooMuch = Math.min(
      heldTooMuch(grandTotal, ledger.slice(0, at)),
      Math.max(0, row.amount - (row.released ?? 0)),
    );
    return tooMuch < row.amount ? [{ ...row, amount: row.amount - tooMuch }] : [];
  });
}

/** What is held beyond the price that refunds have left. */
function heldTooMuch(grandTotal: Pence, ledger: readonly LedgerRow[]): Pence {
  const signed = ledger.map(({ kind, amount, released = 0 }) =>
    kind === 'payment' ? amount - released : released - amount,
  );
  return Math.max(0, signed.reduce((sum, one) => sum + one, 0) - grandTotal);
}

/** Whether a sale was paid in full by then: refunds before may have taken something off its price. */
export function isPaidInFull(sale: OrderHistory, by: Date): boolean {
  const at = paidInFullAt(sale);
  return at !== null && at <= by;
}

function paidInFullAt({ placedAt, grandTotal, ledger }: OrderHistory): Date | null {
  if (grandTotal === 0) return placedAt;
  let net = 0;
  let price = grandTotal;
  for (const { kind, amount, released = 0, recordedAt } of ledger) {
    net += kind === 'payment' ? amount : -amount;
    // A sale begins at the whole price, also where the one before was taken off it: put on again, it is that price and no more.
    price = Math.min(grandTotal, kind === 'payment' ? price + released : price - released);
    if (kind === 'payment' && net >= price) return recordedAt;
  }
  return null;
}

function sumOf({ ledger }: OrderHistory, kind: LedgerRow['kind']): Pence {
  return ledger.reduce((sum, row) => (row.kind === kind ? sum + row.amount : sum), 0);
}

function earlier(a: Date | null | undefined, b: Date | null | undefined): Date | null {
  if (!a || !b) return a ?? b ?? null;
  return a < b ? a : b;
}
