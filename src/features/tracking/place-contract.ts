import { z } from 'zod';

const LATITUDE = 'The latitude must be a number from -90 to 90';
const LONGITUDE = 'The longitude must be a number from -180 to 180';

/** A position in degrees, as it is sent. */
export const pointFields = {
  lat: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE),
  lng: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE),
};

/** The point of an address; null gives it back to its postcode. */
export const placeBody = z.object({ place: z.object(pointFields, { error: 'Say where the address is' }).nullable() });

/** Where an order goes, for staff and its driver. */
export const orderPlaceAnswer = z.object({
  lat: z.number(),
  lng: z.number(),
  precision: z.enum(['exact', 'area', 'country']),
  /** Whether staff or a driver have set it on a map. */
  isSet: z.boolean(),
});
export type OrderPlace = z.infer<typeof orderPlaceAnswer>;
