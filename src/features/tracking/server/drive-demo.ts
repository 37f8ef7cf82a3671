import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { lockOrderRow } from '#features/orders/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { DRIVER_REFRESH_SECONDS, nextStop, WAIT_MINUTES } from '../demo-drive.ts';
import { isOnTheRoad } from '../drive.ts';
import { orderDrivers } from '../tables.ts';
import { listPositions, recordPosition } from './drivers.ts';
import { findPlace } from './find-place.ts';

// A visitor who tries the driver's page in the demo replaces the sample driver.
const REAL_DRIVER_MINUTES = 10;
// Positions while a driver waits at the door, moved as often as may be, and some before.
const WAITING_TICKS = (WAIT_MINUTES * 60 * 3) / (DRIVER_REFRESH_SECONDS * 2) + 2;

/** Moves the demo's sample drivers (decision D3), each at most once per tick on any number of instances. */
export async function moveDemoDrivers(context: AppContext, random: () => number = Math.random): Promise<void> {
  if (context.config.SHOP_MODE !== 'demo') return;
  const underWay = await context.db
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(orderDrivers, eq(orderDrivers.orderId, orders.id))
    .where(and(inArray(orders.status, ['shipped', 'out_for_delivery']), isNotNull(orders.deliveryAddress)));
  for (const { orderId } of underWay) {
    await context.db.transaction((tx) => moveOne(tx, orderId, context.clock.now(), random));
  }
}

async function moveOne(tx: Transaction, orderId: number, at: Date, random: () => number): Promise<void> {
  const order = await lockOrderRow(tx, orderId);
  if (!order?.deliveryAddress || !isOnTheRoad(order.status)) return;
  const seen = await listPositions(tx, orderId, WAITING_TICKS);
  const [last] = seen;
  const seconds = last ? (at.getTime() - last.at.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  // Less than two thirds of a tick ago: another instance has just moved this driver.
  if (seconds < (DRIVER_REFRESH_SECONDS * 2) / 3) return;
  if (last && last.source !== 'demo' && seconds < REAL_DRIVER_MINUTES * 60) return;
  const round = {
    origin: await readSetting(tx, 'deliveryOrigin'),
    destination: await findPlace(tx, order.deliveryAddress),
  };
  const { lat, lng } = nextStop(round, seen, at, random);
  await recordPosition(tx, { orderId, lat, lng, at, source: 'demo' });
}
