import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import { isProven } from '#features/bots/server/door.ts';
import { networkOf } from '#platform/http/client-address.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import type { ordersContract } from '../contract.ts';
import { addNote } from './add-note.ts';
import { confirmDelivery } from './delivery/confirm-delivery.ts';
import { findOrderRow, loadWholeOrder } from './listing/load-orders.ts';
import { presentOrder } from './listing/present-order.ts';
import { withStaffView } from './listing/staff-view.ts';
import { demandOwn, demandReadable, maySeeEveryOrder } from './may.ts';
import { startCardPayment } from './money/card-payments.ts';
import { decideHeld } from './money/decide-held.ts';
import { extendHold } from './money/extend-hold.ts';
import { settleOwedBack } from './money/owed-back.ts';
import { recordStaffPayment } from './money/staff-payment.ts';
import { isAccessKey, rememberOrderKey } from './placing/access-key.ts';
import { placeOrder } from './placing/place-order.ts';
import { changeStatus } from './status/change-status.ts';

// The list and the staff's actions on it are in list-api.ts.
export const ordersHandlers: Handlers<
  Omit<typeof ordersContract, 'GET /api/orders' | 'GET /api/orders/own'>,
  CallContext
> = {
  'POST /api/orders': async ({ headers, body }, { context, caller, address, shopUrl, responseHeaders }) => {
    const { session, user } = caller;
    // Without a session there is no cart.
    if (!session) throw refuse('empty_cart', 'Your cart is empty. Add a product before you place an order.');
    const placed = await placeOrder(context, {
      ...{ user, sessionId: session.id, idempotencyKey: headers['idempotency-key'], body, shopUrl },
      network: networkOf(address),
      isProven: user === null && (await isProven(context, 'order', headers)),
    });
    if ('order' in placed && placed.payment)
      rememberOrderKey(responseHeaders, shopUrl, placed.order.orderNumber, placed.accessKey);
    return placed;
  },

  'GET /api/orders/{id}': async ({ params, query }, { context, caller: { user } }) => {
    const order = demandReadable(await findOrderRow(context.db, params.id), { user, key: query.key });
    const shown = presentOrder(await loadWholeOrder(context.db, order));
    return maySeeEveryOrder(user) ? withStaffView(context.db, shown) : shown;
  },

  'PUT /api/orders/{orderId}/status': ({ params, body }, { context, caller }) =>
    changeStatus(context, { orderId: params.orderId, ...body, actor: signedIn(caller) }),

  'POST /api/orders/{id}/owed-back': ({ params, body }, { context, caller }) =>
    settleOwedBack(context, { orderId: params.id, ...body, actor: signedIn(caller) }),

  'POST /api/orders/{id}/payments': ({ params, body }, { context, caller }) =>
    recordStaffPayment(context, { orderId: params.id, ...body, actor: signedIn(caller) }),

  'POST /api/orders/{id}/hold': ({ params, body }, { context, caller }) =>
    extendHold(context, { orderId: params.id, ...body, actor: signedIn(caller) }),

  'POST /api/orders/{id}/card-payment': async (
    { params, query },
    { context, caller: { user }, shopUrl, responseHeaders },
  ) => {
    const order = demandOwn(await findOrderRow(context.db, params.id), { user, key: query.key });
    const redirectUrl = await startCardPayment(context, order.id, shopUrl);
    // Customers with an account need no key, and a wrong key is not remembered.
    const key = query.key && isAccessKey(query.key, order.accessKeyHash) ? query.key : undefined;
    rememberOrderKey(responseHeaders, shopUrl, order.orderNumber, key);
    return { redirectUrl };
  },

  'POST /api/orders/{id}/held-payments/{heldId}': ({ params, body }, { context, caller }) =>
    decideHeld(context, { orderId: params.id, heldId: params.heldId, ...body, actor: signedIn(caller) }),

  'POST /api/orders/{id}/notes': ({ params, body }, { context, caller }) =>
    addNote(context, { orderId: params.id, ...body, author: signedIn(caller) }),

  'POST /api/orders/{id}/confirm-delivery': ({ params, query }, { context, caller: { user } }) =>
    confirmDelivery(context, params.id, { user, key: query.key }),
};
