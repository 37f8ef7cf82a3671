import { z } from 'zod';
import { isoInstant, recordIdText, requiredText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';

const pairAnswer = z.object({
  id: z.int(),
  /** The other product; `isOnSale`: not archived. */
  product: z.object({ id: z.int(), name: z.string(), sku: z.string().nullable(), isOnSale: z.boolean() }),
  fits: z.boolean(),
  /** Whether it was made although the facts say otherwise. */
  againstFacts: z.boolean(),
  reason: z.string(),
  /** Null where it was carried over from the lists of before, or the person is gone. */
  madeBy: z.string().nullable(),
  madeAt: isoInstant,
});
export type ProductPair = z.infer<typeof pairAnswer>;

const params = z.object({ id: recordIdText() });

/** Pairs that staff add or forbid, for those who may change products. */
export const pairsContract = {
  'GET /api/products/{id}/pairs': {
    summary: 'What staff say of what fits a product',
    who: 'perm:manage_products',
    params,
    answer: z.array(pairAnswer),
  },
  'POST /api/products/{id}/pairs': {
    summary: 'Say that two products fit or do not; against the facts only when it is said twice',
    who: 'perm:manage_products',
    params,
    body: z.object({
      /** The SKU or the number of the other product. */
      with: requiredText(64, 'Name the other product by its SKU or number', 'SKU'),
      fits: z.boolean({ error: 'Say whether they fit' }),
      reason: requiredText(300, 'Say why: shoppers read it', 'The reason'),
      /** It is wanted although the facts say otherwise. */
      sure: z.boolean().optional(),
    }),
    answer: pairAnswer,
    status: 201,
  },
  'DELETE /api/products/{id}/pairs/{pairId}': {
    summary: 'Leave a pair to the facts again',
    who: 'perm:manage_products',
    params: params.extend({ pairId: recordIdText() }),
  },
} as const;

export const fitsRefusals = {
  against_facts: { status: 409, title: 'The specifications say otherwise' },
} satisfies RefusalTable;
