import { z } from 'zod';
import { orderAnswer } from '#features/orders/contract.ts';
import { onceOnlyHeaders, placeOrderBody, wrongInDeliveryAddress } from '#features/orders/forms.ts';
import {
  amount,
  email,
  isoInstant,
  money,
  optionalText,
  paging,
  recordId,
  recordIdText,
  requiredText,
} from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { QUOTE_STATUSES } from './status.ts';

const day = (message: string) =>
  z.iso.date({ error: message }).refine((text) => text >= '2000-01-01' && text < '2200', message);

export const quoteAnswer = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(QUOTE_STATUSES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  customerId: z.int().nullable(),
  /** What the customer wrote. */
  request: z.string().nullable(),
  /** What staff wrote to the customer. */
  note: z.string().nullable(),
  lines: z.array(
    z.object({
      id: z.int(),
      productId: z.int(),
      productName: z.string(),
      sku: z.string().nullable(),
      quantity: z.int(),
      /** The shop's own price on the day it was quoted. */
      listPrice: amount,
      /** Null until staff have priced it. */
      unitPrice: amount.nullable(),
      total: amount.nullable(),
    }),
  ),
  /** Null: chosen, and paid for at the ordinary price, when the quote is accepted. */
  delivery: z.object({ id: z.int(), name: z.string(), fee: amount, isCollection: z.boolean() }).nullable(),
  /** Days in London, the last one counted whole. */
  deliverOn: z.string().nullable(),
  validUntil: z.string().nullable(),
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
  /** There for staff. */
  staff: z
    .object({
      sentBy: z.string().nullable(),
      /** How the e-mail with the quote fared; null while none was sent. */
      email: z.object({ status: z.string(), error: z.string().nullable() }).nullable(),
    })
    .optional(),
});
export type Quote = z.infer<typeof quoteAnswer>;

const HOW_MANY = 'The quantity must be a whole number of at least 1';
const quantity = z.int({ error: HOW_MANY }).min(1, HOW_MANY).max(1_000_000, HOW_MANY);
const MOST_LINES = 200;

/** Somebody asks for a quote. Without goods, those in the cart of the session are meant. */
export const requestQuoteBody = z.object({
  name: requiredText(200, 'Name is required'),
  email: email(),
  phone: requiredText(20, 'Contact number is required'),
  company: optionalText(200, 'Company'),
  message: optionalText(5000, 'Message'),
  items: z
    .array(z.object({ productId: recordId('Choose a product'), quantity }), { error: 'Choose a product' })
    .max(MOST_LINES, `A quote can have at most ${MOST_LINES} lines`)
    .nullish(),
  /** A field that people do not see and only robots fill in. */
  website: z.string().max(2000).optional(),
});
export type QuoteRequest = z.output<typeof requestQuoteBody>;

const PRICE = 'Enter a price such as 249.00';
const FEE = 'Enter an amount such as 9.99';
const VALID = 'Enter the last day of the quote';

/** What staff quote. */
export const priceQuoteBody = z
  .object({
    lines: z
      .array(z.object({ productId: recordId('Choose a product'), quantity, unitPrice: money(PRICE, PRICE) }), {
        error: 'Add a product',
      })
      .min(1, 'Add a product')
      .max(MOST_LINES, `A quote can have at most ${MOST_LINES} lines`),
    deliveryMethodId: recordId('Choose a delivery method').nullish(),
    /** Absent: what the method costs for these goods. */
    deliveryFee: money(FEE, FEE).nullish(),
    deliverOn: day('Enter the delivery date as a day').nullish(),
    validUntil: day(VALID),
    note: optionalText(5000, 'The note'),
    version: z.int().optional(),
  })
  .refine(({ deliverOn, validUntil }) => !deliverOn || deliverOn >= validUntil, {
    path: ['deliverOn'],
    error: 'The delivery date must not be before the last day of the quote',
  });
export type QuotePricing = z.output<typeof priceQuoteBody>;

export const acceptQuoteBody = placeOrderBody.omit({ email: true, redeemPoints: true }).extend({
  /** Read only where the quote leaves the delivery open. */
  deliveryMethodId: recordId('Choose a delivery method').nullish(),
  /** The version that the customer has read; a later one means that staff changed it. */
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
    summary: 'Accept a quote: an order at the quoted prices. The same key again is the same order',
    who: 'public',
    params,
    query,
    headers: onceOnlyHeaders,
    body: acceptQuoteBody,
    alsoWrong: wrongInDeliveryAddress,
    answer: z.object({
      order: orderAnswer,
      /** Where the order may be seen without signing in; given to whoever came by the link. */
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
