import { depositOf, subtotalOf, totals } from '#features/orders/order-totals.ts';
import { type BasisPoints, formatPounds, type Pence, toDecimal } from '#values/money.ts';
import type { Quote } from '../contract.ts';
import type { QuotedService } from '../quoted-service.ts';
import { isPast } from '../status.ts';
import type { QuoteLineRow } from '../tables.ts';
import type { WholeQuote } from './load-quotes.ts';

export interface Showing {
  /** The store's rate, for deliveries within the UK. */
  vatRate: BasisPoints;
  /** The day in London. */
  today: string;
}

/** A quote in the shape of the contract for its customer, without an offer that is not sent yet. */
export function presentQuote(whole: WholeQuote, showing: Showing): Quote {
  return present(whole.quote.status === 'requested' ? withoutOffer(whole) : whole, showing);
}

function withoutOffer({ quote, lines, ...rest }: WholeQuote): WholeQuote {
  return {
    ...rest,
    quote: {
      ...quote,
      deliveryMethodId: null,
      deliveryFee: null,
      deliveryZone: null,
      deliverOn: null,
      validUntil: null,
      depositPercent: null,
      note: null,
    },
    lines: lines.map((line) => ({ ...line, unitPrice: null })),
    delivery: null,
  };
}

function present(whole: WholeQuote, { vatRate, today }: Showing): Quote {
  const { quote, lines, delivery } = whole;
  const sums = sumsOf(whole, vatRate);
  return {
    id: quote.id,
    number: quote.number,
    // A quote expires by its date, before the nightly job sets its status.
    status: quote.status === 'sent' && isPast(quote.validUntil, today) ? 'expired' : quote.status,
    name: quote.name,
    email: quote.email,
    phone: quote.phone,
    company: quote.company,
    customerId: quote.customerId,
    request: quote.request,
    note: quote.note,
    plan: quote.plan,
    lines: lines.map(presentLine),
    delivery: delivery && {
      id: delivery.id,
      name: delivery.name,
      fee: toDecimal(quote.deliveryFee ?? 0),
      isCollection: delivery.isCollection,
      zone: quote.deliveryZone,
    },
    deliverOn: quote.deliverOn,
    validUntil: quote.validUntil,
    fitting: quote.fitting,
    depositPercent: quote.depositPercent,
    deposit: sums && quote.depositPercent ? toDecimal(depositOf(sums.grandTotal, quote.depositPercent)) : null,
    sums: sums && {
      subtotal: toDecimal(sums.subtotal),
      deliveryFee: toDecimal(sums.deliveryFee),
      totalAmount: toDecimal(sums.totalAmount),
      vatRate: toDecimal(sums.vatRate),
      vatAmount: toDecimal(sums.vatAmount),
      grandTotal: toDecimal(sums.grandTotal),
    },
    createdAt: quote.createdAt.toISOString(),
    sentAt: quote.sentAt?.toISOString() ?? null,
    decidedAt: quote.decidedAt?.toISOString() ?? null,
    declineReason: quote.declineReason,
    orderNumber: quote.status === 'accepted' ? whole.orderNumber : null,
    version: quote.version,
  };
}

function presentLine({ listPrice, unitPrice, service, ...line }: QuoteLineRow): Quote['lines'][number] {
  const { id, productId, productName, sku, quantity } = line;
  return {
    ...{ id, productId, productName, sku, quantity },
    service: service && presentService(service),
    listPrice: service?.isByHand ? null : toDecimal(listPrice),
    unitPrice: unitPrice === null ? null : toDecimal(unitPrice),
    total: unitPrice === null ? null : toDecimal(unitPrice * quantity),
  };
}

function presentService(service: QuotedService) {
  const { kind, isByHand } = service;
  if (service.kind !== 'fitting') return { kind, screenId: null, height: null, isByHand };
  return { kind, screenId: service.screenId, height: String(service.heightCm / 100), isByHand };
}

/** A quote in the shape of the contract for staff. */
export function presentForStaff(whole: WholeQuote, showing: Showing): Quote {
  const { email, sentBy } = whole;
  const fared = email && { status: email.status, error: email.lastError };
  return { ...present(whole, showing), staff: { sentBy, email: fared } };
}

/** The totals of a quote for a delivery within the UK; null while a line has no price. */
export function sumsOf({ quote, lines }: Pick<WholeQuote, 'quote' | 'lines'>, vatRate: BasisPoints) {
  const priced = lines.flatMap(({ unitPrice, quantity }) => (unitPrice === null ? [] : [{ unitPrice, quantity }]));
  if (priced.length < lines.length || lines.length === 0) return null;
  const sums = totals({ lines: priced, discountPence: 0, deliveryFeePence: quote.deliveryFee ?? 0, vatRate });
  return { ...sums, subtotal: subtotalOf(priced) };
}

/** The deposit that a quote asks for, `A deposit of 30% (£215.28)`; null when it asks for none. */
export function depositWords({ depositPercent: percent }: WholeQuote['quote'], grandTotal: Pence): string | null {
  return percent === null ? null : `A deposit of ${percent}% (${formatPounds(depositOf(grandTotal, percent))})`;
}
