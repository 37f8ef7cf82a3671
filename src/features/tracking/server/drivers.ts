import { asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { orderIdsOf } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { addDays } from '#values/instant.ts';
import type { PositionSource } from '../drive.ts';
import { addressPoints, drivers, orderDrivers, orderPositions, orderProofs } from '../tables.ts';

export type DriverRow = typeof drivers.$inferSelect;
export type PositionRow = typeof orderPositions.$inferSelect;
export type AssignmentRow = typeof orderDrivers.$inferSelect;

type Reader = Database | Transaction;

export interface Assigned {
  driver: DriverRow;
  assignment: AssignmentRow;
}

/** Assigns a driver to an order, replacing the previous driver and link. */
export async function assignDriver(
  tx: Transaction,
  { orderId, driverId, keyHash = null, at }: { orderId: number; driverId: number; keyHash?: string | null; at: Date },
): Promise<void> {
  const assignment = { driverId, keyHash, assignedAt: at, linkEndedAt: null };
  await tx
    .insert(orderDrivers)
    .values({ orderId, ...assignment })
    .onConflictDoUpdate({ target: orderDrivers.orderId, set: assignment });
}

/** Stores a position of an order's driver, in degrees. */
export async function recordPosition(
  tx: Transaction,
  position: { orderId: number; lat: number; lng: number; at: Date; source?: PositionSource },
): Promise<void> {
  await tx.insert(orderPositions).values(position);
}

export async function findAssigned(db: Reader, orderId: number): Promise<Assigned | undefined> {
  const [row] = await db
    .select({ driver: drivers, assignment: orderDrivers })
    .from(orderDrivers)
    .innerJoin(drivers, eq(drivers.id, orderDrivers.driverId))
    .where(eq(orderDrivers.orderId, orderId));
  return row;
}

/** Every driver, inactive ones last. */
export function listDrivers(db: Reader): Promise<DriverRow[]> {
  return db.select().from(drivers).orderBy(desc(drivers.isActive), asc(drivers.name), asc(drivers.id));
}

export async function findLastPosition(db: Reader, orderId: number): Promise<PositionRow | undefined> {
  const [row] = await listPositions(db, orderId, 1);
  return row;
}

/** The last positions of an order's driver, newest first. */
export function listPositions(db: Reader, orderId: number, most: number): Promise<PositionRow[]> {
  return db
    .select()
    .from(orderPositions)
    .where(eq(orderPositions.orderId, orderId))
    .orderBy(desc(orderPositions.id))
    .limit(most);
}

export const POSITION_RETENTION_DAYS = 30;

/** Deletes old positions; the clean-up job calls it. */
export async function deleteOldPositions({ db, clock }: AppContext): Promise<void> {
  await db.delete(orderPositions).where(lt(orderPositions.at, addDays(clock.now(), -POSITION_RETENTION_DAYS)));
}

/** Deletes the proofs, positions and set points of a customer's deliveries, when their account is deleted. */
export async function forgetDeliveries(tx: Transaction, customerId: number): Promise<void> {
  const own = orderIdsOf(tx, customerId);
  await tx.delete(orderProofs).where(inArray(orderProofs.orderId, own));
  await tx.delete(orderPositions).where(inArray(orderPositions.orderId, own));
  await tx.delete(addressPoints).where(inArray(addressPoints.orderId, own));
}
