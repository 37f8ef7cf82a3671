import { z } from 'zod';
import { amount } from '#platform/http/input.ts';
import { bulkForm } from './bulk-form.ts';

const bulkState = z.object({ price: amount, stockQuantity: z.int(), category: z.string() });

/** What a bulk change would do, or did. */
export const bulkReport = z.object({
  dryRun: z.boolean(),
  /** Products that were meant. */
  matched: z.int(),
  /** Of those, the ones that the change makes different. */
  changed: z.int(),
  /** Products to which it cannot be done, the first 100 by id; as long as there is one, nothing is changed. */
  refused: z.array(z.object({ id: z.int(), name: z.string(), message: z.string() })),
  refusedCount: z.int(),
  /** The first 20 that become different. */
  rows: z.array(
    z.object({ id: z.int(), name: z.string(), sku: z.string().nullable(), before: bulkState, after: bulkState }),
  ),
});
export type BulkReport = z.infer<typeof bulkReport>;

export const bulkContract = {
  'POST /api/products/bulk': {
    summary: 'Change the price, stock or category of many products: all of them or none; with dryRun=true only look',
    who: 'perm:manage_products',
    query: z.object({ dryRun: z.enum(['true', 'false'], { error: 'dryRun can be true or false' }).optional() }),
    body: bulkForm,
    answer: bulkReport,
  },
} as const;
