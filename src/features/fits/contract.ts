import { z } from 'zod';
import { productAnswer } from '#features/catalogue/contract.ts';
import { recordIdText } from '#platform/http/input.ts';

const verdict = z.enum(['fits', 'refused', 'not known', 'irrelevant']);
const relation = z.enum(['hangs', 'plays', 'powered', 'housed']);

const fitAnswer = z.object({
  verdict,
  /** Sentences with their numbers, the same from both sides. */
  reasons: z.array(z.string()),
  /** What to know although it fits. */
  warning: z.string().nullable(),
});
export type Fit = z.infer<typeof fitAnswer>;

const groupAnswer = z.object({
  relation,
  title: z.string(),
  /** Those that fit first, then by price; of each verdict the first twelve. */
  products: z.array(fitAnswer.extend({ product: productAnswer })),
  counts: z.object({ fits: z.int(), refused: z.int(), notKnown: z.int() }),
});
export type FitGroup = z.infer<typeof groupAnswer>;

export const fitsContract = {
  'GET /api/products/{id}/fits': {
    summary: 'What fits a product, and why or why not',
    who: 'public',
    params: z.object({ id: recordIdText() }),
    answer: z.object({ groups: z.array(groupAnswer) }),
    revalidated: true,
  },
  'GET /api/fits': {
    summary: 'Whether two products fit each other, and why or why not',
    who: 'public',
    query: z.object({ product: recordIdText(), with: recordIdText() }),
    answer: fitAnswer.extend({ relation: relation.nullable() }),
    revalidated: true,
  },
} as const;
