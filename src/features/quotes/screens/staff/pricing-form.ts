import type { StoreProduct } from '#features/catalogue/contract.ts';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { feeOf } from '#features/delivery/screens/delivery-method-cards.tsx';
import { ZONES, type Zone } from '#features/delivery/zones.ts';
import type { KnownPrices } from '#features/fitting/screens/use-fitting-prices.ts';
import { subtotalOf, totals } from '#features/orders/order-totals.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { QUOTE_DAYS } from '#features/quotes/status.ts';
import { addLondonDays } from '#values/london-day.ts';
import { type Pence, parsePence, toBasisPoints, toPence } from '#values/money.ts';
import { typedAmount, typedCount } from '#web/forms/typed-amount.ts';
import { type DraftService, draftServicesOf, pricedServices, servicesToSend } from './service-draft.ts';

/** A line of the form; quantity and price are text until they are sent. */
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
  services: DraftService[];
  /** Where the services are, as it is typed. */
  fittingPostcode: string;
  deliveryMethodId: string;
  deliveryFee: string;
  /** Empty: the customer's usual address, or mainland GB. */
  deliveryZone: string;
  deliverOn: string;
  validUntil: string;
  depositPercent: string;
  note: string;
}

/** The form's values from a quote; unpriced lines start at the shop's price. */
export function draftOf(quote: Quote, today: string): DraftQuote {
  return {
    lines: quote.lines.flatMap(({ id, productId, productName, sku, listPrice, quantity, unitPrice, service }) =>
      service || listPrice === null
        ? []
        : [
            {
              ...{ key: id, productId, productName, sku, listPrice },
              quantity: String(quantity),
              unitPrice: unitPrice ?? listPrice,
            },
          ],
    ),
    services: draftServicesOf(quote),
    fittingPostcode: quote.fitting?.postcode ?? '',
    deliveryMethodId: quote.delivery ? String(quote.delivery.id) : '',
    deliveryFee: quote.delivery?.fee ?? '',
    deliveryZone: quote.delivery?.zone ?? '',
    deliverOn: quote.deliverOn ?? '',
    validUntil: quote.validUntil && quote.validUntil >= today ? quote.validUntil : addLondonDays(today, QUOTE_DAYS),
    depositPercent: quote.depositPercent === null ? '' : String(quote.depositPercent),
    note: quote.note ?? '',
  };
}

/** A new line: one piece at the shop's price. */
export function newLine({ id, name, sku, price }: Pick<StoreProduct, 'id' | 'name' | 'sku' | 'price'>): DraftLine {
  return {
    ...{ key: -Date.now(), productId: id, productName: name, sku },
    ...{ listPrice: price, quantity: '1', unitPrice: price },
  };
}

/** The request body from the form. The server reports invalid numbers as errors of their fields. */
export function pricingOf(draft: DraftQuote, version: number) {
  return {
    lines: draft.lines.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity: typedCount(quantity),
      unitPrice: typedAmount(unitPrice),
    })),
    services: servicesToSend(draft.services),
    fittingPostcode: draft.services.length > 0 ? draft.fittingPostcode : null,
    deliveryMethodId: draft.deliveryMethodId ? Number(draft.deliveryMethodId) : null,
    deliveryFee: draft.deliveryMethodId && typedAmount(draft.deliveryFee) ? typedAmount(draft.deliveryFee) : null,
    deliveryZone: zoneOf(draft),
    deliverOn: draft.deliverOn || null,
    validUntil: draft.validUntil,
    // The server refuses 0.
    depositPercent: typedAmount(draft.depositPercent) ? (percentOf(draft.depositPercent) ?? 0) : null,
    note: draft.note,
    version,
  };
}

function zoneOf({ deliveryMethodId, deliveryZone }: DraftQuote): Zone | null {
  return deliveryMethodId && deliveryZone in ZONES ? (deliveryZone as Zone) : null;
}

/** A typed deposit in whole percent; null when it is none. */
export function percentOf(typed: string): number | null {
  const percent = Number(typed.replace(/[%\s]/g, ''));
  return Number.isInteger(percent) && percent >= 1 && percent <= 99 ? percent : null;
}

/** The draft's totals, the method's ordinary fee, which services do not count to, and the reduction from the shop's prices. */
export function sumsOfDraft(
  draft: DraftQuote,
  method: DeliveryMethod | undefined,
  { vatRate, prices }: { vatRate: string; prices: KnownPrices },
) {
  const goods = pricedLines(draft.lines);
  const lines = [...goods, ...pricedServices(draft.services, prices)];
  const ownFee = method ? feeOf(termsThere(method, draft, prices), subtotalOf(goods)) : 0;
  const fee = method ? (parsePence(typedAmount(draft.deliveryFee)) ?? ownFee) : 0;
  const sums = totals({ lines, discountPence: 0, deliveryFeePence: fee, vatRate: toBasisPoints(vatRate) });
  return { sums, ownFee, reduction: listTotal(draft.lines) - subtotalOf(goods) };
}

// As the server prices it.
function termsThere(method: DeliveryMethod, draft: DraftQuote, { zone: zoneOfFitting }: KnownPrices) {
  const zone = zoneOf(draft) ?? (draft.services.length > 0 ? zoneOfFitting : null) ?? 'mainland';
  const own = method.zones?.find((terms) => terms.zone === zone);
  return own ?? (zone === 'mainland' || method.isCollection ? method : { ...method, freeThreshold: null });
}

/** The valid lines, for the totals beside the form. */
export function pricedLines(lines: readonly DraftLine[]): { quantity: number; unitPrice: Pence }[] {
  return lines.flatMap(({ quantity, unitPrice }) => {
    const [pieces, price] = [typedCount(quantity), parsePence(typedAmount(unitPrice))];
    return Number.isInteger(pieces) && pieces >= 1 && price !== null && price >= 0
      ? [{ quantity: pieces, unitPrice: price }]
      : [];
  });
}

/** Compares a price with the shop's own, such as `10% off`; `null` when they are equal. */
export function comparedWithList({ listPrice, unitPrice }: DraftLine): string | null {
  const [list, price] = [toPence(listPrice), parsePence(typedAmount(unitPrice))];
  if (price === null || list === 0 || price === list) return null;
  const percent = (Math.abs(list - price) / list) * 100;
  const shown = percent < 1 ? 'under 1' : String(Math.round(percent));
  return `${shown}% ${price < list ? 'off' : 'above'}`;
}

/** The total of the goods at the shop's own prices. */
export function listTotal(lines: readonly DraftLine[]): Pence {
  return subtotalOf(pricedLines(lines.map((line) => ({ ...line, unitPrice: line.listPrice }))));
}
