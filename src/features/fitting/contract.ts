import { z } from 'zod';
import { destinationQuery } from '#features/delivery/contract.ts';
import { ZONES, type Zone } from '#features/delivery/zones.ts';
import { amount, recordIdText } from '#platform/http/input.ts';
import { isLondonDay } from '#values/london-day.ts';
import { fittingRatesForm } from './form.ts';
import { FITTING_ZONES } from './rates.ts';

export const fittingRatesAnswer = z.object({
  zone: z.enum(FITTING_ZONES),
  leadDays: z.int(),
  /** Ex VAT, as all prices here; null: by quote. */
  survey: amount.nullable(),
  /** A row for each size up to, a column for each height up to. */
  prices: z.array(z.array(amount.nullable())),
});
export type FittingRatesShown = z.infer<typeof fittingRatesAnswer>;

/** What fitting this product costs somewhere. */
export const productFittingAnswer = z.object({
  place: z.object({
    postcode: z.string().nullable(),
    name: z.string(),
    /** No postcode was given, so it speaks for mainland GB. */
    isAssumed: z.boolean(),
  }),
  /** By the height of the upper edge, in cm; the price of one screen, null: by quote. */
  heights: z.array(z.object({ upToCm: z.int(), price: amount.nullable() })),
  survey: amount.nullable(),
  /** Why there is no price at all. */
  byQuote: z.string().nullable(),
});
export type ProductFitting = z.infer<typeof productFittingAnswer>;

const SCREENS = 'Name the screens as 12@250,15@300: up to 500 products, each with the height of its upper edge in cm';

/** Screens by product and height in cm: `12@250,15@300`. */
const screensText = z
  .string({ error: SCREENS })
  .max(8_000, SCREENS)
  .regex(/^\d{1,9}@\d{1,5}(,\d{1,9}@\d{1,5}){0,499}$/, SCREENS)
  .transform((text) =>
    text.split(',').map((one) => {
      const [productId = 0, heightCm = 0] = one.split('@').map(Number);
      return { productId, heightCm };
    }),
  );

/** What fitting costs at a place, by the piece and ex VAT; null: by quote. */
export const fittingPricesAnswer = z.object({
  /** Whether the shop has prices for fitting anywhere. */
  isSold: z.boolean(),
  place: z.object({
    postcode: z.string().nullable(),
    zone: z.enum(Object.keys(ZONES) as [Zone, ...Zone[]]),
    name: z.string(),
    /** No postcode was given, so it speaks for mainland GB. */
    isAssumed: z.boolean(),
  }),
  /** The screens among the products that were named. */
  screens: z.array(
    z.object({
      productId: z.int(),
      heightCm: z.int(),
      product: z.string(),
      /** Of the line that it would be. */
      name: z.string(),
      price: amount.nullable(),
      /** Why it has no price. */
      byQuote: z.string().nullable(),
    }),
  ),
  /** Whether an LED wall is among the products that were named: it is fitted by quote alone. */
  hasWall: z.boolean(),
  survey: z.object({ name: z.string(), price: amount.nullable(), byQuote: z.string().nullable() }),
  /** The first days on which somebody can come there. A fitting waits for the goods: null while no day of theirs was named. */
  firstDays: z.object({ survey: z.string(), fitting: z.string().nullable() }),
});
export type FittingPrices = z.infer<typeof fittingPricesAnswer>;

export const fittingContract = {
  'GET /api/fitting-prices': {
    summary:
      'What it costs to fit one of each of these screens at a postcode, and a survey (null: by quote), and the first days',
    who: 'public',
    query: z.object({
      screens: screensText.optional(),
      postcode: destinationQuery.postcode,
      /** The day on which the goods arrive. */
      arrivesOn: z.string().refine(isLondonDay, 'Enter a day such as 2026-12-08').optional(),
    }),
    answer: fittingPricesAnswer,
  },
  'GET /api/products/{id}/fitting': {
    summary: 'What fitting this screen costs at a destination, by height; null for what we do not fit',
    who: 'public',
    params: z.object({ id: recordIdText() }),
    query: z.object(destinationQuery),
    answer: productFittingAnswer.nullable(),
  },
  'GET /api/fitting-rates': {
    summary: 'The prices of fitting and survey, by zone, size and height',
    who: 'perm:view_orders',
    answer: z.array(fittingRatesAnswer),
  },
  'PUT /api/fitting-rates': {
    summary: 'Set the prices of fitting and survey; a zone that is left out is not served',
    who: 'admin',
    body: fittingRatesForm,
    answer: z.array(fittingRatesAnswer),
  },
} as const;
