import { z } from 'zod';
import { recordIdText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { paymentMethodBody } from './form.ts';
import { PROVIDERS } from './providers.ts';

/** A method for shoppers, without fee and settings; the form's fields depend on `provider`. */
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
  /** The names of environment variables that are missing; never their values. */
  missingSettings: z.array(z.string()),
});

const methodParams = z.object({ id: recordIdText() });

export const paymentsContract = {
  'GET /api/payment-methods': {
    summary: 'The payment methods on offer',
    who: 'public',
    scopes: { all: 'perm:view_orders' },
    query: z.object({ scope: z.enum(['all'], { error: 'The scope can be all' }).optional() }),
    answer: z.array(z.union([paymentMethodForStaff, paymentMethodAnswer])),
  },
  'POST /api/payment-methods': {
    summary: 'Add a payment method',
    who: 'admin',
    body: paymentMethodBody,
    answer: paymentMethodForStaff,
    status: 201,
  },
  'PUT /api/payment-methods/{id}': {
    summary: 'Change a payment method, or switch it on or off',
    who: 'admin',
    params: methodParams,
    body: paymentMethodBody,
    answer: paymentMethodForStaff,
  },
  'DELETE /api/payment-methods/{id}': {
    summary: 'Delete a payment method that no order was paid by',
    who: 'admin',
    params: methodParams,
  },
  'POST /api/payments/stripe/webhook': {
    summary: 'What Stripe tells of a payment; it is believed by its signature alone',
    who: 'public',
    headers: z.object({
      // Without it nothing is signed, which is answered only where a webhook is there at all.
      'stripe-signature': z.string().max(2_000).default(''),
    }),
    // The signature is over the raw body.
    file: { contentTypes: ['application/json'], limit: 512 * 1024 },
    answer: z.object({ received: z.literal(true) }),
  },
} as const;

export const paymentsRefusals = {
  card_declined: { status: 402, title: 'Card declined' },
  bad_signature: { status: 400, title: 'Not signed' },
  cards_away: { status: 503, title: 'Card payment is out of reach' },
  more_than_due: { status: 409, title: 'More than is due' },
  more_than_paid: { status: 409, title: 'More than was paid' },
} satisfies RefusalTable;
