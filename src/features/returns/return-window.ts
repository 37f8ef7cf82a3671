import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { addDays } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';

/** Before the delivery, within the return window, or after it (decision C11). */
export type ReturnWindow = 'before' | 'open' | 'after';

interface Delivery {
  status: OrderStatus;
  actualDelivery: Date | null;
}

/** An instant on the last day for a return request; null before the delivery. */
export function lastReturnDay({ status, actualDelivery }: Delivery): Date | null {
  return status === 'delivered' && actualDelivery ? addDays(actualDelivery, RETURN_WINDOW_DAYS) : null;
}

/** The state of the return window; it closes at midnight in London after the last day. */
export function returnWindow(delivery: Delivery, now: Date): ReturnWindow {
  const last = lastReturnDay(delivery);
  if (!last) return 'before';
  return londonDayOf(now) <= londonDayOf(last) ? 'open' : 'after';
}
