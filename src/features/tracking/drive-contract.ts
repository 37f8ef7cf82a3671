import { z } from 'zod';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import { isoInstant, requiredText } from '#platform/http/input.ts';
import { PROOF_KINDS } from './drive.ts';
import { orderPlaceAnswer, placeBody, pointFields } from './place-contract.ts';

// Enough for a JPEG of twelve megapixels in base64.
const bodyLimit = 15 * 1024 * 1024;

const WHEN = 'The time must be an instant such as 2026-03-04T10:30:00Z';
const PROOF = 'Take a photo, or let the recipient sign';

export const orderNumberParams = z.object({ orderNumber: z.string().max(60) });
/** The key in the driver's link. */
const driveQuery = z.object({ key: z.string({ error: 'The key of the link is missing' }).max(100) });

export const positionBody = z.object({
  ...pointFields,
  /** When the driver was there; absent: now. */
  at: z.iso.datetime({ offset: true, error: WHEN }).nullish(),
});

export const deliveredBody = z.object({
  receivedBy: requiredText(200, 'Name is required', 'The name'),
  kind: z.enum(PROOF_KINDS, { error: PROOF }),
  picture: z.string({ error: PROOF }).regex(/^data:image\/(?:png|jpeg);base64,/, PROOF),
});
export type Delivered = z.output<typeof deliveredBody>;

/** An order as its driver sees it, without amounts. */
export const driveAnswer = z.object({
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  driver: z.object({ name: z.string(), vehicle: z.string(), licensePlate: z.string() }),
  /** Null for Collection. */
  deliverTo: z.object({ name: z.string(), lines: z.array(z.string()), phone: z.string().nullable() }).nullable(),
  siteContact: z.object({ name: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  notes: z.string().nullable(),
  items: z.array(z.object({ productName: z.string(), quantity: z.int() })),
  lastPositionAt: isoInstant.nullable(),
  place: orderPlaceAnswer.nullable(),
});
export type DriveView = z.infer<typeof driveAnswer>;

export const driveContract = {
  'POST /api/tracking/{orderNumber}/position': {
    summary: 'Say where the driver is: staff with manage_orders, or the driver by the key of the order’s link',
    who: 'public',
    params: orderNumberParams,
    query: z.object({ key: z.string().max(100).optional() }),
    body: positionBody,
    answer: z.object({ at: isoInstant }),
    status: 201,
  },
  'GET /api/tracking/{orderNumber}/drive': {
    summary: 'What the driver of an order needs to know; by the key of the order’s link',
    who: 'public',
    params: orderNumberParams,
    query: driveQuery,
    answer: driveAnswer,
  },
  'POST /api/tracking/{orderNumber}/start': {
    summary: 'The driver sets off: the order is out for delivery; by the key of the order’s link',
    who: 'public',
    params: orderNumberParams,
    query: driveQuery,
    answer: driveAnswer,
  },
  'PUT /api/tracking/{orderNumber}/place': {
    summary: 'The driver sets where the address is; by the key of the order’s link',
    who: 'public',
    params: orderNumberParams,
    query: driveQuery,
    body: placeBody,
    answer: orderPlaceAnswer.nullable(),
  },
  'POST /api/tracking/{orderNumber}/delivered': {
    summary: 'The driver has handed the order over, with a name and a photo or signature; the link ends with it',
    who: 'public',
    params: orderNumberParams,
    query: driveQuery,
    body: deliveredBody,
    bodyLimit,
    answer: z.object({ deliveredAt: isoInstant, receivedBy: z.string() }),
  },
} as const;
