import { type CallContext, signedIn } from '#features/accounts/server/caller.ts';
import type { deliveryContract } from '#features/delivery/contract.ts';
import type { Transaction } from '#platform/database.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { listDeliveryMethods } from './delivery-methods.ts';
import { changeDeliveryMethod, createDeliveryMethod, removeDeliveryMethod } from './keep-delivery-methods.ts';
import { presentDeliveryMethod } from './present-delivery-method.ts';

/** What lies right of delivery and is handed in. */
export interface DeliveryDeps {
  /** Whether any order was placed with this method. */
  isUsed(tx: Transaction, methodId: number): Promise<boolean>;
}

export function deliveryHandlers(deps: DeliveryDeps): Handlers<typeof deliveryContract, CallContext> {
  return {
    'GET /api/delivery-methods': async ({ query }, { ground }) => {
      const methods = await listDeliveryMethods(ground.db);
      return methods.filter((method) => query.scope === 'all' || method.isActive).map(presentDeliveryMethod);
    },

    'POST /api/delivery-methods': async ({ body }, { ground, caller }) =>
      presentDeliveryMethod(await createDeliveryMethod(ground, body, signedIn(caller).id)),

    'PUT /api/delivery-methods/{id}': async ({ params, body }, { ground, caller }) =>
      presentDeliveryMethod(await changeDeliveryMethod(ground, params.id, body, signedIn(caller).id)),

    'DELETE /api/delivery-methods/{id}': async ({ params }, { ground, caller }) => {
      await removeDeliveryMethod(ground, params.id, signedIn(caller).id, deps);
    },
  };
}
