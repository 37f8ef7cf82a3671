import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { lockOrderRow, type OrderRow } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import type { Place } from '#values/geo.ts';
import { isOnTheRoad, whatIsWrongWithTime } from '../drive.ts';
import { type DriveLink, lockDrive } from './drive-link.ts';
import { findLastPosition, recordPosition } from './drivers.ts';

/** A reported position; without a time, the current one. */
export interface Report extends Place {
  at?: string | null | undefined;
}

/** Stores a position from the driver's phone while the order is out for delivery. Returns its time. */
export async function reportFromDriver(
  context: AppContext,
  link: DriveLink,
  order: OrderRow,
  report: Report,
): Promise<Date> {
  return context.db.transaction(async (tx) => {
    const locked = await lockDrive(tx, link, order.id);
    if (locked.order.status !== 'out_for_delivery') {
      throw refuse(
        'conflict',
        'Positions are taken only while the order is out for delivery. Start the delivery first.',
      );
    }
    return write(tx, context, { orderId: order.id, report, source: 'driver' });
  });
}

/** Stores a position reported by staff while the order is on the road. */
export async function reportFromStaff(
  context: AppContext,
  orderId: number,
  report: Report,
  actor: User,
): Promise<Date> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order || !isOnTheRoad(order.status)) {
      throw refuse('conflict', 'Positions are taken only while the order is shipped or out for delivery.');
    }
    const at = await write(tx, context, { orderId, report, source: 'staff' });
    const change = { actorId: actor.id, action: 'order.position_reported', recordType: 'order', recordId: orderId };
    await recordChange(tx, { ...change, before: null, after: { lat: report.lat, lng: report.lng, at } }, at);
    return at;
  });
}

async function write(
  tx: Transaction,
  { clock }: AppContext,
  { orderId, report, source }: { orderId: number; report: Report; source: 'driver' | 'staff' },
): Promise<Date> {
  const now = clock.now();
  const said = report.at ? new Date(report.at) : now;
  const newest = await findLastPosition(tx, orderId);
  // A real position replaces the demo's.
  const last = newest?.source === 'demo' ? undefined : newest;
  const wrong = whatIsWrongWithTime(said, now, last?.at);
  if (wrong) throw refuseFields({ at: [wrong] });
  const at = new Date(Math.min(said.getTime(), now.getTime()));
  // The phone repeats a position when the answer was lost.
  if (last && last.at.getTime() === at.getTime()) return at;
  await recordPosition(tx, { orderId, lat: report.lat, lng: report.lng, at, source });
  return at;
}
