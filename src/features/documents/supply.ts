import type { OrderStatus } from '#features/orders/status.ts';
import type { Pence } from '#values/money.ts';

/** What happened to an order, each list oldest first. */
export interface OrderHistory {
  placedAt: Date;
  grandTotal: Pence;
  events: readonly { status: OrderStatus; at: Date }[];
  ledger: readonly LedgerRow[];
}

export interface LedgerRow {
  id: number;
  kind: 'payment' | 'refund';
  /** Of a refund all that the customer is credited, whether it was paid back or withheld. */
  amount: Pence;
  /** Why money was given back. */
  reason?: string | null;
  recordedAt: Date;
}

const DISPATCHED: readonly OrderStatus[] = ['shipped', 'out_for_delivery', 'delivered'];

/** When the order was last cancelled; null when it never was. */
export function lastCancelledAt({ events }: OrderHistory): Date | null {
  return events.findLast(({ status }) => status === 'cancelled')?.at ?? null;
}

export function isCancelled({ events }: OrderHistory): boolean {
  return events.at(-1)?.status === 'cancelled';
}

/**
 * The tax point: when the order was paid in full or first dispatched, whichever came first (decision C10). Null while
 * neither has happened, and for an order that was cancelled before either did.
 */
export function taxPointOf(history: OrderHistory): Date | null {
  const dispatched = history.events.find(({ status }) => DISPATCHED.includes(status))?.at;
  const taxPoint = earlier(paidInFullAt(history), dispatched);
  const cancelled = isCancelled(history) ? lastCancelledAt(history) : null;
  return taxPoint && cancelled && taxPoint > cancelled ? null : taxPoint;
}

/**
 * The tax point of a sale that begins anew after all of it was credited: a cancelled order that was opened again is
 * dispatched, or its money is here, be it that it was paid again or never given back. Null while neither holds.
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

/** The same history for a sale that began later: of the money that moved before, only what was held then counts. */
export function historyFrom(history: OrderHistory, taxPoint: Date): OrderHistory {
  const before = history.ledger.filter(({ recordedAt }) => recordedAt <= taxPoint);
  const held = before.reduce((sum, { kind, amount }) => (kind === 'payment' ? sum + amount : sum - amount), 0);
  const opening: LedgerRow = { id: 0, kind: 'payment', amount: Math.max(0, held), recordedAt: taxPoint };
  return { ...history, ledger: [opening, ...history.ledger.filter(({ recordedAt }) => recordedAt > taxPoint)] };
}

/** How much of an order's money was given back, leaving out what had been paid beyond its price. */
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
