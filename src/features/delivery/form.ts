import { z } from 'zod';
import { money, optionalText, requiredText } from '#platform/http/input.ts';
import { isDayOfTrade } from '#values/london-day.ts';
import { CLOSING_PLACES, type ClosingPlace } from './promise/closing-place.ts';
import { ZONES, type Zone } from './zones.ts';

const DAYS_MESSAGE = 'Estimated days must be a whole number from 0 to 365';
const THRESHOLD_MESSAGE = 'The free threshold must be a number';
const CUT_OFF_MESSAGE = 'The cut-off must be a time from 00:01 to 24:00, such as 14:00';
const WEEKDAYS_MESSAGE = 'Choose at least one day of the week';

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

// A blank field: no limit.
function limit(label: string, most: number, unit: string) {
  const message = `${label} must be a whole number of ${unit} from 1 to ${most.toLocaleString('en-GB')}`;
  return z
    .union([z.string(), z.number(), z.null()], { error: message })
    .transform((value) => (value === null ? '' : String(value).trim()))
    .refine((text) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most), message)
    .transform((text) => (text === '' ? null : Number(text)))
    .default(null);
}

const zoneTerms = z.object({
  zone: z.enum(Object.keys(ZONES) as [Zone, ...Zone[]], { error: 'Choose one of the zones' }),
  price: money('Price is required', 'Price must be a number'),
  freeThreshold,
  days: estimatedDays,
});

/** The time after which an order leaves a working day later, in minutes; 24:00 is midnight, the end of the day. */
const cutOff = z
  .string({ error: CUT_OFF_MESSAGE })
  .trim()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/, CUT_OFF_MESSAGE)
  .refine((text) => !/^0?0:00$/.test(text), CUT_OFF_MESSAGE)
  .transform((text) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]))
  .prefault('24:00');

const deliversOn = z
  .array(z.int({ error: WEEKDAYS_MESSAGE }).min(1, WEEKDAYS_MESSAGE).max(7, WEEKDAYS_MESSAGE), {
    error: WEEKDAYS_MESSAGE,
  })
  .min(1, WEEKDAYS_MESSAGE)
  .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
  .prefault([1, 2, 3, 4, 5]);

/** A delivery method as the staff form sends it. Prices and thresholds become pence, the cut-off minutes. */
export const deliveryMethodForm = z.object({
  name: requiredText(100, 'Delivery method name is required', 'Delivery method name'),
  description: optionalText(2_000, 'Description'),
  price: money('Price is required', 'Price must be a number'),
  estimatedDays,
  freeThreshold,
  isCollection: flag('Collection').default(false),
  isActive: flag('Active').default(true),
  /** Absent or null: every zone by the figures above, free on the mainland alone. */
  zones: z
    .array(zoneTerms, { error: 'Choose at least one zone' })
    .min(1, 'Choose at least one zone')
    .refine((zones) => new Set(zones.map(({ zone }) => zone)).size === zones.length, 'Name each zone once')
    .nullable()
    .default(null),
  cutOff,
  deliversOn,
  maxPieceKg: limit('The heaviest piece', 10_000, 'kg'),
  maxTotalKg: limit('The heaviest order', 100_000, 'kg'),
  minTotalKg: limit('The lightest order', 100_000, 'kg'),
  maxLengthMm: limit('The longest side', 50_000, 'mm'),
  takesPallets: flag('Pallets').default(true),
});
export type DeliveryMethodForm = z.output<typeof deliveryMethodForm>;

const PLACE_MESSAGE = 'Choose who is closed on this day';

/** A day off that no rule knows. */
export const closingDayForm = z.object({
  day: z.string({ error: 'Day is required' }).refine(isDayOfTrade, 'Enter a day such as 2026-12-24'),
  place: z.enum(Object.keys(CLOSING_PLACES) as [ClosingPlace, ...ClosingPlace[]], { error: PLACE_MESSAGE }),
  reason: requiredText(100, 'Reason is required'),
});
export type ClosingDayForm = z.output<typeof closingDayForm>;
