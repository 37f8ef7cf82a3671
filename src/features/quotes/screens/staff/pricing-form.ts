import type { StoreProduct } from '#features/catalogue/contract.ts';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { feeOf } from '#features/delivery/screens/delivery-method-cards.tsx';
import { subtotalOf, totals } from '#features/orders/order-totals.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { QUOTE_DAYS } from '#features/quotes/status.ts';
import { addLondonDays } from '#values/london-day.ts';
import { type Pence, parsePence, toBasisPoints, toPence } from '#values/money.ts';

/** A line as it stands in the form: what is typed is text until it is sent. */
export interface DraftLine {
  key: number;
  productId: number;
  productName: string;
  sku: string | null;
  listPrice: string;
  quantity: string;
  unitPrice: string;
}

export interface DraftQuote {
  lines: DraftLine[];
  deliveryMethodId: string;
  deliveryFee: string;
  deliverOn: string;
  validUntil: string;
  note: string;
}

/** The form as a quote fills it in; what is not priced yet starts at the shop's own price. */
export function draftOf(quote: Quote, today: string): DraftQuote {
  return {
    lines: quote.lines.map(({ id, productId, productName, sku, listPrice, quantity, unitPrice }) => ({
      ...{ key: id, productId, productName, sku, listPrice },
      quantity: String(quantity),
      unitPrice: unitPrice ?? listPrice,
    })),
    deliveryMethodId: quote.delivery ? String(quote.delivery.id) : '',
    deliveryFee: quote.delivery?.fee ?? '',
    deliverOn: quote.deliverOn ?? '',
    validUntil: quote.validUntil && quote.validUntil >= today ? quote.validUntil : addLondonDays(today, QUOTE_DAYS),
    note: quote.note ?? '',
  };
}

/** A line for a product that was picked: one piece at the shop's own price. */
export function newLine({ id, name, sku, price }: Pick<StoreProduct, 'id' | 'name' | 'sku' | 'price'>): DraftLine {
  return {
    ...{ key: -Date.now(), productId: id, productName: name, sku },
    ...{ listPrice: price, quantity: '1', unitPrice: price },
  };
}

/** What the form sends. What is no number goes as it is not, and comes back as an error of its field. */
export function pricingOf(draft: DraftQuote, version: number) {
  const text = (typed: string) => typed.replace(/[£,\s]/g, '');
  return {
    lines: draft.lines.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity: text(quantity) === '' ? Number.NaN : Number(text(quantity)),
      unitPrice: text(unitPrice),
    })),
    deliveryMethodId: draft.deliveryMethodId ? Number(draft.deliveryMethodId) : null,
    deliveryFee: draft.deliveryMethodId && text(draft.deliveryFee) ? text(draft.deliveryFee) : null,
    deliverOn: draft.deliverOn || null,
    validUntil: draft.validUntil,
    note: draft.note,
    version,
  };
}

/** What the draft comes to: its sums, the method's own fee, and how far the goods are below the shop's own prices. */
export function sumsOfDraft(draft: DraftQuote, method: DeliveryMethod | undefined, vatRate: string) {
  const lines = pricedLines(draft.lines);
  const ownFee = method ? feeOf(method, subtotalOf(lines)) : 0;
  const fee = method ? (parsePence(draft.deliveryFee.replace(/[£,\s]/g, '')) ?? ownFee) : 0;
  const sums = totals({ lines, discountPence: 0, deliveryFeePence: fee, vatRate: toBasisPoints(vatRate) });
  return { sums, ownFee, reduction: listTotal(draft.lines) - sums.subtotal };
}

/** The lines that make sense so far, for the sum beside the form. */
export function pricedLines(lines: readonly DraftLine[]): { quantity: number; unitPrice: Pence }[] {
  return lines.flatMap(({ quantity, unitPrice }) => {
    const [pieces, price] = [Number(quantity.replace(/[,\s]/g, '')), parsePence(unitPrice.replace(/[£,\s]/g, ''))];
    return Number.isInteger(pieces) && pieces >= 1 && price !== null && price >= 0
      ? [{ quantity: pieces, unitPrice: price }]
      : [];
  });
}

/** How far a price is below (or above) the shop's own, in words; `null` where they are the same. */
export function comparedWithList({ listPrice, unitPrice }: DraftLine): string | null {
  const [list, price] = [toPence(listPrice), parsePence(unitPrice.replace(/[£,\s]/g, ''))];
  if (price === null || list === 0 || price === list) return null;
  const percent = (Math.abs(list - price) / list) * 100;
  const shown = percent < 1 ? 'under 1' : String(Math.round(percent));
  return `${shown}% ${price < list ? 'off' : 'above'}`;
}

/** What the goods come to at the shop's own prices. */
export function listTotal(lines: readonly DraftLine[]): Pence {
  return subtotalOf(pricedLines(lines.map((line) => ({ ...line, unitPrice: line.listPrice }))));
}
