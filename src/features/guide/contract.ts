import { z } from 'zod';
import { productAnswer } from '#features/catalogue/contract.ts';
import { amount } from '#platform/http/input.ts';
import { readAnswers } from './answers.ts';
import { FIELDS, type Field } from './questions.ts';

const typed = z.string().max(100, 'This can be at most 100 characters').optional();

/** The answers as they stand in the address of the guide. */
export const guideQuery = z
  .object({
    place: typed,
    metres: typed,
    light: typed,
    lux: typed,
    shows: typed,
    lines: typed,
    hours: typed,
    /** Also judges this product, whatever it is. */
    product: z
      .string()
      .regex(/^\d{1,9}$/, 'This must be the number of a product')
      .optional(),
  })
  .superRefine((sent, context) => {
    const { errors, missing } = readAnswers(sent);
    for (const field of FIELDS) {
      const message = errors[field] ?? (missing.includes(field) ? MISSING[field] : undefined);
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

const MISSING: Readonly<Record<Field, string>> = {
  place: 'Choose where it hangs or stands.',
  metres: 'Enter how far away people stand, such as 6.',
  light: 'Choose how light it is.',
  lux: 'Enter the lux.',
  shows: 'Choose what it shows.',
  lines: 'Enter how many lines the longest column has.',
  hours: 'Choose how many hours a day it runs.',
  product: 'Name a product.',
};

const bundleLine = z.object({
  part: z.enum(['screen', 'bracket', 'player', 'lead']),
  product: productAnswer,
  quantity: z.int(),
});

const judgedAnswer = z.object({
  product: productAnswer,
  verdict: z.enum(['suits', 'refused', 'not known']),
  /** Where it suits what each rule says; otherwise what is broken, or not known. */
  reasons: z.array(z.string()),
  isUpright: z.boolean(),
  pictureMm: z.object({ width: z.number(), height: z.number() }).nullable(),
  farthestMetres: z.number().nullable(),
  contrast: z.number().nullable(),
  nits: z.number().nullable(),
  rating: z.string().nullable(),
  /** Of a year at the hours that were answered and the price of a kWh that the shop works with. */
  kwh: z.number().nullable(),
  yearlyCost: amount.nullable(),
});
export type JudgedProduct = z.infer<typeof judgedAnswer>;

const bundleAnswer = z.object({
  lines: z.array(bundleLine),
  /** What is in the box already, and what is not sold by us. */
  notes: z.array(z.string()),
  /** Why it cannot be bought as a whole now; null where it can. */
  lacks: z.string().nullable(),
  total: amount,
  totalIncVat: amount,
});
export type Bundle = z.infer<typeof bundleAnswer>;

export const guideAnswer = z.object({
  /** What a kWh costs in the sums, in pence. */
  pencePerKwh: z.number(),
  /** Those that suit and are there first, then by price; the first six. */
  suits: z.array(judgedAnswer.extend({ bundle: bundleAnswer })),
  isMore: z.boolean(),
  /** Why nothing suits; null where something does. */
  nothing: z.string().nullable(),
  /** Those at this place that come nearest and are refused, and those of which a fact is not known. */
  nearest: z.array(judgedAnswer),
  unknown: z.array(judgedAnswer),
  /** The product that was asked about. */
  asked: judgedAnswer.nullable(),
});
export type GuideAnswer = z.infer<typeof guideAnswer>;

export const guideContract = {
  'GET /api/guide': {
    summary: 'Screens that suit a place, each with the bracket, player and lead that fit it; or why none does',
    who: 'public',
    query: guideQuery,
    answer: guideAnswer,
    revalidated: true,
  },
} as const;
