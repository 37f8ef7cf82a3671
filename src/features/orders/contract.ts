import { z } from 'zod';
import { formCheckHeaders } from '#features/bots/contract.ts';
import { amount, isoInstant, paging, recordIdText, requiredText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { isLondonDay } from '#values/london-day.ts';
import { orderFilterFields, ownOrdersQuery } from './filter-fields.ts';
import { isUndoable, onceOnlyHeaders, placeOrderBody, staffPaymentBody, wrongInDeliveryAddress } from './forms.ts';
import { orderAddress } from './order-address.ts';
import { orderFittingAnswer } from './order-fitting.ts';
import { orderMoney } from './order-money.ts';
import { moneyBack } from './owed-back.ts';
import { orderRequestAnswer } from './requests/contract.ts';
import { staffViewAnswer } from './staff-view.ts';
import { CARD_STATES, ORDER_STATUSES, PAYMENT_STATUSES } from './status.ts';

export const orderItemAnswer = z.object({
  id: z.int(),
  productId: z.int(),
  productName: z.string(),
  sku: z.string().nullable(),
  quantity: z.int(),
  unitPrice: amount,
  totalPrice: amount,
  /** Fitting or a survey, which is no goods. */
  isService: z.literal(true).optional(),
  /** How many of them were refunded, by whatever way; and how many of those before they were sent. */
  refunded: z.int(),
  withdrawn: z.int(),
});

export const orderEventAnswer = z.object({
  status: z.enum(ORDER_STATUSES),
  description: z.string(),
  place: z.string(),
  at: isoInstant,
});

/** An order as its owner and staff see it, with the projection of decision C6 (productName, quantity, unitPrice). */
export const orderAnswer = z.object({
  id: z.int(),
  orderNumber: z.string(),
  customerId: z.int().nullable(),
  email: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.string(),
  subtotal: amount,
  discount: amount,
  deliveryFee: amount,
  totalAmount: amount,
  vatRate: z.string(),
  vatAmount: amount,
  grandTotal: amount,
  pointsEarned: z.int(),
  pointsRedeemed: z.int(),
  deliveryMethodId: z.int().nullable(),
  notes: z.string().nullable(),
  purchaseOrderNumber: z.string().nullable(),
  orderDate: isoInstant,
  estimatedDelivery: isoInstant.nullable(),
  actualDelivery: isoInstant.nullable(),
  deliveryConfirmedAt: isoInstant.nullable(),
  items: z.array(orderItemAnswer),
  /** Null where nothing is fitted. */
  fitting: orderFittingAnswer.nullable(),
  version: z.int(),
  // The specification's flat order.
  productName: z.string(),
  quantity: z.int(),
  unitPrice: amount,
  shippingAddress: z.string().nullable(),
  customer: z.object({ id: z.int().nullable(), name: z.string(), email: z.string() }),
  deliveryMethod: z.object({ id: z.int().nullable(), name: z.string() }),
  deliveryAddress: orderAddress.nullable(),
  billingAddress: orderAddress.nullable(),
  ...orderMoney,
  /** While a transfer is awaited: the account to pay, a line each. */
  bankDetails: z.array(z.string()).nullable(),
  /** Null unless a card payment is due or has failed. */
  cardPayment: z.object({ state: z.enum(CARD_STATES), payUntil: isoInstant.nullable() }).nullable(),
  events: z.array(orderEventAnswer),
  /** Only for staff, and only in the answer about one order. */
  staff: staffViewAnswer.optional(),
});
export type Order = z.infer<typeof orderAnswer>;

const pageOfOwnOrdersAnswer = z.object({
  items: z.array(orderAnswer),
  page: z.int(),
  pageCount: z.int(),
  /** The number of matches on all pages, and of the customer's orders whatever the filter. */
  count: z.int(),
  all: z.int(),
});
export type PageOfOwnOrders = z.infer<typeof pageOfOwnOrdersAnswer>;

const orderParams = z.object({ id: recordIdText() });

export const ordersContract = {
  'POST /api/orders': {
    summary:
      'Place the order for the cart of this session; beyond what unpaid guests may hold, ask staff to confirm it',
    who: 'public',
    takesRoom: true,
    headers: onceOnlyHeaders.extend(formCheckHeaders.pick({ 'x-form-proof': true }).shape),
    body: placeOrderBody,
    alsoWrong: wrongInDeliveryAddress,
    answer: z.union([
      z.object({
        order: orderAnswer,
        /** The guest's key to the order; no other answer contains it. */
        accessKey: z.string().optional(),
        payment: z.object({ redirectUrl: z.string() }).optional(),
      }),
      // A guest's order, to be paid later, beyond what unpaid guests may hold (decision C15).
      z.object({ confirmation: z.literal('needed'), request: orderRequestAnswer, accessKey: z.string() }),
    ]),
    status: 201,
  },
  'GET /api/orders': {
    summary:
      'Own orders, newest first: an array of 100 at most, then Link and X-Total-Count; with scope=all every order, page by page',
    who: 'self',
    scopes: { all: 'perm:view_orders' },
    query: z.object({
      scope: z.enum(['all'], { error: 'The scope can be all' }).optional(),
      ...orderFilterFields,
      ...paging,
    }),
    answer: z.union([
      z.array(orderAnswer),
      z.object({ items: z.array(orderAnswer), nextCursor: z.string().nullable() }),
    ]),
  },
  'GET /api/orders/own': {
    summary: 'A numbered page of own orders, 20 at a time, with how many there are',
    who: 'self',
    query: ownOrdersQuery,
    answer: pageOfOwnOrdersAnswer,
  },
  'GET /api/orders/{id}': {
    summary: 'One order; a guest shows the key of their receipt',
    who: 'public',
    others: 'perm:view_orders',
    // The number (`BF-…`) serves as well as the id.
    params: z.object({ id: z.string().max(60) }),
    query: z.object({ key: z.string().max(100).optional() }),
    answer: orderAnswer,
  },
  'PUT /api/orders/{orderId}/status': {
    summary: 'Set the status',
    who: 'perm:manage_orders',
    params: z.object({ orderId: recordIdText() }),
    body: z
      .object({
        status: z.enum(ORDER_STATUSES, { error: `The status can be ${ORDER_STATUSES.join(', ')}` }),
        version: z.int().optional(),
        isUndoable,
        money: moneyBack.optional(),
      })
      .refine(({ status, money }) => status === 'cancelled' || !money, {
        path: ['money'],
        error: 'Money goes back with a cancellation only',
      }),
    answer: orderAnswer,
  },
  'POST /api/orders/{id}/owed-back': {
    summary: 'Pay back what is owed for a cancelled order or was paid too much, or say by when it is transferred',
    who: 'perm:manage_orders',
    params: orderParams,
    body: moneyBack.safeExtend({ version: z.int({ error: 'The version of the order is missing' }) }),
    answer: orderAnswer,
  },
  'POST /api/orders/{id}/payments': {
    summary: 'Mark an order as paid, or refund it in part or whole',
    who: 'perm:manage_orders',
    params: orderParams,
    body: staffPaymentBody,
    answer: orderAnswer,
    status: 201,
  },
  'POST /api/orders/{id}/hold': {
    summary: 'Hold the goods of an unpaid order until another day',
    who: 'perm:manage_orders',
    params: orderParams,
    body: z.object({
      until: z.string({ error: 'Choose a day' }).refine(isLondonDay, 'Enter a day such as 2026-11-24'),
      version: z.int({ error: 'The version of the order is missing' }),
    }),
    answer: orderAnswer,
  },
  'POST /api/orders/{id}/card-payment': {
    summary: 'The page to pay an order by card on; a guest shows the key of their receipt',
    who: 'public',
    params: orderParams,
    query: z.object({ key: z.string().max(100).optional() }),
    answer: z.object({ redirectUrl: z.string() }),
  },
  'POST /api/orders/{id}/held-payments/{heldId}': {
    summary: 'Take a payment that was held into the order, or give it back',
    who: 'perm:manage_orders',
    params: z.object({ id: recordIdText(), heldId: recordIdText() }),
    body: z.object({ decision: z.enum(['accept', 'give_back'], { error: 'The decision can be accept or give_back' }) }),
    answer: orderAnswer,
  },
  'POST /api/orders/{id}/notes': {
    summary: 'Add a note for staff',
    who: 'perm:manage_orders',
    params: orderParams,
    body: z.object({ text: requiredText(2000, 'Note is required', 'A note') }),
    answer: orderAnswer,
    status: 201,
  },
  'POST /api/orders/{id}/confirm-delivery': {
    summary: 'The owner confirms that the order arrived; a guest shows the key of their receipt',
    who: 'public',
    params: orderParams,
    query: z.object({ key: z.string().max(100).optional() }),
    answer: orderAnswer,
  },
} as const;

export const ordersRefusals = {
  changed: { status: 409, title: 'Something changed since you saw it' },
  empty_cart: { status: 409, title: 'Your cart is empty' },
  shortage: { status: 409, title: 'Not enough stock' },
  stale_version: { status: 409, title: 'Changed by somebody else' },
  more_than_left: { status: 409, title: 'More than is left' },
  too_late: { status: 409, title: 'Too late' },
  not_under_way: { status: 409, title: 'No longer under way' },
  vat_would_change: { status: 409, title: 'The VAT would change' },
  fitting_comes_first: { status: 409, title: 'The fitting comes first' },
  refund_failed: { status: 409, title: 'The refund was not made' },
  key_reused: { status: 409, title: 'Already used' },
} satisfies RefusalTable;
