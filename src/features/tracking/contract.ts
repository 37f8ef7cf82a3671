import { z } from 'zod';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import { isoInstant } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { driveContract, orderNumberParams } from './drive-contract.ts';
import { driversContract, proofAnswer } from './drivers-contract.ts';
import { PRECISIONS } from './journey.ts';
import { DEAD_LINK } from './words.ts';

const place = { lat: z.number(), lng: z.number() };

/** The tracking of an order. Visitors get less (decision D1): no street, no driver's name, rounded positions. */
export const trackingAnswer = z.object({
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  progress: z.int(),
  /** The promised day, which abroad holds only roughly. */
  estimatedDelivery: isoInstant.nullable(),
  isEstimateAbout: z.boolean(),
  /**
   * Until a bank transfer is here the goods do not leave: true for the owner and staff while one is awaited. A visitor does not learn
   * whether an order is paid: `unsaid` of every order that has not left.
   */
  awaitsPayment: z.union([z.boolean(), z.literal('unsaid')]).optional(),
  /** Null where both ends of the way lie in one area, or one is known by no more than its country. */
  distanceRemainingKm: z.number().nullable(),
  /** Null without a recent position, and where the destination is known by its area only. */
  etaMinutes: z.int().nullable(),
  /** How well the destination is known: to its point, rounded to about a kilometre, by its area or city, by its country. */
  precision: z.enum(PRECISIONS).nullable(),
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
  /** For the owner and staff only. */
  proof: proofAnswer.optional(),
  /** Only the owner may confirm the delivery. */
  isOwner: z.boolean(),
  deliveryConfirmedAt: isoInstant.nullable(),
});
export type Tracking = z.infer<typeof trackingAnswer>;

export const trackingContract = {
  'GET /api/tracking/{orderNumber}': {
    summary: 'Where an order is, cut for everybody but its owner and staff',
    who: 'public',
    params: orderNumberParams,
    // The key of a guest's receipt gives the owner's rights to this order (decision C10).
    query: z.object({ key: z.string().max(100).optional() }),
    answer: trackingAnswer,
  },
  ...driveContract,
  ...driversContract,
} as const;

export const trackingRefusals = { dead_link: { status: 410, title: DEAD_LINK.title } } satisfies RefusalTable;
