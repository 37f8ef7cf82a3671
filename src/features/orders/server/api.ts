import type { CallContext } from '#features/accounts/server/caller.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import type { ordersContract } from '../contract.ts';
import { addNote } from './add-note.ts';
import { changeStatus } from './change-status.ts';
import { confirmDelivery } from './confirm-delivery.ts';
import { listAllOrders, listOwnOrders } from './find-orders.ts';
import { findOrderRow, loadWholeOrder } from './load-orders.ts';
import { demandReadable, maySeeEveryOrder } from './may.ts';
import { placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import { recordStaffPayment } from './staff-payment.ts';
import { withStaffView } from './staff-view.ts';

export const ordersHandlers: Handlers<typeof ordersContract, CallContext> = {
  'POST /api/orders': async ({ headers, body }, { ground, caller: { session, user } }) => {
    // A browser that we do not know cannot have put anything in a cart.
    if (!session) throw refuse('empty_cart', 'Your cart is empty. Add a product before you place an order.');
    return placeOrder(ground, { user, sessionId: session.id, idempotencyKey: headers['idempotency-key'], body });
  },

  'GET /api/orders': async ({ query: { scope, ...asked } }, { ground, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in to see your orders.');
    const query = { ...asked, now: ground.clock.now() };
    if (scope !== 'all') return listOwnOrders(ground.db, user.id, query);
    return listAllOrders(ground.db, query);
  },

  'GET /api/orders/{id}': async ({ params, query }, { ground, caller: { user } }) => {
    const order = demandReadable(await findOrderRow(ground.db, params.id), { user, key: query.key });
    const shown = presentOrder(await loadWholeOrder(ground.db, order));
    return maySeeEveryOrder(user) ? withStaffView(ground.db, shown) : shown;
  },

  'PUT /api/orders/{orderId}/status': async ({ params, body }, { ground, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in to change an order.');
    return changeStatus(ground, { orderId: params.orderId, ...body, actor: user });
  },

  'POST /api/orders/{id}/payments': async ({ params, body }, { ground, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in to change an order.');
    return recordStaffPayment(ground, { orderId: params.id, ...body, actor: user });
  },

  'POST /api/orders/{id}/notes': async ({ params, body }, { ground, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in to write a note.');
    return addNote(ground, { orderId: params.id, ...body, author: user });
  },

  'POST /api/orders/{id}/confirm-delivery': ({ params, query }, { ground, caller: { user } }) =>
    confirmDelivery(ground, params.id, { user, key: query.key }),
};
