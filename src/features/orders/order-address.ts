import { z } from 'zod';

/** An address as an order stores it: that of its day, whatever the account's address book says later. */
export const orderAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullish(),
  addressLine1: z.string(),
  addressLine2: z.string().nullish(),
  city: z.string(),
  county: z.string().nullish(),
  postcode: z.string(),
  country: z.string(),
  phoneNumber: z.string().nullish(),
});
