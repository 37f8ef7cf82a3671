import type { SQL } from 'drizzle-orm';
import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { instantsOfDays } from '#platform/http/day-range.ts';
import { refuse } from '#platform/refusal.ts';
import type { ordersContract } from '../contract.ts';
import type { AskedOrders } from '../filter-fields.ts';
import type { staffOrdersContract } from '../staff-contract.ts';
import { changeDelivery } from './delivery/change-delivery.ts';
import { confirmFitting } from './delivery/confirm-fitting.ts';
import { exportOrders } from './listing/export-orders.ts';
import { listAllOrders } from './listing/find-orders.ts';
import type { OrderFilter } from './listing/order-conditions.ts';
import { listOwnOrders, pageOfOwnOrders } from './listing/own-orders.ts';
import { findBuyers } from './placing/find-buyers.ts';
import { placePhoneOrder } from './placing/place-phone-order.ts';
import { changeStatuses, undoStatuses } from './status/change-statuses.ts';

/** What the list needs from features to the right. */
interface ListNeeds {
  /** Whether an order (its id is `orders.id`) has an invoice or credit note that counts for VAT in this time, at this rate. */
  hasVatDocument(when: { start?: Date | undefined; end?: Date | undefined; vatRate?: string | undefined }): SQL;
}

type ListContract = Pick<typeof ordersContract, 'GET /api/orders' | 'GET /api/orders/own'> & typeof staffOrdersContract;

/** The lists of orders, bulk changes, deliveries and phone orders. */
export function orderListHandlers({ hasVatDocument }: ListNeeds): Handlers<ListContract, CallContext> {
  const filterOf = ({ from, to, vatRate, ...asked }: AskedOrders, now: Date) => {
    const days = instantsOfDays({ from, to });
    const filter: OrderFilter & { sort?: AskedOrders['sort'] } = { ...asked, ...days, now };
    if (asked.dates === 'vat') filter.vatDocument = hasVatDocument({ ...days, vatRate });
    return filter;
  };
  return {
    'GET /api/orders': async ({ query: { scope, limit, cursor, ...asked } }, call) => {
      const filter = { ...filterOf(asked, call.context.clock.now()), limit, cursor };
      if (scope !== 'all') return listOwnOrders(call, signedIn(call.caller).id, filter, { ...asked, limit });
      return listAllOrders(call.context.db, filter);
    },

    'GET /api/orders/own': ({ query }, { context, caller }) => pageOfOwnOrders(context.db, signedIn(caller).id, query),

    'GET /api/orders/export': ({ query }, { context }) => exportOrders(context, filterOf(query, context.clock.now())),

    'GET /api/orders/buyers': ({ query: { q } }, { context }) => findBuyers(context.db, q),

    'POST /api/orders/phone': async ({ headers, body }, { context, caller: { session, user } }) => {
      if (!user || !session) throw refuse('unauthenticated', 'Please sign in to take down an order.');
      return placePhoneOrder(context, {
        actor: user,
        sessionId: session.id,
        idempotencyKey: headers['idempotency-key'],
        body,
      });
    },

    'PUT /api/orders/{id}/delivery': ({ params, body }, { context, caller }) =>
      changeDelivery(context, { orderId: params.id, change: body, actor: signedIn(caller) }),

    'PUT /api/orders/{id}/fitting': ({ params, body }, { context, caller }) =>
      confirmFitting(context, { orderId: params.id, ...body, actor: signedIn(caller) }),

    'POST /api/orders/status': async ({ body }, { context, caller }) => ({
      outcomes: await changeStatuses(context, { ...body, actor: signedIn(caller) }),
    }),

    'POST /api/orders/status/undo': async ({ body }, { context, caller }) => ({
      outcomes: await undoStatuses(context, { ...body, actor: signedIn(caller) }),
    }),
  };
}
