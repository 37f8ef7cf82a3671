import { asc, eq } from 'drizzle-orm';
import { loadWholeOrder, lockOrderRow, type WholeOrder } from '#features/orders/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds, type Pence, toBasisPoints } from '#values/money.ts';
import type { DocumentContent, DocumentLine } from '../content.ts';
import { type Amounts, creditOf, leftOf } from '../credit.ts';
import {
  givenBack,
  historyFrom,
  isCancelled,
  lastCancelledAt,
  newTaxPointOf,
  type OrderHistory,
  type RefundedPieces,
  taxPointOf,
} from '../supply.ts';
import { type DocumentRow, documents } from '../tables.ts';
import { loadHistory } from './load-history.ts';
import { nextNumber } from './next-number.ts';
import { orderContent, paidTerms, payableTerms } from './order-content.ts';

/**
 * Issues the documents that are due by an order's history up to `at`: the VAT invoice once it is paid or dispatched, a credit
 * note for each refund and for a cancellation. Safe to repeat, and independent of the sequence of announcements.
 */
export async function issueDue(tx: Transaction, orderId: number, at: Date): Promise<DocumentRow[]> {
  const order = await lockOrderRow(tx, orderId);
  if (!order) return [];
  const whole = await loadWholeOrder(tx, order);
  const history = await loadHistory(tx, whole, at);
  const before = await tx.select().from(documents).where(eq(documents.orderId, orderId)).orderBy(asc(documents.id));
  const known = before.findLast(({ kind }) => kind === 'invoice');
  const issued = await issueInvoice(tx, { whole, history, known, before, at });
  const invoice = issued ?? known;
  if (!invoice) return [];
  const credits = await issueCredits(tx, { whole, history, invoice, before, at });
  return [...(issued ? [issued] : []), ...credits];
}

interface Standing {
  whole: WholeOrder;
  history: OrderHistory;
  before: DocumentRow[];
  at: Date;
}

async function issueInvoice(
  tx: Transaction,
  { whole, history, known, before, at }: Standing & { known: DocumentRow | undefined },
): Promise<DocumentRow | null> {
  if (known && !isUsedUp(known, before)) return null;
  const taxPoint = known ? newTaxPointOf(history) : taxPointOf(history);
  if (!taxPoint) return null;
  const { order } = whole;
  const content = await orderContent(tx, whole);
  const terms = isPaidBy(history, taxPoint) ? paidTerms(whole, taxPoint) : payableTerms(whole);
  return write(tx, {
    kind: 'invoice',
    orderId: order.id,
    round: (known?.round ?? 0) + 1,
    taxPoint,
    issuedAt: at,
    exVat: order.totalAmount,
    vatAmount: order.vatAmount,
    total: order.grandTotal,
    content: { ...content, terms },
  });
}

/** Whether an invoice is fully credited, so that a new sale of the order needs a new invoice. */
function isUsedUp(invoice: DocumentRow, before: readonly DocumentRow[]): boolean {
  return invoice.total > 0 && leftOf(invoice, creditsOf(invoice, before)).total === 0;
}

function creditsOf(invoice: DocumentRow, before: readonly DocumentRow[]): DocumentRow[] {
  return before.filter(({ invoiceId }) => invoiceId === invoice.id);
}

function isPaidBy({ ledger, grandTotal }: OrderHistory, taxPoint: Date): boolean {
  const rows = ledger.filter(({ kind, recordedAt }) => kind === 'payment' && recordedAt <= taxPoint);
  return rows.reduce((sum, { amount }) => sum + amount, 0) >= grandTotal;
}

