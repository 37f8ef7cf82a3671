import { z } from 'zod';
import { amount, isoInstant } from '#platform/http/input.ts';
import { bulkForm } from './bulk-form.ts';

const bulkState = z.object({
  price: amount,
  stockQuantity: z.int(),
  category: z.string(),
  /** Only where it is changed. */
  reorderPoint: z.int().nullable().optional(),
});

/** The outcome of a bulk change, or its preview. */
export const bulkReport = z.object({
  dryRun: z.boolean(),
  at: isoInstant,
  matched: z.int(),
  changed: z.int(),
  /** Products that cannot take the change, the first 100 by id; if there is one, nothing is changed. */
  refused: z.array(z.object({ id: z.int(), name: z.string(), message: z.string() })),
  refusedCount: z.int(),
  rows: z.array(
    z.object({ id: z.int(), name: z.string(), sku: z.string().nullable(), before: bulkState, after: bulkState }),
  ),
});
export type BulkReport = z.infer<typeof bulkReport>;

export const bulkContract = {
  'POST /api/products/bulk': {
    summary:
      'Change the price, stock, reorder point or category of many products: all of them or none; with dryRun=true only look',
    who: 'perm:manage_products',
    query: z.object({ dryRun: z.enum(['true', 'false'], { error: 'dryRun can be true or false' }).optional() }),
    body: bulkForm,
    answer: bulkReport,
  },
} as const;
