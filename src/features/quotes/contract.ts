import { z } from 'zod';
import { formCheckHeaders, honeypot } from '#features/bots/contract.ts';
import { orderAnswer } from '#features/orders/contract.ts';
import { onceOnlyHeaders, placeOrderBody, wrongInDeliveryAddress } from '#features/orders/forms.ts';
import {
  amount,
  email,
  isoInstant,
  optionalName,
  optionalText,
  paging,
  recordId,
  recordIdText,
  requiredName,
} from '#platform/http/input.ts';
import { requiredPhone } from '#platform/http/phone.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { described } from './described.ts';
import { fittingToQuote, quotedServiceAnswer, quoteFittingAnswer } from './fitting-form.ts';
import { MOST_LINES, priceQuoteBody, quantity, zone } from './pricing.ts';
import { QUOTE_STATUSES } from './status.ts';

export const quoteAnswer = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(QUOTE_STATUSES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  customerId: z.int().nullable(),
  /** The customer's message. */
  request: z.string().nullable(),
  /** The message of staff to the customer. */
  note: z.string().nullable(),
  /** The plan from which it was asked for: an address within the shop. */
  plan: z.string().nullable(),
  lines: z.array(
    z.object({
      id: z.int(),
      productId: z.int(),
      productName: z.string(),
      sku: z.string().nullable(),
      quantity: z.int(),
      /** Null for goods. */
      service: quotedServiceAnswer.nullable(),
      /** The shop's price on the day of the quote; null for a service whose price is made by hand. */
      listPrice: amount.nullable(),
      /** Null until staff have priced it. */
      unitPrice: amount.nullable(),
      total: amount.nullable(),
    }),
  ),
  /** Null: the customer chooses a method at its ordinary price when accepting. */
  delivery: z
    .object({ id: z.int(), name: z.string(), fee: amount, isCollection: z.boolean(), zone: zone.nullable() })
    .nullable(),
  /** Days in London; the quote is valid until the end of the last one. */
  deliverOn: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** Null where no fitting or survey is asked for. */
  fitting: quoteFittingAnswer.nullable(),
  /** The part of the total that is to be paid first, in whole percent; null: all of it at once. */
  depositPercent: z.int().nullable(),
  /** The same in money, with the store's VAT rate; null also while a line has no price. */
  deposit: amount.nullable(),
  /** With the store's VAT rate; null while a line has no price. */
  sums: z
    .object({
      subtotal: amount,
      deliveryFee: amount,
      totalAmount: amount,
      vatRate: z.string(),
      vatAmount: amount,
      grandTotal: amount,
    })
    .nullable(),
  createdAt: isoInstant,
  sentAt: isoInstant.nullable(),
  decidedAt: isoInstant.nullable(),
  declineReason: z.string().nullable(),
  orderNumber: z.string().nullable(),
  version: z.int(),
  /** For staff only. */
  staff: z
    .object({
      sentBy: z.string().nullable(),
      /** The state of the e-mail with the quote; null before one is sent. */
      email: z.object({ status: z.string(), error: z.string().nullable() }).nullable(),
    })
    .optional(),
});
export type Quote = z.infer<typeof quoteAnswer>;

/** A request for a quote: for `items`, or for the session's cart when absent. A survey is also quoted with no goods, `items: []`. */
export const requestQuoteBody = z.object({
  name: requiredName(200, 'Name is required'),
  email: email(),
  phone: requiredPhone('Contact number is required'),
  company: optionalName(200, 'Company'),
  message: optionalText(5000, 'Message'),
  items: z
    .array(z.object({ productId: recordId('Choose a product'), quantity }), { error: 'Choose a product' })
    .max(MOST_LINES, `A quote can have at most ${MOST_LINES} lines`)
    .nullish(),
  /** Fitting and survey; null: none; absent: what the cart says, which is priced once staff know the place. */
  fitting: fittingToQuote.nullish(),
  ...described,
  website: honeypot,
});
export type QuoteRequest = z.output<typeof requestQuoteBody>;

