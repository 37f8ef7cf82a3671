import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import { readPrivate } from '#features/media/server/door.ts';
import { demandReadable, findOrderRow } from '#features/orders/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { useUp as countLookUp, useUp as countPosition, type Limit } from '#platform/limits.ts';
import { refuse } from '#platform/refusal.ts';
import { readOrderNumber } from '#values/order-number.ts';
import type { trackingContract } from '../contract.ts';
import { ORDER_NOT_FOUND } from '../words.ts';
import { demandDrive } from './drive-link.ts';
import { presentDrive, startDrive } from './drive-orders.ts';
import { listDrivers } from './drivers.ts';
import { findProof, handOver } from './hand-over.ts';
import { presentOrderDriver, setDriver } from './order-driver.ts';
import { seesEverything, trackOrder } from './present-tracking.ts';
import { reportFromDriver, reportFromStaff } from './report-position.ts';
import { setPlace, setPlaceOfDrive } from './set-place.ts';
import { addDriver, changeDriver, presentDriver } from './staff-drivers.ts';

/** Limits guessing of order numbers (decision D1). */
const VISITOR_LOOKUPS: Limit = { name: 'tracking', most: 30, seconds: 60 };
/** Ten times as many as the driver's page sends. */
const POSITIONS: Limit = { name: 'position', most: 60, seconds: 60 };

export const trackingHandlers: Handlers<typeof trackingContract, CallContext> = {
  'GET /api/tracking/{orderNumber}': async ({ params, query: { key } }, { context, caller: { user }, address }) => {
    const orderNumber = readOrderNumber(params.orderNumber);
    const order = orderNumber ? await findOrderRow(context.db, orderNumber) : undefined;
    const asker = { user, key };
    if (!seesEverything(order, asker)) await countLookUp(context, VISITOR_LOOKUPS, address);
    if (!order) throw refuse('not_found', ORDER_NOT_FOUND.description);
    return trackOrder(context, order, asker);
  },

  'POST /api/tracking/{orderNumber}/position': async ({ params, query, body }, { context, caller, address }) => {
    if (query.key !== undefined) {
      const link = { orderNumber: params.orderNumber, key: query.key };
      const { order } = await demandDrive(context, link, address);
      await countPosition(context, POSITIONS, String(order.id));
      return { at: (await reportFromDriver(context, link, order, body)).toISOString() };
    }
    const user = signedIn(caller);
    if (!mayUser(user, 'perm:manage_orders')) throw refuse('forbidden', 'You may not say where an order is.');
    const orderNumber = readOrderNumber(params.orderNumber);
    const order = orderNumber ? await findOrderRow(context.db, orderNumber) : undefined;
    if (!order) throw refuse('not_found', ORDER_NOT_FOUND.description);
    return { at: (await reportFromStaff(context, order.id, body, user)).toISOString() };
  },

  'GET /api/tracking/{orderNumber}/drive': async ({ params, query }, { context, address }) =>
    presentDrive(context.db, await demandDrive(context, { ...params, ...query }, address)),

  'POST /api/tracking/{orderNumber}/start': ({ params, query }, { context, address }) =>
    startDrive(context, { ...params, ...query }, address),

  'POST /api/tracking/{orderNumber}/delivered': async ({ params, query, body }, { context, address }) => {
    const { at, receivedBy } = await handOver(context, { link: { ...params, ...query }, delivered: body, address });
    return { deliveredAt: at.toISOString(), receivedBy };
  },

  'PUT /api/tracking/{orderNumber}/place': async ({ params, query, body }, { context, address }) => {
    const link = { ...params, ...query };
    const { order } = await demandDrive(context, link, address);
    return setPlaceOfDrive(context, { link, orderId: order.id, place: body.place });
  },

  'GET /api/drivers': async (_input, { context }) => (await listDrivers(context.db)).map(presentDriver),

  'POST /api/drivers': ({ body }, { context, caller }) => addDriver(context, body, signedIn(caller)),

  'PUT /api/drivers/{id}': ({ params, body }, { context, caller }) =>
    changeDriver(context, params.id, body, signedIn(caller)),

  'GET /api/orders/{id}/driver': async ({ params }, { context }) => {
    const order = await findOrderRow(context.db, params.id);
    if (!order) throw refuse('not_found', 'There is no such order.');
    return presentOrderDriver(context.db, order);
  },

  'PUT /api/orders/{id}/driver': ({ params, body }, { context, caller }) =>
    setDriver(context, { orderId: params.id, driverId: body.driverId, actor: signedIn(caller) }),

  'PUT /api/orders/{id}/place': ({ params, body }, { context, caller }) =>
    setPlace(context, { orderId: params.id, place: body.place, actorId: signedIn(caller).id }),

  'GET /api/orders/{id}/proof': async ({ params, query }, { context, caller: { user } }) => {
    const order = demandReadable(await findOrderRow(context.db, params.id), { user, key: query.key });
    const proof = await findProof(context.db, order.id);
    const content = proof && (await readPrivate(context, proof.picture));
    if (!content) throw refuse('not_found', 'There is no photo or signature for this order.');
    return { filename: `${order.orderNumber}-${proof.kind}.jpg`, content };
  },
};
