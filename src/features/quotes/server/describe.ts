import { toDecimal } from '#values/money.ts';
import type { WholeQuote } from './load-quotes.ts';

/** A quote as the audit log stores it. */
export function describe({ quote, lines, delivery }: WholeQuote) {
  return {
    status: quote.status,
    lines: lines.map(
      ({ quantity, productName, unitPrice }) =>
        `${quantity} × ${productName}${unitPrice === null ? '' : ` at ${toDecimal(unitPrice)}`}`,
    ),
    delivery: delivery && `${delivery.name} at ${toDecimal(quote.deliveryFee ?? 0)}`,
    deliverOn: quote.deliverOn,
    validUntil: quote.validUntil,
    // The note itself is free text and may contain personal data.
    hasNote: quote.note !== null,
  };
}
