import {
  loadWholeOrder,
  lockOrderRow,
  type OrderRow,
  orderInHand,
  type WholeOrder,
} from '#features/orders/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, type Pence, toBasisPoints } from '#values/money.ts';
import { creditAmounts, type DueDocument, invoiceAmounts, nextDocument, openInvoices } from '../next-document.ts';
import { isCancelled, OPENING, type OrderHistory } from '../supply.ts';
import type { DocumentRow } from '../tables.ts';
import { creditContent } from './credit-content.ts';
import { documentsOfOrder } from './documents-of-order.ts';
import { depositContent, finalContent, paidAgainContent } from './invoice-content.ts';
import { loadHistory } from './load-history.ts';
import { rateOn } from './rate-on.ts';
import { refundTerms } from './refund-terms.ts';
import { writeDocument } from './write-document.ts';

/**
 * Issues the documents that are due by an order's history up to `at` (next-document.ts). Safe to repeat, and independent of the
 * sequence of announcements. An order that waits for its card payment has none yet.
 */
export async function issueDue(tx: Transaction, orderId: number, at: Date): Promise<DocumentRow[]> {
  const order = await lockOrderRow(tx, orderId);
  return order ? issueDueOf(tx, order, at) : [];
}

/** The same for an order that is locked already. */
export async function issueDueOf(tx: Transaction, order: OrderRow, at: Date): Promise<DocumentRow[]> {
  if (order.awaitsPayment) return [];
  const history = await loadHistory(tx, order, at);
  const before = [...(await documentsOfOrder(tx, order.id))];
  // Of most announcements nothing is due; the goods are read for the others alone.
  if (!nextDocument(history, before)) return [];
  const whole = orderInHand(tx, order.id) ?? (await loadWholeOrder(tx, order));
  const issued: DocumentRow[] = [];
  const standing = (): Standing => ({ whole, history, known: [...before, ...issued], at });
  for (let due = next(standing()); due; due = next(standing())) {
    const one = due.kind === 'invoice' ? issueInvoice(tx, due, standing()) : issueCredit(tx, due, standing());
    issued.push(await one);
  }
  return issued;
}

export interface Standing {
  whole: WholeOrder;
  history: OrderHistory;
  /** The documents so far, oldest first. */
  known: DocumentRow[];
  at: Date;
}

function next({ history, known }: Standing): DueDocument<DocumentRow> | null {
  return nextDocument(history, known);
}

type DueInvoice = Extract<DueDocument<DocumentRow>, { kind: 'invoice' }>;
type DueCredit = Extract<DueDocument<DocumentRow>, { kind: 'credit_note' }>;

async function issueInvoice(tx: Transaction, due: DueInvoice, standing: Standing): Promise<DocumentRow> {
  const { known, whole, at } = standing;
  const rate = await rateOn(tx, whole.order, due.taxPoint);
  const amounts = invoiceAmounts(openInvoices(known), due.total, rate);
  const finals = known.filter(({ kind, isDeposit }) => kind === 'invoice' && !isDeposit);
  const contentOf = { deposit: depositContent, final: finalContent, again: paidAgainContent }[due.is];
  return writeDocument(tx, {
    kind: 'invoice',
    orderId: whole.order.id,
    round: finals.length + 1,
    isDeposit: due.is === 'deposit',
    paymentId: due.row && due.row.id !== OPENING ? due.row.id : null,
    taxPoint: due.taxPoint,
    issuedAt: at,
    ...amounts,
    content: await contentOf(tx, { ...standing, amounts, rate, taxPoint: due.taxPoint }),
  });
}

async function issueCredit(tx: Transaction, due: DueCredit, standing: Standing): Promise<DocumentRow> {
  const { known, at } = standing;
  const { invoice, row } = due;
  const amounts = creditAmounts(openInvoices(known), due.total, toBasisPoints(invoice.vatRate ?? 0));
  return writeDocument(tx, {
    kind: 'credit_note',
    orderId: invoice.orderId,
    round: invoice.round,
    invoiceId: invoice.id,
    paymentId: row?.id ?? null,
    taxPoint: invoice.taxPoint,
    issuedAt: at,
    ...amounts,
    content: creditContent(invoice, amounts, row ? ofRefund(row, due.total, standing) : withoutRefund(due, standing)),
  });
}

function ofRefund(row: NonNullable<DueCredit['row']>, total: Pence, { whole: { order }, known }: Standing) {
  const { reason, amount, released = 0, pieces } = row;
  const credited = known.filter(({ paymentId }) => paymentId === row.id).reduce((sum, note) => sum + note.total, 0);
  const terms = refundTerms(row, { credited, total });
  // A refund that credits two invoices names its pieces on neither.
  const { subtotal, discount } = order;
  const of = { discounted: { subtotal, discount }, isUnpaid: released > amount };
  return { reason: reason || 'Refund', terms, pieces: total === amount ? pieces : [], ...of };
}

function withoutRefund(due: DueCredit, standing: Standing) {
  const { number } = due.invoice;
  const cancelled = `Invoice ${number} is cancelled: nothing remains to be paid on it.`;
  if (!isCancelled(standing.history)) return { reason: 'Not dispatched yet', terms: [cancelled] };
  const { owedHow, owedDueOn, owedReason } = standing.whole.order;
  const owed = owedOn(due, standing);
  const back =
    owedHow === 'transfer' && owedDueOn
      ? `${formatPounds(owed)} will be paid back by bank transfer by ${formatLondonDay(owedDueOn)}.`
      : `${formatPounds(owed)} was paid and has not been paid back yet.`;
  const terms = [
    ...(owed < due.total ? [cancelled] : [`Invoice ${number} is cancelled.`]),
    ...(owed > 0 ? [back] : []),
  ];
  return { reason: owedReason ?? 'Order cancelled', terms };
}

// The newest invoice is credited first, and with it what was never paid.
function owedOn({ total }: DueCredit, { whole, known }: Standing): Pence {
  const older = openInvoices(known).reduce((sum, { left }) => sum + left.total, 0) - total;
  return Math.min(total, Math.max(0, whole.order.owedBack - older));
}
