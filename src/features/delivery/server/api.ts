import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { deliveryContract } from '#features/delivery/contract.ts';
import type { Transaction } from '#platform/database.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { londonDayOf } from '#values/london-day.ts';
import { changeDeliveryMethod, createDeliveryMethod, removeDeliveryMethod } from './change-delivery-methods.ts';
import { addClosingDay, listClosingDays, removeClosingDay } from './closing-days.ts';
import { listDeliveryMethods, presentDeliveryMethod } from './delivery-methods.ts';
import { planDelivery, shownTerms } from './plan-delivery.ts';

/** Dependencies on features to the right of delivery. */
export type DeliveryDeps = { isUsed(tx: Transaction, methodId: number): Promise<boolean> };

export function deliveryHandlers(deps: DeliveryDeps): Handlers<typeof deliveryContract, CallContext> {
  return {
    'GET /api/delivery-methods': async ({ query }, { context }) => {
      const methods = await listDeliveryMethods(context.db);
      return methods.filter((method) => query.scope === 'all' || method.isActive).map(presentDeliveryMethod);
    },

    'POST /api/delivery-methods': async ({ body }, { context, caller }) =>
      presentDeliveryMethod(await createDeliveryMethod(context, body, signedIn(caller).id)),

    'PUT /api/delivery-methods/{id}': async ({ params, body }, { context, caller }) =>
      presentDeliveryMethod(await changeDeliveryMethod(context, params.id, body, signedIn(caller).id)),

    'DELETE /api/delivery-methods/{id}': async ({ params }, { context, caller }) => {
      await removeDeliveryMethod(context, params.id, signedIn(caller).id, deps);
    },

    'GET /api/delivery-options': async ({ query }, { context }) =>
      planDelivery(context, query, await shownTerms(context)),

    'GET /api/closing-days': (_input, { context }) => listClosingDays(context.db, londonDayOf(context.clock.now())),

    'POST /api/closing-days': ({ body }, { context, caller }) => addClosingDay(context, body, signedIn(caller).id),

    'DELETE /api/closing-days/{id}': async ({ params }, { context, caller }) => {
      await removeClosingDay(context, params.id, signedIn(caller).id);
    },
  };
}
