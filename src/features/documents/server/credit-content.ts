import type { BasisPoints, Pence } from '#values/money.ts';
import type { DocumentContent, DocumentLine, DocumentSums } from '../content.ts';
import type { Amounts } from '../credit.ts';
import type { RefundedPieces } from '../supply.ts';
import type { DocumentRow } from '../tables.ts';

export interface CreditReason {
  reason: string;
  terms: string[];
  pieces?: readonly RefundedPieces[] | undefined;
  /** Of the order that the pieces are of: what its discount takes off their price is no part of it that stays charged. */
  discounted?: { subtotal: Pence; discount: Pence };
  /** Whether what the pieces are worth beyond the credit was never paid, so that it is not charged. */
  isUnpaid?: boolean;
}

/** A credit of the whole invoice repeats its lines; one of a part lists its pieces, or has one line, which says of what. */
export function creditContent(invoice: DocumentRow, amounts: Amounts, because: CreditReason): DocumentContent {
  const { reason, terms } = because;
  const { content, number } = invoice;
  const whole = { ...content, terms, credits: { number, issuedAt: invoice.issuedAt.toISOString(), reason } };
  if (amounts.total === invoice.total) return whole;
  const { deposits: _, ...part } = whole;
  const lines =
    because.pieces && because.pieces.length > 0
      ? linesOfPieces(because.pieces, amounts.exVat, because)
      : [oneLine(`Part of the price of the goods and services on invoice ${number}`, amounts.exVat)];
  return { ...part, lines, sums: plainSums(amounts, content.sums.vatRate) };
}

/** The pieces at their prices, and what makes them the credit: with the last of them their delivery, or the discount. */
function linesOfPieces(pieces: readonly RefundedPieces[], exVat: Pence, because: CreditReason): DocumentLine[] {
  const lines = pieces.map(({ productName: description, sku, quantity, unitPrice }) => {
    return { description, sku, quantity, unitPrice, total: quantity * unitPrice };
  });
  const rest = exVat - lines.reduce((sum, { total }) => sum + total, 0);
  if (rest === 0) return lines;
  return [...lines, oneLine(rest > 0 ? 'Delivery and rest of the price' : lessWords(-rest, lines, because), rest)];
}

function lessWords(less: Pence, lines: readonly DocumentLine[], { discounted, isUnpaid }: CreditReason): string {
  const { subtotal = 0, discount = 0 } = discounted ?? {};
  const value = lines.reduce((sum, { total }) => sum + total, 0);
  const share = subtotal > 0 ? Math.round((value * discount) / subtotal) : 0;
  // The shares of several refunds differ by the penny that makes them add up.
  if (share > 0 && less <= share + 1) return 'Less discount';
  return `Less ${share > 0 ? 'discount and ' : ''}${isUnpaid ? 'what was not paid' : 'what stays charged'}`;
}

/** A line of one piece; the price is ex VAT. */
export function oneLine(description: string, price: Pence): DocumentLine {
  return { description, sku: null, quantity: 1, unitPrice: price, total: price };
}

/** The sums of a document whose lines are all that it is for. */
export function plainSums({ exVat, vatAmount, total }: Amounts, vatRate: BasisPoints): DocumentSums {
  return { subtotal: exVat, discount: 0, delivery: null, totalAmount: exVat, vatRate, vatAmount, grandTotal: total };
}
