import { z } from 'zod';
import { amount, isoInstant, searchWords } from '#platform/http/input.ts';

const found = <T extends z.ZodType>(item: T) => z.array(item).nullable();

/** The results by kind; null without the right to see the kind. */
export const lookupAnswer = z.object({
  orders: found(
    z.object({
      id: z.int(),
      orderNumber: z.string(),
      customer: z.string(),
      status: z.string(),
      orderDate: isoInstant,
      grandTotal: amount,
    }),
  ),
  customers: found(z.object({ id: z.int(), name: z.string(), companyName: z.string().nullable(), email: z.string() })),
  products: found(
    z.object({
      id: z.int(),
      name: z.string(),
      sku: z.string().nullable(),
      price: amount,
      stockQuantity: z.int(),
      isArchived: z.boolean(),
    }),
  ),
});
export type Found = z.infer<typeof lookupAnswer>;

export const lookupContract = {
  'GET /api/staff-search': {
    summary: 'Orders, customers and products by a few words, as far as the caller may see them',
    who: 'staff',
    query: z.object({ q: searchWords() }),
    answer: lookupAnswer,
  },
} as const;
