import { z } from 'zod';
import { destinationQuery } from '#features/delivery/contract.ts';
import { amount, recordIdText } from '#platform/http/input.ts';
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

export const fittingContract = {
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
