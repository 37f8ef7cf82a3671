import { z } from 'zod';
import { amount, isoInstant, money, paging, recordIdText, requiredText } from '#platform/http/input.ts';
import { orderAddress } from '../order-address.ts';
import { REQUEST_REASONS, REQUEST_STATUSES } from './status.ts';

const outline = z.object({
  lines: z.array(
    z.object({
      ...{ productId: z.int(), productName: z.string(), quantity: z.int(), unitPrice: amount, totalPrice: amount },
      /** Fitting or a survey, which is no goods. */
      isService: z.literal(true).optional(),
    }),
  ),
  points: z.int(),
  discount: amount,
  deliveryMethod: z.string(),
  deliveryFee: amount,
  deliveryOn: z.string().nullable(),
  isAbout: z.literal(true).optional(),
  vatRate: amount,
  vatAmount: amount,
  grandTotal: amount,
});

/** An order that staff confirm first: nothing is ordered, reserved or to be paid until they do. */
export const orderRequestAnswer = z.object({
  id: z.int(),
  status: z.enum(REQUEST_STATUSES),
  reason: z.enum(REQUEST_REASONS),
  email: z.string(),
  requestedAt: isoInstant,
  /** When staff last answered, or the buyer withdrew it. */
  answeredAt: isoInstant.nullable(),
  /** What staff wrote to the buyer. */
  answer: z.string().nullable(),
  /** What the buyer sent. */
  terms: outline,
  /** What it would be now, for the buyer to agree to; null unless that is something else. */
  offer: outline.nullable(),
  /** What the buyer agreed to after that; null where the order was placed as it was sent. */
  agreed: outline.nullable(),
  /** The order that it became, with the guest's key for the guest. */
  order: z.object({ id: z.int(), orderNumber: z.string(), accessKey: z.string().optional() }).nullable(),
  version: z.int(),
});
export type OrderRequest = z.infer<typeof orderRequestAnswer>;

/** The same for staff, with the form as the buyer sent it. */
const orderRequestForStaff = orderRequestAnswer.extend({
  form: z.object({
    /** The name of the account; null for a guest. */
    customerName: z.string().nullable(),
    /** Null for Collection, and where the buyer has deleted the address since. */
    deliveryAddress: orderAddress.nullable(),
    /** Null where it is the delivery address. */
    billingAddress: orderAddress.nullable(),
    paymentMethod: z.string().nullable(),
    purchaseOrderNumber: z.string().nullable(),
    accountsEmail: z.string().nullable(),
    siteContact: z.object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() }),
    notes: z.string().nullable(),
  }),
});
export type OrderRequestForStaff = z.infer<typeof orderRequestForStaff>;

const params = z.object({ id: recordIdText() });
const byKey = z.object({ key: z.string({ error: 'The key of the request is missing' }).max(100) });
const version = z.int({ error: 'The version of the request is missing' });

export const orderRequestsContract = {
  'GET /api/order-requests': {
    summary: 'Orders that wait for a confirmation, newest first, page by page',
    who: 'perm:manage_orders',
    query: z.object({
      status: z.enum(REQUEST_STATUSES, { error: `The status can be ${REQUEST_STATUSES.join(', ')}` }).optional(),
      ...paging,
    }),
    answer: z.object({ items: z.array(orderRequestForStaff), nextCursor: z.string().nullable() }),
  },
  'GET /api/order-requests/{id}': {
    summary: 'One order that waits for a confirmation, for the guest who has its key',
    who: 'public',
    params,
    query: byKey,
    answer: orderRequestAnswer,
  },
  'POST /api/order-requests/{id}/confirm': {
    summary: 'Place the order; where anything changed, the buyer is asked to agree first',
    who: 'perm:manage_orders',
    params,
    body: z.object({ version }),
    answer: orderRequestAnswer,
  },
  'POST /api/order-requests/{id}/decline': {
    summary: 'Decline the order, with a reason that the buyer reads',
    who: 'perm:manage_orders',
    params,
    body: z.object({ version, reason: requiredText(1000, 'Reason is required', 'The reason') }),
    answer: orderRequestAnswer,
  },
  'POST /api/order-requests/{id}/agree': {
    summary: 'The guest agrees to what changed, and the order is placed',
    who: 'public',
    params,
    query: byKey,
    body: z.object({
      version,
      /** The grand total that the buyer saw, `"33.59"`: another is a 409 `changed` that places nothing. */
      expectedTotal: money('The expected total is missing', 'The expected total must be an amount').nullish(),
    }),
    answer: orderRequestAnswer,
  },
  'POST /api/order-requests/{id}/withdraw': {
    summary: 'The guest withdraws the request, or declines what it would be now',
    who: 'public',
    params,
    query: byKey,
    body: z.object({ version }),
    answer: orderRequestAnswer,
  },
} as const;
