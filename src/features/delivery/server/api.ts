import type { CallContext } from '#features/accounts/server/caller.ts';
import type { deliveryContract } from '#features/delivery/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { listDeliveryMethods } from './delivery-methods.ts';
import { presentDeliveryMethod } from './present-delivery-method.ts';

export const deliveryHandlers: Handlers<typeof deliveryContract, CallContext> = {
  'GET /api/delivery-methods': async ({ query }, { ground }) => {
    const methods = await listDeliveryMethods(ground.db);
    return methods.filter((method) => query.scope === 'all' || method.isActive).map(presentDeliveryMethod);
  },
};
