import type { OrderStatus } from '#features/orders/status.ts';
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

const DISPATCHED: readonly OrderStatus[] = ['shipped', 'out_for_delivery', 'delivered'];

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
 * The tax point of a new sale after the invoice was fully credited: when the re-opened order is dispatched, or fully paid (again
 * or still). Null while neither holds.
 */
export function newTaxPointOf(history: OrderHistory): Date | null {
  if (isCancelled(history)) return null;
  const { events, ledger, grandTotal } = history;
  const cancelledIndex = events.findLastIndex(({ status }) => status === 'cancelled');
  const wasCancelled = cancelledIndex >= 0;
  const since = events[cancelledIndex + 1]?.at ?? history.placedAt;
  const dispatched = events.find(({ status, at }) => wasCancelled && at >= since && DISPATCHED.includes(status))?.at;
  const lastPaid = ledger.findLast(({ kind }) => kind === 'payment')?.recordedAt ?? since;
  const isPaid = sumOf(history, 'payment') - sumOf(history, 'refund') >= grandTotal;
  return earlier(isPaid ? later(lastPaid, since) : null, dispatched);
}

/** The history of a sale that began later, with the balance of earlier payments as its first payment. */
export function historyFrom(history: OrderHistory, taxPoint: Date): OrderHistory {
  const before = history.ledger.filter(({ recordedAt }) => recordedAt <= taxPoint);
  const held = before.reduce((sum, { kind, amount }) => (kind === 'payment' ? sum + amount : sum - amount), 0);
  const opening: LedgerRow = { id: 0, kind: 'payment', amount: Math.max(0, held), recordedAt: taxPoint };
  return { ...history, ledger: [opening, ...history.ledger.filter(({ recordedAt }) => recordedAt > taxPoint)] };
}

/** The refunded amount without refunds of an overpayment. */
export function givenBack(history: OrderHistory): Pence {
  const paidTooMuch = Math.max(0, sumOf(history, 'payment') - history.grandTotal);
  return Math.max(0, sumOf(history, 'refund') - paidTooMuch);
}

function paidInFullAt({ placedAt, grandTotal, ledger }: OrderHistory): Date | null {
  if (grandTotal === 0) return placedAt;
  let paid = 0;
  for (const { kind, amount, recordedAt } of ledger) {
    if (kind === 'payment') paid += amount;
    if (paid >= grandTotal) return recordedAt;
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

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
