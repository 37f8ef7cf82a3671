import { carrierDays } from '#features/delivery/promise/arrival.ts';
import { openCalendars } from '#features/delivery/promise/calendars.ts';
import { type DayNumber, toDayNumber } from '#features/delivery/promise/day-number.ts';
import type { Place } from '#features/delivery/zones.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { addDays } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { stepsTo } from './history-plan.ts';

interface Step {
  status: OrderStatus;
  at: Date;
}

/** How an order travels: the weekdays of its method, and where it goes. */
export interface Way {
  deliversOn: readonly number[];
  place: Place;
}

const MOST_DAYS = 5;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const calendars = openCalendars([]);

/**
 * The steps of an order with their times, spread over its first five days. Goods leave, are out and are delivered on the working
 * days of the delivery engine. Where these are too few since `placedAt`, the order was placed earlier.
 */
export function stepTimes(status: OrderStatus, placedAt: Date, now: Date, way: Way): { placedAt: Date; steps: Step[] } {
  const steps = stepsTo(status);
  const length = Math.min((now.getTime() - placedAt.getTime()) / DAY_MS, MOST_DAYS);
  let next = now;
  const timed = steps
    .map((step, i) => ({ status: step, drawn: addDays(placedAt, (length * (i + 1)) / (steps.length + 1)) }))
    .reverse()
    .map((step) => {
      const before = new Date(next.getTime() - HOUR_MS);
      // The van that delivers has left on the same morning.
      const isOnItsVan = step.status === 'out_for_delivery' && next !== now;
      const latest = isOnItsVan || step.drawn > before ? before : step.drawn;
      next = lastWorking(step.status, latest, way);
      return { status: step.status, at: next };
    })
    .reverse();
  return {
    placedAt: steps.length > 0 && next <= placedAt ? new Date(next.getTime() - HOUR_MS) : placedAt,
    steps: timed,
  };
}

// The last moment until then at which such a step happens.
function lastWorking(status: OrderStatus, latest: Date, { deliversOn, place }: Way): Date {
  const { isDelivery } = carrierDays({ deliversOn }, place, calendars);
  const happens: Partial<Record<OrderStatus, { from: number; to: number; isDay(day: DayNumber): boolean }>> = {
    shipped: { from: 12, to: 16, isDay: calendars.isDispatchDay },
    out_for_delivery: { from: 7, to: 7, isDay: isDelivery },
    delivered: { from: 9, to: 16, isDay: isDelivery },
  };
  const when = happens[status];
  if (!when) return latest;
  const at = new Date(latest);
  at.setUTCHours(Math.min(when.to, Math.max(when.from, latest.getUTCHours())));
  while (at > latest || !when.isDay(toDayNumber(londonDayOf(at)))) at.setUTCDate(at.getUTCDate() - 1);
  return at;
}
