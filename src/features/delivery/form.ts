import { z } from 'zod';
import { money, optionalText, requiredText } from '#platform/http/input.ts';

const DAYS_MESSAGE = 'Estimated days must be a whole number from 0 to 365';
const THRESHOLD_MESSAGE = 'The free threshold must be a number';

const estimatedDays = z
  .union([z.string(), z.number()], { error: DAYS_MESSAGE })
  .transform((value) => String(value).trim())
  .refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 365, DAYS_MESSAGE)
  .transform(Number);

// Blank: never free.
const blank = z.literal('').transform(() => null);
const freeThreshold = z
  .union([blank, z.null(), money(THRESHOLD_MESSAGE, THRESHOLD_MESSAGE)], { error: THRESHOLD_MESSAGE })
  .default(null);

const flag = (label: string) => z.boolean({ error: `${label} must be true or false` });

/** A delivery method as the staff form sends it; price and threshold become pence. */
export const deliveryMethodForm = z.object({
  name: requiredText(100, 'Delivery method name is required', 'Delivery method name'),
  description: optionalText(2_000, 'Description'),
  price: money('Price is required', 'Price must be a number'),
  estimatedDays,
  freeThreshold,
  isCollection: flag('Collection').default(false),
  isActive: flag('Active').default(true),
});
export type DeliveryMethodForm = z.output<typeof deliveryMethodForm>;
