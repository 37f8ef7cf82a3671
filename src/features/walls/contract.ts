import { z } from 'zod';
import { specsShape } from '#features/catalogue/specs-shape.ts';
import { amount } from '#platform/http/input.ts';
import { planAnswer } from './plan-answer.ts';
import { WALL_FIELDS } from './wall-address.ts';

const MOST_TYPED = 60;
const typed = z.string().max(MOST_TYPED, `Enter at most ${MOST_TYPED} letters`).optional();

/** As it is typed; what is left out is that of the example. */
export const wallQuery = z.object(
  Object.fromEntries(WALL_FIELDS.map((field) => [field, typed])) as Record<(typeof WALL_FIELDS)[number], typeof typed>,
);

export const ledWallsContract = {
  'GET /api/led-wall': {
    summary: 'An LED wall of this size: its cabinets, figures, products and price, and the other pitches',
    who: 'public',
    query: wallQuery,
    answer: z.object({
      plan: planAnswer,
      suitsViewer: z.boolean(),
      alternatives: z.array(
        z.object({
          sku: z.string(),
          pitchMm: z.number(),
          pixelsWide: z.int(),
          pixelsHigh: z.int(),
          nearestM: z.number(),
          totalKg: z.number(),
          greatestWatts: z.number(),
          total: amount,
          totalIncVat: amount,
          isChosen: z.boolean(),
          suitsViewer: z.boolean(),
        }),
      ),
      kit: z
        .object({
          productId: z.int(),
          sku: z.string(),
          name: z.string(),
          price: amount,
          saves: amount,
          without: z.array(z.string()),
          available: z.int(),
        })
        .nullable(),
    }),
  },
  'GET /api/led-wall/parts': {
    summary: 'Everything on sale that LED walls are planned from, and the rates',
    who: 'public',
    answer: z.object({
      products: z.array(
        z.object({
          id: z.int(),
          sku: z.string().nullable(),
          slug: z.string(),
          name: z.string(),
          price: amount,
          inStock: z.boolean(),
          stockQuantity: z.int(),
          /** Those that a plan counts with. */
          specs: specsShape,
        }),
      ),
      vatRate: z.string(),
      pencePerKwh: z.number(),
    }),
    revalidated: true,
  },
  'GET /api/led-wall/plan.pdf': {
    summary: 'The plan of an LED wall with its drawing, as PDF',
    who: 'public',
    query: wallQuery,
    answersFile: 'application/pdf',
  },
} as const;
