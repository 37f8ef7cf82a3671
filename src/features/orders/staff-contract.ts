import { z } from 'zod';
import { addressAnswer, addressBody } from '#features/accounts/contract.ts';
import { amount, optionalText, recordId, recordIdText, searchWords, signedMoney } from '#platform/http/input.ts';
import { isLondonDay } from '#values/london-day.ts';
import { orderAnswer } from './contract.ts';
import { orderFilterFields } from './filter-fields.ts';
import { isUndoable, onceOnlyHeaders, placeOrderBody, wrongInDeliveryAddress } from './forms.ts';
import { ORDER_STATUSES } from './status.ts';

const MOST_AT_ONCE = 200;
const AMOUNT = 'Enter an amount such as 49.50';
const QUANTITY = 'Enter a quantity from 1 to 999';

/** An order that staff enter for a customer on the phone. */
export const phoneOrderBody = placeOrderBody.omit({ testCard: true, redeemPoints: true }).extend({
  /** Absent for a customer without an account. */
  customerId: recordId('Choose a customer').nullish(),
  items: z
    .array(
      z.object({
        productId: recordId('Choose a product'),
        quantity: z.int({ error: QUANTITY }).min(1, QUANTITY).max(999, QUANTITY),
      }),
      { error: 'Add at least one product' },
    )
    .min(1, 'Add at least one product')
    .max(100, 'An order can have at most 100 lines'),
  billingAddress: addressBody.nullish(),
  /** What the customer pays at once, in cash or by a transfer that is in: the whole, or a deposit. */
  paidNow: z.object({ amount: signedMoney(AMOUNT), reference: optionalText(100, 'The reference') }).nullish(),
});
export type PhoneOrder = z.output<typeof phoneOrderBody>;

/** A change of the delivery of an order that is under way. */
export const deliveryChangeBody = z.object({
  /** Absent: unchanged. */
  deliveryAddress: addressBody.nullish(),
  /** The new expected day; absent: unchanged. */
  deliverOn: z.string().refine(isLondonDay, 'Enter a day such as 2026-03-29').nullish(),
  /** The driver could not hand it over: the order is processing again. */
  isBroughtBack: z.boolean().default(false),
  tellCustomer: z.boolean().default(true),
  /** For the customer. */
  message: optionalText(1000, 'The message'),
  /** The version that staff saw; the request is refused when the order has changed since. */
  version: z.int({ error: 'The version of the order is missing' }),
});
export type DeliveryChange = z.output<typeof deliveryChangeBody>;

/** A customer with the details that a phone order needs. */
export const buyerAnswer = z.object({
  id: z.int(),
  name: z.string(),
  companyName: z.string().nullable(),
  email: z.string(),
  /** The credit of the account. */
  credit: amount,
  addresses: z.array(addressAnswer.omit({ customerId: true, createdAt: true })),
});
export type Buyer = z.infer<typeof buyerAnswer>;

/** The outcome for one order of a bulk change. */
export const statusOutcome = z.object({
  id: z.int(),
  orderNumber: z.string().nullable(),
  isChanged: z.boolean(),
  /** The current order; absent when it does not exist. */
  order: orderAnswer.optional(),
  /** Why it was not changed. */
  detail: z.string().optional(),
});
export type StatusOutcome = z.infer<typeof statusOutcome>;

// Routed before `/api/orders/{id}`, which would match the last segment as an id.
export const staffOrdersContract = {
  'GET /api/orders/export': {
    summary: 'The orders that a filter shows as a spreadsheet',
    who: 'perm:view_orders',
    query: z.object(orderFilterFields),
    answersFile: 'text/csv; charset=utf-8',
  },
  'GET /api/orders/buyers': {
    summary: 'Customers by name, company, e-mail address or phone number, to take down an order for',
    who: 'perm:manage_orders',
    query: z.object({ q: searchWords() }),
    answer: z.array(buyerAnswer),
  },
  'POST /api/orders/phone': {
    summary: 'Place an order for a customer on the phone, by bank transfer or in the store',
    who: 'perm:manage_orders',
    headers: onceOnlyHeaders,
    body: phoneOrderBody,
    alsoWrong: wrongInDeliveryAddress,
    answer: orderAnswer,
    status: 201,
  },
  'PUT /api/orders/{id}/delivery': {
    summary: 'Change where and when an order under way is delivered, and tell the customer',
    who: 'perm:manage_orders',
    params: z.object({ id: recordIdText() }),
    body: deliveryChangeBody,
    answer: orderAnswer,
  },
  'PUT /api/orders/{id}/fitting': {
    summary: 'Confirm the day on which an order is fitted, or another one, and tell the customer',
    who: 'perm:manage_orders',
    params: z.object({ id: recordIdText() }),
    body: z.object({
      day: z.string({ error: 'Choose a day' }).refine(isLondonDay, 'Enter a day such as 2026-12-08'),
      version: z.int({ error: 'The version of the order is missing' }),
    }),
    answer: orderAnswer,
  },
  'POST /api/orders/status': {
    summary: 'Set the status of many orders, each under its own rules, with an answer for each',
    who: 'perm:manage_orders',
    body: z.object({
      status: z.enum(ORDER_STATUSES, { error: `The status can be ${ORDER_STATUSES.join(', ')}` }),
      orders: z
        .array(z.object({ id: recordId(), version: z.int().optional() }), { error: 'Choose at least one order' })
        .min(1, 'Choose at least one order')
        .max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} orders at once`),
      isUndoable,
    }),
    answer: z.object({ outcomes: z.array(statusOutcome) }),
  },
  'POST /api/orders/status/undo': {
    summary: 'Take statuses back within seconds, before anybody was told of them, with an answer for each',
    who: 'perm:manage_orders',
    body: z.object({
      orders: z
        .array(z.object({ id: recordId(), version: z.int({ error: 'The version of the order is missing' }) }), {
          error: 'Choose at least one order',
        })
        .min(1, 'Choose at least one order')
        .max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} orders at once`),
    }),
    answer: z.object({ outcomes: z.array(statusOutcome) }),
  },
} as const;
