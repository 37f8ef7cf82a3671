import type { OrderStatus } from '#features/orders/status.ts';

/** Who says where an order is: the driver's phone, a member of staff, or the demo. */
export const POSITION_SOURCES = ['driver', 'staff', 'demo'] as const;
export type PositionSource = (typeof POSITION_SOURCES)[number];

/** What shows that an order was taken in. */
export const PROOF_KINDS = ['photo', 'signature'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** How often the driver's page sends a position, at most. */
export const SHARE_EVERY_SECONDS = 10;

/** A position that was taken longer ago than this says nothing about where the driver is. */
export const OLDEST_POSITION_MINUTES = 5;

/** Phones' clocks differ from ours: what is this little in the future counts as now. */
export const CLOCK_SKEW_SECONDS = 60;

/** Whether an order in this status has come to its end, and its driver's link with it. */
export function isOver(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled';
}

/** What is wrong with the moment of a position; null when it may be taken. `last` is the newest one known. */
export function whatIsWrongWithTime(at: Date, now: Date, last: Date | undefined): string | null {
  if (at.getTime() > now.getTime() + CLOCK_SKEW_SECONDS * 1000) return 'This position is from the future';
  if (at.getTime() < now.getTime() - OLDEST_POSITION_MINUTES * 60_000) return 'This position is too old to be of use';
  if (last && at < last) return 'A newer position is known already';
  return null;
}
