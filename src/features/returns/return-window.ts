import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { addDays } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';

/** Before the delivery, within the days that follow it, or after them (decision C11). */
export type ReturnWindow = 'before' | 'open' | 'after';

interface Delivery {
  status: OrderStatus;
  actualDelivery: Date | null;
}

/** An instant on the last day on which a return can be requested; null for what was not delivered. */
export function lastReturnDay({ status, actualDelivery }: Delivery): Date | null {
  return status === 'delivered' && actualDelivery ? addDays(actualDelivery, RETURN_WINDOW_DAYS) : null;
}

/** The whole of the last day counts, in London: a date that a screen names holds until midnight. */
export function returnWindow(delivery: Delivery, now: Date): ReturnWindow {
  const last = lastReturnDay(delivery);
  if (!last) return 'before';
  return londonDayOf(now) <= londonDayOf(last) ? 'open' : 'after';
}
