import { z } from 'zod';
import { amount } from '#platform/http/input.ts';

export const deliveryMethodAnswer = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  price: amount,
  estimatedDays: z.int(),
  freeThreshold: amount.nullable(),
  isCollection: z.boolean(),
  isActive: z.boolean(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethodAnswer>;

export const deliveryContract = {
  'GET /api/delivery-methods': {
    summary: 'The delivery methods on offer',
    who: 'public',
    scopes: { all: 'perm:view_orders' },
    query: z.object({ scope: z.enum(['all'], { error: 'The scope can be all' }).optional() }),
    answer: z.array(deliveryMethodAnswer),
  },
} as const;
