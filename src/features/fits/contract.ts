import { z } from 'zod';
import { productAnswer } from '#features/catalogue/contract.ts';
import { recordIdText } from '#platform/http/input.ts';
import { FIT_GROUP_KEYS } from './fit-groups.ts';
import { pairsContract } from './pairs-contract.ts';

const verdict = z.enum(['fits', 'refused', 'not known', 'irrelevant']);
const relation = z.enum(['hangs', 'plays', 'powered', 'housed', 'connects', 'goes']);

const fitAnswer = z.object({
  verdict,
  /** Sentences with their numbers, the same from both sides. */
  reasons: z.array(z.string()),
  /** What fits in a few words with its numbers; blank where it does not fit or there are none. */
  brief: z.string(),
  /** What to know although it fits. */
  warning: z.string().nullable(),
});
export type Fit = z.infer<typeof fitAnswer>;

function wholeNumber(least: number, most: number) {
  const sentence = `This must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,7}$/, sentence)
    .transform(Number)
    .refine((given) => given >= least && given <= most, sentence);
}

const groupAnswer = z.object({
  key: z.enum(FIT_GROUP_KEYS),
  relation,
  title: z.string(),
  /** Those that fit first, then by price; of each verdict the first twelve, or as many as were asked for. */
  products: z.array(fitAnswer.extend({ product: productAnswer })),
  counts: z.object({ fits: z.int(), refused: z.int(), notKnown: z.int() }),
  /** That something of it comes with the product and need not be bought; null where it does not. */
  inTheBox: z.string().nullable(),
  /** Why nothing of it fits; null where something does. */
  nothing: z.string().nullable(),
});
export type FitGroup = z.infer<typeof groupAnswer>;

/** A product that serves none of those beside it although it was made for such. */
export const misfitAnswer = z.object({
  productId: z.int(),
  /** What it does not serve. */
  with: z.object({ id: z.int(), name: z.string() }),
  /** 'This bracket does not reach the holes of …' */
  sentence: z.string(),
  reasons: z.array(z.string()),
  /** In stock, nearest in price, and fits; null where there is none, or one is among them already. */
  instead: productAnswer.nullable(),
  /** One of those beside it that fits. */
  there: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type Misfit = z.infer<typeof misfitAnswer>;

const MOST_TOGETHER = 200;
const LIST = `Give the numbers of 1 to ${MOST_TOGETHER} products, with commas between them`;

export const fitsContract = {
  ...pairsContract,
  'GET /api/products/{id}/fits': {
    summary: 'What fits a product, and why or why not',
    who: 'public',
    params: z.object({ id: recordIdText() }),
    query: z.object({
      group: z.enum(FIT_GROUP_KEYS, { error: 'There is no such group' }).optional(),
      verdict: z.enum(['fits', 'refused', 'not known'], { error: 'There is no such verdict' }).optional(),
      most: wholeNumber(1, 48).optional(),
      from: wholeNumber(0, 1_000_000).optional(),
    }),
    answer: z.object({
      groups: z.array(groupAnswer),
      /** A sentence where nothing is known of what the product goes with. */
      unknown: z.string().nullable(),
    }),
    revalidated: true,
  },
  'GET /api/fits': {
    summary: 'Whether two products fit each other, and why or why not',
    who: 'public',
    query: z.object({ product: recordIdText(), with: recordIdText() }),
    answer: fitAnswer.extend({ relation: relation.nullable() }),
    revalidated: true,
  },
  'GET /api/fits/together': {
    summary: 'Which of these products serve none of the others, and what would',
    who: 'public',
    query: z.object({
      products: z
        .string({ error: LIST })
        .regex(/^\d{1,9}(?:,\d{1,9})*$/, LIST)
        .transform((ids) => ids.split(',').map(Number))
        .refine((ids) => ids.length <= MOST_TOGETHER, LIST),
    }),
    answer: z.array(misfitAnswer),
  },
} as const;
