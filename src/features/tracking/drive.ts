import type { OrderStatus } from '#features/orders/status.ts';

/** The sources of a position: the driver's phone, a member of staff, or the demo. */
export const POSITION_SOURCES = ['driver', 'staff', 'demo'] as const;
export type PositionSource = (typeof POSITION_SOURCES)[number];

/** Who may set the point of an address. */
export const POINT_SOURCES = ['staff', 'driver'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** The kinds of proof of a delivery. */
export const PROOF_KINDS = ['photo', 'signature'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** The shortest time between two positions from the driver's page. */
export const SHARE_EVERY_SECONDS = 10;

/** The maximum age of a reported position. */
export const OLDEST_POSITION_MINUTES = 5;

/** A position older than this is outdated: no time of arrival is worked out from it. */
export const STALE_MINUTES = 5;

/** Whether a position is outdated. */
export function isStale(at: Date | string, now: Date | number): boolean {
  return Number(now) - new Date(at).getTime() > STALE_MINUTES * 60_000;
}

/** Phones' clocks differ from ours: times up to this far in the future count as now. */
export const CLOCK_SKEW_SECONDS = 60;

/** Whether an order is on the road, so that its driver is shown. */
export function isOnTheRoad(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'out_for_delivery';
}

/** Whether an order in this status, and with it its driver's link, has ended. */
export function isOver(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled';
}

/** Why the time of a position is refused, or null. `last` is the time of the newest known position. */
export function whatIsWrongWithTime(at: Date, now: Date, last: Date | undefined): string | null {
  if (at.getTime() > now.getTime() + CLOCK_SKEW_SECONDS * 1000) return 'This position is from the future';
  if (at.getTime() < now.getTime() - OLDEST_POSITION_MINUTES * 60_000) return 'This position is too old to be of use';
  if (last && at < last) return 'A newer position is known already';
  return null;
}
