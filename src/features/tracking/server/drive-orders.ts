import { addressLines, changeStatusWithin, itemsToPack, loadWholeOrder } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import type { DriveView } from '../drive-contract.ts';
import { type Drive, type DriveLink, demandDrive, lockDrive } from './drive-link.ts';
import { findLastPosition } from './drivers.ts';
import { presentPlace } from './set-place.ts';

/** Starts a delivery: the order is out for delivery. Starting twice changes nothing. */
export async function startDrive(context: AppContext, link: DriveLink, address: string): Promise<DriveView> {
  const { order } = await demandDrive(context, link, address);
  await context.db.transaction(async (tx) => {
    await lockDrive(tx, link, order.id);
    await changeStatusWithin(tx, { orderId: order.id, status: 'out_for_delivery', actor: null }, context.clock.now());
  });
  return presentDrive(context.db, await demandDrive(context, link, address));
}

/** A delivery in the shape of the contract. */
export async function presentDrive(db: Database, { order, driver }: Drive): Promise<DriveView> {
  // As the packing slip has them.
  const items = itemsToPack(await loadWholeOrder(db, order));
  const last = await findLastPosition(db, order.id);
  const { deliveryAddress, siteContactName, siteContactPhone } = order;
  const [name = '', ...lines] = deliveryAddress ? addressLines(deliveryAddress) : [];
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    driver: { name: driver.name, vehicle: driver.vehicle, licensePlate: driver.licensePlate },
    deliverTo: deliveryAddress && { name, lines, phone: deliveryAddress.phoneNumber ?? null },
    siteContact: siteContactName || siteContactPhone ? { name: siteContactName, phone: siteContactPhone } : null,
    notes: order.notes,
    items: items.map(({ productName, quantity }) => ({ productName, quantity })),
    lastPositionAt: last?.at.toISOString() ?? null,
    place: await presentPlace(db, order),
  };
}