export const acceptQuoteBody = placeOrderBody.omit({ email: true, redeemPoints: true }).extend({
  /** Used only when the quote leaves the delivery open. */
  deliveryMethodId: recordId('Choose a delivery method').nullish(),
  /** The version that the customer saw; the request is refused when staff have changed the quote since. */
  version: z.int().optional(),
});
export type QuoteAcceptance = z.output<typeof acceptQuoteBody>;

// The number (`BQ-…`) serves as well as the id.
const params = z.object({ id: z.string().max(60) });
const staffParams = z.object({ id: recordIdText() });
const query = z.object({ key: z.string().max(100).optional() });
const versionBody = z.object({ version: z.int().optional() });

export const quotesContract = {
  'POST /api/quotes': {
    summary: 'Ask for a quote, for the goods named or those in the cart of this session',
    who: 'public',
    headers: formCheckHeaders,
    body: requestQuoteBody,
    answer: z.object({ id: z.int(), number: z.string() }),
    status: 201,
  },
  'GET /api/quotes': {
    summary: 'Own quotes, newest first; with scope=all every quote, page by page',
    who: 'self',
    scopes: { all: 'perm:view_orders' },
    query: z.object({
      scope: z.enum(['all'], { error: 'The scope can be all' }).optional(),
      status: z.enum(QUOTE_STATUSES, { error: `The status can be ${QUOTE_STATUSES.join(', ')}` }).optional(),
      q: optionalText(200, 'The search'),
      ...paging,
    }),
    answer: z.object({ items: z.array(quoteAnswer), nextCursor: z.string().nullable() }),
  },
  'GET /api/quotes/{id}': {
    summary: 'One quote; whoever was sent it shows the key of the link',
    who: 'public',
    others: 'perm:view_orders',
    params,
    query,
    answer: quoteAnswer,
  },
  'GET /api/quotes/{id}/quote.pdf': {
    summary: 'A quote that was sent, as PDF',
    who: 'public',
    others: 'perm:view_orders',
    params,
    query,
    answersFile: 'application/pdf',
  },
  'PUT /api/quotes/{id}': {
    summary: 'Price a quote; not while it waits for the customer or once it is accepted',
    who: 'perm:manage_orders',
    params: staffParams,
    body: priceQuoteBody,
    answer: quoteAnswer,
  },
  'POST /api/quotes/{id}/send': {
    summary: 'Send a priced quote to the customer, with a new link',
    who: 'perm:manage_orders',
    params: staffParams,
    body: versionBody,
    answer: quoteAnswer,
  },
  'POST /api/quotes/{id}/withdraw': {
    summary: 'Take back a quote that nobody has accepted',
    who: 'perm:manage_orders',
    params: staffParams,
    body: versionBody,
    answer: quoteAnswer,
  },
  'POST /api/quotes/{id}/accept': {
    summary: 'Accept a quote: an order at the quoted prices. The same key and body again are the same order',
    who: 'public',
    params,
    query,
    headers: onceOnlyHeaders,
    body: acceptQuoteBody,
    alsoWrong: wrongInDeliveryAddress,
    answer: z.object({
      order: orderAnswer,
      /** The key to the order, for a customer who used the quote's link. */
      accessKey: z.string().optional(),
      payment: z.object({ redirectUrl: z.string() }).optional(),
    }),
    status: 201,
  },
  'POST /api/quotes/{id}/decline': {
    summary: 'Decline a quote, with a reason if you like',
    who: 'public',
    params,
    query,
    body: z.object({ reason: optionalText(2000, 'The reason') }),
    answer: quoteAnswer,
  },
} as const;

export const quotesRefusals = {
  quote_closed: { status: 409, title: 'This quote is closed' },
  quote_unpriced: { status: 409, title: 'Not priced yet' },
} satisfies RefusalTable;
