import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { lockOrder, type OrderRow } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { linkTo } from '#platform/mailer.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { isOver } from '../drive.ts';
import type { OrderDriver, Proof } from '../drivers-contract.ts';
import { drivers, orderDrivers } from '../tables.ts';
import { newDriveKey } from './drive-link.ts';
import { assignDriver, type DriverRow, findAssigned, findLastPosition } from './drivers.ts';
import { findProof, type ProofRow } from './hand-over.ts';
import { presentPlace } from './set-place.ts';
import { presentDriver } from './staff-drivers.ts';

export interface Assignment {
  orderId: number;
  /** Null removes the driver. */
  driverId: number | null;
  actor: User;
}

/** Assigns a driver to an order, or removes the driver. Each assignment makes a new link and ends the previous one. */
export async function setDriver(context: AppContext, { orderId, driverId, actor }: Assignment): Promise<OrderDriver> {
  const at = context.clock.now();
  const { key, keyHash } = newDriveKey();
  const order = await context.db.transaction(async (tx) => {
    const locked = await demandDriveable(tx, orderId);
    const before = await findAssigned(tx, orderId);
    const driver = driverId === null ? null : await demandDriver(tx, driverId);
    if (driver) await assignDriver(tx, { orderId, driverId: driver.id, keyHash, at });
    else await tx.delete(orderDrivers).where(eq(orderDrivers.orderId, orderId));
    const named = (row: DriverRow | null | undefined) => ({ driver: row?.name ?? null, driverId: row?.id ?? null });
    const change = { actorId: actor.id, action: 'order.driver_assigned', recordType: 'order', recordId: orderId };
    await recordChange(tx, { ...change, before: named(before?.driver), after: named(driver) }, at);
    return locked;
  });
  const answer = await presentOrderDriver(context.db, order);
  if (driverId === null) return answer;
  const path = `/drive/${order.orderNumber}?${new URLSearchParams({ key })}`;
  return { ...answer, link: linkTo(context.config, path) };
}

/** The driver of an order in the shape of the contract. */
export async function presentOrderDriver(db: Database, order: OrderRow): Promise<OrderDriver> {
  const assigned = await findAssigned(db, order.id);
  const last = await findLastPosition(db, order.id);
  const proof = await findProof(db, order.id);
  return {
    driver: assigned ? presentDriver(assigned.driver) : null,
    assignedAt: assigned?.assignment.assignedAt.toISOString() ?? null,
    hasLink: Boolean(assigned?.assignment.keyHash && !assigned.assignment.linkEndedAt) && !isOver(order.status),
    lastPositionAt: last?.at.toISOString() ?? null,
    proof: proof ? presentProof(proof) : null,
    place: await presentPlace(db, order),
  };
}

export function presentProof({ orderId, receivedBy, kind, at }: ProofRow): Proof {
  return { receivedBy, kind, at: at.toISOString(), pictureUrl: `/api/orders/${orderId}/proof` };
}

async function demandDriveable(tx: Transaction, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order.deliveryAddress) throw refuse('conflict', 'This order is collected, so nobody drives it.');
  if (isOver(order.status)) throw refuse('conflict', `This order is ${order.status}, so nobody drives it any more.`);
  return order;
}

async function demandDriver(tx: Transaction, driverId: number): Promise<DriverRow> {
  const [driver] = await tx.select().from(drivers).where(eq(drivers.id, driverId));
  if (!driver) throw refuseFields({ driverId: ['There is no such driver'] });
  if (!driver.isActive) throw refuseFields({ driverId: [`${driver.name} drives no more. Choose another driver`] });
  return driver;
}
