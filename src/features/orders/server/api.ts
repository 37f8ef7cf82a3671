import { type CallContext, signedIn } from '#features/accounts/server/caller.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import type { ordersContract } from '../contract.ts';
import { addNote } from './add-note.ts';
import { confirmDelivery } from './delivery/confirm-delivery.ts';
import { findOrderRow, loadWholeOrder } from './listing/load-orders.ts';
import { presentOrder } from './listing/present-order.ts';
import { withStaffView } from './listing/staff-view.ts';
import { demandOwn, demandReadable, maySeeEveryOrder } from './may.ts';
import { decideHeld } from './money/decide-held.ts';
import { recordStaffPayment } from './money/staff-payment.ts';
import { startCardPayment } from './money/start-card-payment.ts';
import { isAccessKey } from './placing/access-key.ts';
import { keepOrderKey } from './placing/keep-order-key.ts';
import { placeOrder } from './placing/place-order.ts';
import { changeStatus } from './status/change-status.ts';

// The list, and what staff do beside it, is in list-api.ts.
export const ordersHandlers: Handlers<Omit<typeof ordersContract, 'GET /api/orders'>, CallContext> = {
  'POST /api/orders': async ({ headers, body }, { ground, caller: { session, user }, shopUrl, responseHeaders }) => {
    // A browser that we do not know cannot have put anything in a cart.
    if (!session) throw refuse('empty_cart', 'Your cart is empty. Add a product before you place an order.');
    const idempotencyKey = headers['idempotency-key'];
    const placed = await placeOrder(ground, { user, sessionId: session.id, idempotencyKey, body, shopUrl });
    if (placed.payment) keepOrderKey(responseHeaders, shopUrl, placed.order.orderNumber, placed.accessKey);
    return placed;
  },

  'GET /api/orders/{id}': async ({ params, query }, { ground, caller: { user } }) => {
    const order = demandReadable(await findOrderRow(ground.db, params.id), { user, key: query.key });
    const shown = presentOrder(await loadWholeOrder(ground.db, order));
    return maySeeEveryOrder(user) ? withStaffView(ground.db, shown) : shown;
  },

  'PUT /api/orders/{orderId}/status': ({ params, body }, { ground, caller }) =>
    changeStatus(ground, { orderId: params.orderId, ...body, actor: signedIn(caller) }),

  'POST /api/orders/{id}/payments': ({ params, body }, { ground, caller }) =>
    recordStaffPayment(ground, { orderId: params.id, ...body, actor: signedIn(caller) }),

  'POST /api/orders/{id}/card-payment': async (
    { params, query },
    { ground, caller: { user }, shopUrl, responseHeaders },
  ) => {
    const order = demandOwn(await findOrderRow(ground.db, params.id), { user, key: query.key });
    const redirectUrl = await startCardPayment(ground, order.id, shopUrl);
    // The owner of an account needs none, and what is no key of this order is not handed on.
    const key = query.key && isAccessKey(query.key, order.accessKeyHash) ? query.key : undefined;
    keepOrderKey(responseHeaders, shopUrl, order.orderNumber, key);
    return { redirectUrl };
  },

  'POST /api/orders/{id}/held-payments/{heldId}': ({ params, body }, { ground, caller }) =>
    decideHeld(ground, { orderId: params.id, heldId: params.heldId, ...body, actor: signedIn(caller) }),

  'POST /api/orders/{id}/notes': ({ params, body }, { ground, caller }) =>
    addNote(ground, { orderId: params.id, ...body, author: signedIn(caller) }),

  'POST /api/orders/{id}/confirm-delivery': ({ params, query }, { ground, caller: { user } }) =>
    confirmDelivery(ground, params.id, { user, key: query.key }),
};
