import type Stripe from 'stripe';
import { type CallContext, signedIn } from '#features/accounts/server/caller.ts';
import type { paymentsContract } from '#features/payments/contract.ts';
import type { Transaction } from '#platform/database.ts';
import type { Ground } from '#platform/ground.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { changePaymentMethod, createPaymentMethod, removePaymentMethod } from './keep-payment-methods.ts';
import { isConfigured, listPaymentMethods, providerOf } from './payment-methods.ts';
import { presentForStaff, presentPaymentMethod } from './present-payment-method.ts';
import { readSignedEvent } from './stripe-events.ts';

/** What lies right of payments and is handed in. */
export interface PaymentsDeps {
  /** Whether any order was placed with this method. */
  isUsed(tx: Transaction, methodId: number): Promise<boolean>;
  /** Does what an event of Stripe's asks for, once. */
  takeStripeEvent(ground: Ground, event: Stripe.Event): Promise<void>;
}

export function paymentsHandlers(deps: PaymentsDeps): Handlers<typeof paymentsContract, CallContext> {
  return {
    'GET /api/payment-methods': async ({ query }, { ground }) => {
      const methods = await listPaymentMethods(ground.db);
      if (query.scope === 'all') return methods.map((method) => presentForStaff(method, ground.config));
      return methods
        .filter((method) => method.isActive && isConfigured(providerOf(method), ground.config))
        .map(presentPaymentMethod);
    },

    'POST /api/payment-methods': async ({ body }, { ground, caller }) =>
      presentForStaff(await createPaymentMethod(ground, body, signedIn(caller).id), ground.config),

    'PUT /api/payment-methods/{id}': async ({ params, body }, { ground, caller }) =>
      presentForStaff(await changePaymentMethod(ground, params.id, body, signedIn(caller).id), ground.config),

    'DELETE /api/payment-methods/{id}': async ({ params }, { ground, caller }) => {
      await removePaymentMethod(ground, params.id, signedIn(caller).id, deps);
    },

    'POST /api/payments/stripe/webhook': async ({ headers, body }, { ground }) => {
      await deps.takeStripeEvent(ground, await readSignedEvent(ground, body.bytes, headers['stripe-signature']));
      return { received: true };
    },
  };
}