async function issueCredits(
  tx: Transaction,
  { whole, history, invoice, before, at }: Standing & { invoice: DocumentRow },
): Promise<DocumentRow[]> {
  const credits = creditsOf(invoice, before);
  const issued: DocumentRow[] = [];
  const issue = async (total: Pence, because: CreditReason) => {
    const left = leftOf(invoice, [...credits, ...issued]);
    const amounts = creditOf(left, total, toBasisPoints(whole.order.vatRate));
    if (amounts.total === 0) return;
    issued.push(
      await write(tx, {
        kind: 'credit_note',
        orderId: invoice.orderId,
        round: invoice.round,
        invoiceId: invoice.id,
        paymentId: because.paymentId ?? null,
        taxPoint: invoice.taxPoint,
        issuedAt: at,
        ...amounts,
        content: creditContent(invoice, amounts, because),
      }),
    );
  };

  const own = invoice.round === 1 ? history : historyFrom(history, invoice.taxPoint);
  for (const { id: paymentId, kind, amount, reason, pieces, recordedAt } of own.ledger) {
    if (kind !== 'refund' || before.some((document) => document.paymentId === paymentId)) continue;
    const byRefund = [...credits, ...issued].filter((credit) => credit.paymentId !== null);
    const open = givenBack(own) - byRefund.reduce((sum, { total }) => sum + total, 0);
    const terms = [`${formatPounds(amount)} was given back on ${formatDate(recordedAt)}.`];
    await issue(Math.min(amount, Math.max(0, open)), { reason: reason || 'Refund', terms, paymentId, pieces });
  }
  const cancelledAt = isCancelled(history) ? lastCancelledAt(history) : null;
  if (cancelledAt && cancelledAt >= invoice.taxPoint) {
    const terms = [`Invoice ${invoice.number} is cancelled: nothing remains to be paid on it.`];
    await issue(invoice.total, { reason: 'Order cancelled', terms });
  }
  return issued;
}

interface CreditReason {
  reason: string;
  terms: string[];
  paymentId?: number;
  pieces?: readonly RefundedPieces[] | undefined;
}

/** A credit of the whole invoice repeats its lines; one of a part lists its pieces, or has one line, which says of what. */
function creditContent(invoice: DocumentRow, amounts: Amounts, because: CreditReason): DocumentContent {
  const { reason, terms, pieces = [] } = because;
  const { content, number } = invoice;
  const whole = { ...content, terms, credits: { number, issuedAt: invoice.issuedAt.toISOString(), reason } };
  if (amounts.total === invoice.total) return whole;
  const description = `Part of the price of the goods and services on invoice ${number}`;
  const { exVat, vatAmount, total } = amounts;
  return {
    ...whole,
    lines: pieces.length > 0 ? linesOfPieces(pieces, exVat) : [oneOf(description, exVat)],
    sums: {
      subtotal: exVat,
      discount: 0,
      delivery: null,
      totalAmount: exVat,
      vatRate: content.sums.vatRate,
      vatAmount,
      grandTotal: total,
    },
  };
}

/** The pieces at their prices, and what makes them the credit: with the last of them their delivery, or the discount. */
function linesOfPieces(pieces: readonly RefundedPieces[], exVat: Pence): DocumentLine[] {
  const lines = pieces.map(({ productName: description, sku, quantity, unitPrice }) => {
    return { description, sku, quantity, unitPrice, total: quantity * unitPrice };
  });
  const rest = exVat - lines.reduce((sum, { total }) => sum + total, 0);
  if (rest === 0) return lines;
  return [...lines, oneOf(rest > 0 ? 'Delivery and rest of the price' : 'Less discount and what stays charged', rest)];
}

function oneOf(description: string, price: Pence): DocumentLine {
  return { description, sku: null, quantity: 1, unitPrice: price, total: price };
}

async function write(tx: Transaction, document: Omit<typeof documents.$inferInsert, 'number'>): Promise<DocumentRow> {
  const number = await nextNumber(tx, document.kind);
  const [row] = await tx
    .insert(documents)
    .values({ ...document, number })
    .returning();
  if (!row) throw new Error(`The document ${number} was not written.`);
  return row;
}
