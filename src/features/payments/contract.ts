import { z } from 'zod';
import type { RefusalTable } from '#platform/refusal.ts';

export const PROVIDERS = ['bank_transfer', 'stripe', 'test_card', 'manual'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A method as a shopper sees it: `provider` tells the form what to ask for; fees and settings stay with staff. */
export const paymentMethodAnswer = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  acceptedCurrencies: z.string(),
  provider: z.enum(PROVIDERS),
});
export type PaymentMethod = z.infer<typeof paymentMethodAnswer>;

export const paymentMethodForStaff = paymentMethodAnswer.extend({
  processingFee: z.string(),
  settings: z.string(),
  isConfigured: z.boolean(),
});

export const paymentsContract = {
  'GET /api/payment-methods': {
    summary: 'The payment methods on offer',
    who: 'public',
    scopes: { all: 'perm:view_orders' },
    query: z.object({ scope: z.enum(['all'], { error: 'The scope can be all' }).optional() }),
    answer: z.array(z.union([paymentMethodForStaff, paymentMethodAnswer])),
  },
} as const;

export const paymentsRefusals = {
  card_declined: { status: 402, title: 'Card declined' },
} satisfies RefusalTable;
