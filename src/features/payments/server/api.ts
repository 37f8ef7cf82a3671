import type Stripe from 'stripe';
import { type CallContext, signedIn } from '#features/accounts/server/caller.ts';
import type { paymentsContract } from '#features/payments/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { changePaymentMethod, createPaymentMethod, removePaymentMethod } from './methods/change-payment-methods.ts';
import { isConfigured, listPaymentMethods, providerOf } from './methods/payment-methods.ts';
import { presentForStaff, presentPaymentMethod } from './methods/present-payment-method.ts';
import { readSignedEvent } from './stripe/events.ts';

/** What lies right of payments and is handed in. */
export interface PaymentsDeps {
  /** Whether any order was placed with this method. */
  isUsed(tx: Transaction, methodId: number): Promise<boolean>;
  /** Does what an event of Stripe's asks for, once. */
  settleStripeEvent(context: AppContext, event: Stripe.Event): Promise<void>;
}

export function paymentsHandlers(deps: PaymentsDeps): Handlers<typeof paymentsContract, CallContext> {
  return {
    'GET /api/payment-methods': async ({ query }, { context }) => {
      const methods = await listPaymentMethods(context.db);
      if (query.scope === 'all') return methods.map((method) => presentForStaff(method, context.config));
      return methods
        .filter((method) => method.isActive && isConfigured(providerOf(method), context.config))
        .map(presentPaymentMethod);
    },

    'POST /api/payment-methods': async ({ body }, { context, caller }) =>
      presentForStaff(await createPaymentMethod(context, body, signedIn(caller).id), context.config),

    'PUT /api/payment-methods/{id}': async ({ params, body }, { context, caller }) =>
      presentForStaff(await changePaymentMethod(context, params.id, body, signedIn(caller).id), context.config),

    'DELETE /api/payment-methods/{id}': async ({ params }, { context, caller }) => {
      await removePaymentMethod(context, params.id, signedIn(caller).id, deps);
    },

    'POST /api/payments/stripe/webhook': async ({ headers, body }, { context }) => {
      await deps.settleStripeEvent(context, await readSignedEvent(context, body.bytes, headers['stripe-signature']));
      return { received: true };
    },
  };
}
