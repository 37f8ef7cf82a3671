import { z } from 'zod';
import { amount, recordIdText } from '#platform/http/input.ts';
import { deliveryMethodForm } from './form.ts';

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

const methodParams = z.object({ id: recordIdText() });

export const deliveryContract = {
  'GET /api/delivery-methods': {
    summary: 'The delivery methods on offer',
    who: 'public',
    scopes: { all: 'perm:view_orders' },
    query: z.object({ scope: z.enum(['all'], { error: 'The scope can be all' }).optional() }),
    answer: z.array(deliveryMethodAnswer),
  },
  'POST /api/delivery-methods': {
    summary: 'Add a delivery method',
    who: 'admin',
    body: deliveryMethodForm,
    answer: deliveryMethodAnswer,
    status: 201,
  },
  'PUT /api/delivery-methods/{id}': {
    summary: 'Change a delivery method, or switch it on or off',
    who: 'admin',
    params: methodParams,
    body: deliveryMethodForm,
    answer: deliveryMethodAnswer,
  },
  'DELETE /api/delivery-methods/{id}': {
    summary: 'Delete a delivery method that no order went by',
    who: 'admin',
    params: methodParams,
  },
} as const;
