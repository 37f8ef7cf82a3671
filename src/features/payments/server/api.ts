import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { paymentsContract } from '#features/payments/contract.ts';
import type { Transaction } from '#platform/database.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { changePaymentMethod, createPaymentMethod, removePaymentMethod } from './methods/change-payment-methods.ts';
import {
  listOfferedMethods,
  listPaymentMethods,
  presentForStaff,
  presentPaymentMethod,
} from './methods/payment-methods.ts';
import type { CardOrders } from './stripe/card-orders.ts';
import { readSignedEvent, settleStripeEvent } from './stripe/settle-event.ts';

/** What payments need from features to the right. */
export interface PaymentsDeps {
  /** Whether any order was placed with this method. */
  isUsed(tx: Transaction, methodId: number): Promise<boolean>;
  orders: CardOrders;
}

export function paymentsHandlers(deps: PaymentsDeps): Handlers<typeof paymentsContract, CallContext> {
  return {
    'GET /api/payment-methods': async ({ query }, { context }) => {
      if (query.scope !== 'all') return (await listOfferedMethods(context)).map(presentPaymentMethod);
      return (await listPaymentMethods(context.db)).map((method) => presentForStaff(method, context.config));
    },

    'POST /api/payment-methods': async ({ body }, { context, caller }) =>
      presentForStaff(await createPaymentMethod(context, body, caller), context.config),

    'PUT /api/payment-methods/{id}': async ({ params, body }, { context, caller }) =>
      presentForStaff(await changePaymentMethod(context, params.id, body, caller), context.config),

    'DELETE /api/payment-methods/{id}': async ({ params }, { context, caller }) => {
      await removePaymentMethod(context, params.id, signedIn(caller).id, deps);
    },

    'POST /api/payments/stripe/webhook': async ({ headers, body }, { context }) => {
      const event = await readSignedEvent(context, body.bytes, headers['stripe-signature']);
      await settleStripeEvent(context, deps.orders, event);
      return { received: true };
    },
  };
}
