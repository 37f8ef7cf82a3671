import type { CallContext } from '#features/accounts/server/caller.ts';
import type { paymentsContract } from '#features/payments/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { isConfigured, listPaymentMethods, providerOf } from './payment-methods.ts';
import { presentForStaff, presentPaymentMethod } from './present-payment-method.ts';

export const paymentsHandlers: Handlers<typeof paymentsContract, CallContext> = {
  'GET /api/payment-methods': async ({ query }, { ground }) => {
    const methods = await listPaymentMethods(ground.db);
    if (query.scope === 'all') return methods.map((method) => presentForStaff(method, ground.config));
    return methods
      .filter((method) => method.isActive && isConfigured(providerOf(method), ground.config))
      .map(presentPaymentMethod);
  },
};
