import { and, desc, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { sessions } from '#features/accounts/tables.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { orders } from '#features/orders/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import { isDemoTick } from '../demo-notifications.ts';
import { lastSample, writeNotification } from './notifications.ts';

const ON_THE_ROAD: OrderStatus[] = ['shipped', 'out_for_delivery'];
// A customer who was away longer should not find a night's worth of samples.
const ACTIVE_MINUTES = 60;

/** Sends the demo notifications of one tick (section 9, decision D5). `random` is uniform in [0, 1). */
export async function sendDemoNotifications(context: AppContext, random: () => number = Math.random): Promise<void> {
  if (context.config.SHOP_MODE !== 'demo') return;
  const timestamp = context.clock.now();
  for (const { userId, orderId, orderNumber, town } of await findFollowers(context.db, timestamp)) {
    if (!isDemoTick(random())) continue;
    const message = nextText(orderNumber, town, await lastSample(context.db, userId));
    const notification = { userId, orderId, orderNumber, message, timestamp, isSample: true };
    await context.db.transaction((tx) =>
      writeNotification(tx, { ...notification, type: 'location_update', priority: 'low' }),
    );
  }
}

// In turns, so that none follows itself. Each is true of any order on the road.
function nextText(orderNumber: string, town: string | null, last: string | undefined): string {
  const order = `Your order ${orderNumber}`;
  const texts = [
    `${order} is on the road; the map shows where.`,
    `${order} has a new position on the map.`,
    `${order} is under way; you can follow it on the map.`,
    `${order} is on its way${town ? ` to ${town}` : ''}.`,
  ];
  return texts[(texts.indexOf(last ?? '') + 1) % texts.length] as string;
}

/** The recently active customers, each with their newest order on the road. */
function findFollowers(db: Database, now: Date) {
  const since = new Date(now.getTime() - ACTIVE_MINUTES * 60_000);
  const present = db.select({ userId: sessions.userId }).from(sessions).where(gt(sessions.lastSeenAt, since));
  return db
    .selectDistinctOn([orders.customerId], {
      userId: sql<number>`${orders.customerId}`,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      town: sql<string | null>`${orders.deliveryAddress} ->> 'city'`,
    })
    .from(orders)
    .where(and(inArray(orders.status, ON_THE_ROAD), isNotNull(orders.customerId), inArray(orders.customerId, present)))
    .orderBy(orders.customerId, desc(orders.id));
}
