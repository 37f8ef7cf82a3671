import type { Transaction } from '#platform/database.ts';
import { formatDate } from '#values/instant.ts';
import { type BasisPoints, formatPounds } from '#values/money.ts';
import type { DepositTakenOff, DocumentContent } from '../content.ts';
import type { Amounts } from '../credit.ts';
import { type OpenInvoice, openInvoices } from '../next-document.ts';
import { currentSale, givenBack, isPaidInFull, type OrderHistory } from '../supply.ts';
import type { DocumentRow } from '../tables.ts';
import { oneLine, plainSums } from './credit-content.ts';
import type { Standing } from './issue-due.ts';
import { isAllCredit, orderContent, paidTerms, payableTerms } from './order-content.ts';

interface ToInvoice extends Standing {
  amounts: Amounts;
  rate: BasisPoints;
  taxPoint: Date;
}

/** The most lines of an order that a deposit invoice names. */
const MOST_NAMED = 6;

/** The invoice of a part payment: one line, which names the goods. */
export async function depositContent(tx: Transaction, toInvoice: ToInvoice): Promise<DocumentContent> {
  const { whole, history, amounts, rate, taxPoint } = toInvoice;
  const by = isAllCredit(history, taxPoint) ? ' by account credit' : '';
  const named = whole.items.slice(0, MOST_NAMED).map(({ quantity, productName }) => `${quantity} × ${productName}`);
  const more = whole.items.length - named.length;
  const goods = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return {
    ...(await orderContent(tx, whole)),
    lines: [oneLine(`Deposit for ${goods}`, amounts.exVat)],
    sums: plainSums(amounts, rate),
    terms: [
      `Received on ${formatDate(taxPoint)}${by}, as a part of the ${formatPounds(whole.order.grandTotal)} of the order.`,
      'The final invoice takes this deposit off.',
    ],
  };
}

/** The invoice of the goods, less the deposits that were invoiced before. */
export async function finalContent(tx: Transaction, toInvoice: ToInvoice): Promise<DocumentContent> {
  const { whole, history, known, amounts, rate, taxPoint } = toInvoice;
  const content = await orderContent(tx, whole);
  const deposits = openInvoices(known).map(takenOff);
  const exVat = deposits.reduce((sum, deposit) => sum + deposit.exVat, amounts.exVat);
  const rest = exVat - whole.order.totalAmount;
  const { vatAmount, total: grandTotal } = amounts;
  const sums = { ...content.sums, totalAmount: amounts.exVat, vatRate: rate, vatAmount, grandTotal };
  return {
    ...content,
    lines: rest === 0 ? content.lines : [...content.lines, oneLine(restWords(history), rest)],
    sums: { ...sums, subtotal: sums.subtotal + rest },
    ...(deposits.length > 0 && { deposits }),
    terms: isPaidInFull(currentSale(history), taxPoint) ? paidTerms(whole, history, taxPoint) : payableTerms(whole),
  };
}

function takenOff({ invoice: { number, issuedAt, total }, left }: OpenInvoice<DocumentRow>): DepositTakenOff {
  return { number, issuedAt: issuedAt.toISOString(), ...(left.total < total && { isCredited: true }), ...left };
}

function restWords(history: OrderHistory): string {
  if (givenBack(currentSale(history)) > 0) return 'Less what was refunded before this invoice';
  return 'Change of the VAT rate since the order; the price including VAT stays as agreed';
}

/** The invoice of money that was refunded and paid again while the goods stayed sold. */
export async function paidAgainContent(tx: Transaction, toInvoice: ToInvoice): Promise<DocumentContent> {
  const { whole, known, amounts, rate, taxPoint } = toInvoice;
  const first = openInvoices(known).findLast(({ invoice }) => !invoice.isDeposit)?.invoice.number;
  return {
    ...(await orderContent(tx, whole)),
    lines: [oneLine(`Paid again: part of the price of the goods and services on invoice ${first}`, amounts.exVat)],
    sums: plainSums(amounts, rate),
    terms: [`Received on ${formatDate(taxPoint)}.`],
  };
}
