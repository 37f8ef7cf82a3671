import { londonDayOf } from '#values/london-day.ts';
import { type BasisPoints, type Pence, vatWithin } from '#values/money.ts';
import { type Amounts, creditOf, leftOf } from './credit.ts';
import {
  currentSale,
  dueToInvoice,
  type LedgerRow,
  newTaxPointOf,
  type OrderHistory,
  refundsOfPrice,
  until,
} from './supply.ts';

/** An issued document, as far as the next one depends on it. */
export interface Issued extends Amounts {
  id: number;
  kind: 'invoice' | 'credit_note';
  isDeposit: boolean;
  invoiceId: number | null;
  paymentId: number | null;
  taxPoint: Date;
  /** In percent, as text: `20.00`. */
  vatRate: string | null;
}

/** A document that is due. `total` includes VAT; `row` is the payment or refund that it is issued for. */
export type DueDocument<Row extends Issued = Issued> =
  | { kind: 'invoice'; is: 'deposit' | 'final' | 'again'; total: Pence; taxPoint: Date; row: LedgerRow | null }
  | { kind: 'credit_note'; invoice: Row; total: Pence; row: LedgerRow | null };

/**
 * The next document that is due, or null. What is invoiced less what is credited follows what is to be invoiced, so that no pound
 * is counted twice: a payment before the tax point has a deposit invoice, the final invoice is for what is left, refunds and a
 * cancellation are credited, the newest invoice first. Call it again with the document that it named, until nothing is due.
 */
export function nextDocument<Row extends Issued>(
  history: OrderHistory,
  issued: readonly Row[],
): DueDocument<Row> | null {
  const sale = currentSale(history);
  const open = openInvoices(issued);
  const taxPoint = newTaxPointOf(history);
  const began = beginningOf(sale);
  const isOfSale = (row: Row) => row.kind === 'invoice' && !row.isDeposit && row.taxPoint.getTime() >= began;
  const isInvoiced = open.length > 0 && issued.some(isOfSale);
  const final = taxPoint && !isInvoiced ? finalInvoice({ sale, issued, open, taxPoint }) : null;
  if (final) return final;
  const more = dueToInvoice(sale) - sumOf(open);
  if (more < 0) return nextCredit(history, issued, open, -more);
  if (more === 0) return null;
  const paid = newestUncovered(sale.ledger, issued, 'payment', more);
  const is = isInvoiced ? 'again' : taxPoint ? 'final' : 'deposit';
  // Each deposit has its own invoice; all else has one, for the payment that it came with.
  const { row = null, amount } = (is === 'deposit' ? paid[0] : paid.at(-1)) ?? { amount: more };
  const total = is === 'deposit' ? amount : more;
  return { kind: 'invoice', is, total, taxPoint: row?.recordedAt ?? taxPoint ?? sale.placedAt, row };
}

// Clocks differ between instances, so a payment may be dated before what it pays.
function beginningOf({ placedAt, events, ledger }: OrderHistory): number {
  const times = [placedAt, ...events.map(({ at }) => at), ...ledger.map(({ recordedAt }) => recordedAt)];
  return Math.min(...times.map((time) => time.getTime()));
}

/** An invoice with what its credits have left of it. */
export type OpenInvoice<Row extends Issued = Issued> = { invoice: Row; left: Amounts };

/** The invoices that are not credited in full, oldest first. */
export function openInvoices<Row extends Issued>(issued: readonly Row[]): OpenInvoice<Row>[] {
  return issued
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => ({
      invoice,
      left: leftOf(
        invoice,
        issued.filter(({ invoiceId }) => invoiceId === invoice.id),
      ),
    }))
    .filter(({ left }) => left.total > 0);
}

/** The net and VAT of an invoice beside the open ones. Those of one rate are rounded as one sum, so that parts add up to it. */
export function invoiceAmounts(open: readonly OpenInvoice[], total: Pence, rate: BasisPoints): Amounts {
  const known = atRate(open, rate);
  const vatAmount = Math.max(0, vatWithin(known.total + total, rate) - known.vatAmount);
  return { exVat: total - vatAmount, vatAmount, total };
}

/** The net and VAT of a credit of the newest open invoice. */
export function creditAmounts(open: readonly OpenInvoice[], total: Pence, rate: BasisPoints): Amounts {
  return creditOf(atRate(open, rate), total, rate);
}

function atRate(open: readonly OpenInvoice[], rate: BasisPoints): Amounts {
  const same = open.filter(({ invoice }) => Math.round(Number(invoice.vatRate) * 100) === rate);
  const add = (key: keyof Amounts) => same.reduce((sum, { left }) => sum + left[key], 0);
  return { exVat: add('exVat'), vatAmount: add('vatAmount'), total: add('total') };
}

interface ToInvoice<Row extends Issued> {
  sale: OrderHistory;
  issued: readonly Row[];
  open: readonly OpenInvoice<Row>[];
  taxPoint: Date;
}

/** The invoice at the tax point, for what was due then; or first that of a deposit that came on an earlier day. */
function finalInvoice<Row extends Issued>({ sale, issued, open, taxPoint }: ToInvoice<Row>): DueDocument<Row> | null {
  const then = until(sale, taxPoint);
  const total = dueToInvoice(then) - sumOf(open);
  const isFree = sale.grandTotal === 0 && !issued.some(({ kind }) => kind === 'invoice');
  if (total <= 0 && !isFree) return null;
  const paid = newestUncovered(then.ledger, issued, 'payment', total);
  const deposit = paid.find(({ row }) => londonDayOf(row.recordedAt) < londonDayOf(taxPoint));
  if (deposit && deposit.amount < total) {
    const { row, amount } = deposit;
    return { kind: 'invoice', is: 'deposit', total: amount, taxPoint: row.recordedAt, row };
  }
  const brought = paid.findLast(({ row }) => row.recordedAt.getTime() === taxPoint.getTime());
  return { kind: 'invoice', is: 'final', total, taxPoint, row: brought?.row ?? null };
}

function nextCredit<Row extends Issued>(
  history: OrderHistory,
  issued: readonly Row[],
  open: readonly OpenInvoice<Row>[],
  less: Pence,
): DueDocument<Row> | null {
  const newest = open.at(-1);
  if (!newest) return null;
  const [first] = newestUncovered(refundsOfPrice(history), issued, 'refund', less);
  const total = Math.min(newest.left.total, first?.amount ?? less);
  return { kind: 'credit_note', invoice: newest.invoice, total, row: first?.row ?? null };
}

/** The newest payments or refunds that make up `wanted` and have no document for it yet, oldest first. */
function newestUncovered(
  ledger: readonly LedgerRow[],
  issued: readonly Issued[],
  kind: LedgerRow['kind'],
  wanted: Pence,
): { row: LedgerRow; amount: Pence }[] {
  const found: { row: LedgerRow; amount: Pence }[] = [];
  let open = wanted;
  for (const row of ledger.toReversed()) {
    if (row.kind !== kind || open === 0) continue;
    const known = issued.filter(({ paymentId }) => paymentId === row.id);
    const amount = Math.min(open, row.amount - sumOf(known.map((left) => ({ left }))));
    if (amount > 0) found.unshift({ row, amount });
    open -= Math.max(0, amount);
  }
  return found;
}

function sumOf(rows: readonly { left: Pick<Amounts, 'total'> }[]): Pence {
  return rows.reduce((sum, { left }) => sum + left.total, 0);
}
