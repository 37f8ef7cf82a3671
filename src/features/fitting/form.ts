import { z } from 'zod';
import { ZONES } from '#features/delivery/zones.ts';
import { money, recordId } from '#platform/http/input.ts';
import { isLondonDay } from '#values/london-day.ts';
import { POSTCODE_EXAMPLE, readUkPostcode } from '#values/postcode.ts';
import { HIGHEST_M, readHeight } from './height.ts';
import { FITTING_ZONES, HEIGHTS_UP_TO, SIZES_UP_TO } from './rates.ts';
import { MOST_WISHES } from './wishes.ts';

const PRICE = 'Enter a price such as 189.00, or leave it empty: by quote';
const DAYS = 'Enter the working days from 0 to 60';
const HEIGHT = `Enter the height of the upper edge, up to ${HIGHEST_M} m, such as 2.5, 450 cm or 8 ft`;
const COUNT = 'How many are fitted must be a whole number of at least 1';

const price = z.union([z.literal('').transform(() => null), z.null(), money(PRICE, PRICE)], { error: PRICE });

/** The prices of one zone, as staff write them. */
const zoneRates = z.object({
  zone: z.enum(FITTING_ZONES, { error: `Choose one of ${FITTING_ZONES.map((zone) => ZONES[zone]).join(', ')}` }),
  leadDays: z
    .union([z.string(), z.number()], { error: DAYS })
    .transform((value) => String(value).trim())
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= 60, DAYS)
    .transform(Number),
  survey: price,
  prices: z
    .array(z.array(price).length(HEIGHTS_UP_TO.length, PRICE), { error: PRICE })
    .length(SIZES_UP_TO.length, PRICE),
});

/** All prices of fitting at once; a zone that is left out is not served. */
export const fittingRatesForm = z.object({
  rates: z
    .array(zoneRates, { error: 'Enter the prices by zone' })
    .max(FITTING_ZONES.length, 'Name each zone once')
    .refine((rates) => new Set(rates.map(({ zone }) => zone)).size === rates.length, 'Name each zone once'),
});
export type FittingRatesForm = z.output<typeof fittingRatesForm>;

export const heightTyped = z
  .union([z.string(), z.number()], { error: HEIGHT })
  .transform((typed) => readHeight(typed))
  .refine((cm) => cm !== null, HEIGHT)
  .transform((cm) => cm ?? 0);

export const countTyped = z.int({ error: COUNT }).min(1, COUNT).max(999, COUNT);

/** What a buyer wants done with the screens of one line. */
export const fittingWantedForm = z.object({
  count: countTyped,
  height: heightTyped,
  survey: z.boolean().default(false),
});
export type FittingWantedForm = z.output<typeof fittingWantedForm>;

/** The screens of one product that are to be fitted, as an order or a request for a quote names them. */
export const screenAsked = z.object({
  productId: recordId('Choose a screen'),
  count: countTyped,
  height: heightTyped,
  survey: z.boolean().default(false),
});

/** The postcode of the place that is fitted, in its usual form. Whether there is such an area, the server says. */
export const fittingPostcode = z
  .string({ error: POSTCODE_EXAMPLE })
  .trim()
  .max(20, 'A postcode can be at most 20 characters')
  .refine((text) => text.length > 20 || readUkPostcode(text) !== null, POSTCODE_EXAMPLE)
  .transform((text) => readUkPostcode(text) ?? text);

/** Days that the buyer would like; staff confirm one of them, or another. */
export const wishedDays = z
  .array(z.string().refine(isLondonDay, 'Enter a day such as 2026-12-08'), { error: 'Enter days such as 2026-12-08' })
  .max(MOST_WISHES, `Name at most ${MOST_WISHES} days`);
