import { z } from 'zod';
import { isoInstant, recordId, recordIdText, requiredText } from '#platform/http/input.ts';
import { requiredPhone } from '#platform/http/phone.ts';
import { PROOF_KINDS } from './drive.ts';
import { orderPlaceAnswer, placeBody } from './place-contract.ts';

export const driverAnswer = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  vehicle: z.string(),
  licensePlate: z.string(),
  isActive: z.boolean(),
});
export type Driver = z.infer<typeof driverAnswer>;

export const driverBody = z.object({
  name: requiredText(200, 'Name is required', 'The name'),
  phone: requiredPhone('Phone number is required', 'The phone number'),
  vehicle: requiredText(100, 'Vehicle is required', 'The vehicle'),
  licensePlate: requiredText(20, 'Number plate is required', 'The number plate'),
  isActive: z.boolean({ error: 'Active must be true or false' }).default(true),
});

/** The proof of a delivery, for the order's owner and staff. */
export const proofAnswer = z.object({
  receivedBy: z.string(),
  kind: z.enum(PROOF_KINDS),
  at: isoInstant,
  /** The URL of the photo or signature, which needs the same rights. */
  pictureUrl: z.string(),
});
export type Proof = z.infer<typeof proofAnswer>;

/** The driver of an order, for staff. */
export const orderDriverAnswer = z.object({
  driver: driverAnswer.nullable(),
  assignedAt: isoInstant.nullable(),
  /** Whether the driver's link works. */
  hasLink: z.boolean(),
  /** The link itself, returned once: only its hash is stored. */
  link: z.string().optional(),
  lastPositionAt: isoInstant.nullable(),
  proof: proofAnswer.nullable(),
  /** Null for Collection. */
  place: orderPlaceAnswer.nullable(),
});
export type OrderDriver = z.infer<typeof orderDriverAnswer>;

const orderParams = z.object({ id: recordIdText() });

export const driversContract = {
  'GET /api/drivers': { summary: 'Every driver', who: 'perm:manage_orders', answer: z.array(driverAnswer) },
  'POST /api/drivers': {
    summary: 'Add a driver',
    who: 'perm:manage_orders',
    body: driverBody,
    answer: driverAnswer,
    status: 201,
  },
  'PUT /api/drivers/{id}': {
    summary: 'Change a driver, or let one drive no more',
    who: 'perm:manage_orders',
    params: z.object({ id: recordIdText() }),
    body: driverBody,
    answer: driverAnswer,
  },
  'GET /api/orders/{id}/driver': {
    summary: 'Who brings an order, and how it was handed over',
    who: 'perm:view_orders',
    params: orderParams,
    answer: orderDriverAnswer,
  },
  'PUT /api/orders/{id}/driver': {
    summary: 'Say who brings an order; each time a new link for the driver is made and the one before ends',
    who: 'perm:manage_orders',
    params: orderParams,
    body: z.object({ driverId: recordId('Choose a driver').nullable() }),
    answer: orderDriverAnswer,
  },
  'PUT /api/orders/{id}/place': {
    summary: 'Set where the address of an order is; remembered for its postcode, abroad for the address',
    who: 'perm:manage_orders',
    params: orderParams,
    body: placeBody,
    answer: orderPlaceAnswer.nullable(),
  },
  'GET /api/orders/{id}/proof': {
    summary: 'The photo or signature of a delivery; a guest shows the key of their receipt',
    who: 'public',
    others: 'perm:view_orders',
    params: orderParams,
    query: z.object({ key: z.string().max(100).optional() }),
    answersFile: 'image/jpeg',
  },
} as const;
