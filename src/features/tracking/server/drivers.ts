import { desc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database.ts';
import { drivers, orderDrivers, orderPositions } from '../tables.ts';

export type DriverRow = typeof drivers.$inferSelect;
export type PositionRow = typeof orderPositions.$inferSelect;

/** Says who brings an order; another driver takes the first one's place. */
export async function assignDriver(
  tx: Transaction,
  { orderId, driverId, at }: { orderId: number; driverId: number; at: Date },
): Promise<void> {
  await tx
    .insert(orderDrivers)
    .values({ orderId, driverId, assignedAt: at })
    .onConflictDoUpdate({ target: orderDrivers.orderId, set: { driverId, assignedAt: at } });
}

/** Writes down where the driver of an order was seen, in degrees. */
export async function recordPosition(
  tx: Transaction,
  position: { orderId: number; lat: number; lng: number; at: Date },
): Promise<void> {
  await tx.insert(orderPositions).values(position);
}

export async function findDriver(db: Database | Transaction, orderId: number): Promise<DriverRow | undefined> {
  const [row] = await db
    .select({ driver: drivers })
    .from(orderDrivers)
    .innerJoin(drivers, eq(drivers.id, orderDrivers.driverId))
    .where(eq(orderDrivers.orderId, orderId));
  return row?.driver;
}

export async function findLastPosition(db: Database | Transaction, orderId: number): Promise<PositionRow | undefined> {
  const [row] = await db
    .select()
    .from(orderPositions)
    .where(eq(orderPositions.orderId, orderId))
    .orderBy(desc(orderPositions.id))
    .limit(1);
  return row;
}

/** The clean-up job's part: positions are kept no longer than they are of use. */
export async function deletePositionsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(orderPositions).where(lt(orderPositions.at, before));
}
