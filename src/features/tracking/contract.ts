import { z } from 'zod';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import { isoInstant } from '#platform/http/input.ts';

const place = { lat: z.number(), lng: z.number() };

/** Where an order is. Visitors get it cut (decision D1): no street, no driver's name, positions rounded. */
export const trackingAnswer = z.object({
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  progress: z.int(),
  estimatedDelivery: isoInstant.nullable(),
  distanceRemainingKm: z.number().nullable(),
  etaMinutes: z.int().nullable(),
  deliveryAddress: z
    .object({
      addressLine1: z.string().optional(),
      addressLine2: z.string().nullish(),
      city: z.string(),
      postcode: z.string(),
      ...place,
    })
    .nullable(),
  warehouseLocation: z.object({ ...place, address: z.string() }),
  trackingUpdates: z.array(
    z.object({
      ...place,
      address: z.string(),
      timestamp: isoInstant,
      status: z.enum(ORDER_STATUSES),
      description: z.string(),
    }),
  ),
  driver: z
    .object({
      id: z.int(),
      name: z.string().optional(),
      phone: z.string().optional(),
      vehicle: z.string(),
      licensePlate: z.string().optional(),
      currentLocation: z.object({ ...place, at: isoInstant }).nullable(),
    })
    .optional(),
  /** Whether the caller may confirm the delivery, and whether that was done. */
  isOwner: z.boolean(),
  deliveryConfirmedAt: isoInstant.nullable(),
});
export type Tracking = z.infer<typeof trackingAnswer>;

export const trackingContract = {
  'GET /api/tracking/{orderNumber}': {
    summary: 'Where an order is, cut for everybody but its owner and staff',
    who: 'public',
    params: z.object({ orderNumber: z.string().max(60) }),
    answer: trackingAnswer,
  },
} as const;
