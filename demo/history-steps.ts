import { openCalendars } from '#features/delivery/promise/calendars.ts';
import { toDayNumber, weekdayOf } from '#features/delivery/promise/day-number.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { addDays } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { stepsTo } from './history-plan.ts';

interface Step {
  status: OrderStatus;
  at: Date;
}

const MOST_DAYS = 5;
const VAN_LEAVES_AT = 7;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const calendars = openCalendars([]);

/** The steps of an order with their times, spread over its first five days; it is delivered on a day of its method. */
export function stepTimes(status: OrderStatus, placedAt: Date, now: Date, deliversOn: readonly number[]): Step[] {
  const steps = stepsTo(status);
  const length = Math.min((now.getTime() - placedAt.getTime()) / DAY_MS, MOST_DAYS);
  const drawn = steps.map((step, i) => ({
    status: step,
    at: addDays(placedAt, (length * (i + 1)) / (steps.length + 1)),
  }));
  if (status !== 'delivered') return drawn;
  const delivered = deliveryDay(drawn.at(-1)?.at ?? placedAt, now, deliversOn);
  const leaves = new Date(delivered);
  leaves.setUTCHours(VAN_LEAVES_AT);
  return inSequence([...drawn.slice(0, -2), { status: 'out_for_delivery', at: leaves }, { status, at: delivered }]);
}

// The next such day, or the last one where that is still to come.
function deliveryDay(from: Date, now: Date, deliversOn: readonly number[]): Date {
  const nearest = (step: 1 | -1) => {
    let at = from;
    while (!isDeliveryDay(at, deliversOn)) at = addDays(at, step);
    return at;
  };
  const next = nearest(1);
  return next < now ? next : nearest(-1);
}

function isDeliveryDay(at: Date, deliversOn: readonly number[]): boolean {
  const day = toDayNumber(londonDayOf(at));
  return deliversOn.includes(weekdayOf(day)) && !calendars.isHoliday('england', day);
}

function inSequence(steps: Step[]): Step[] {
  let last = 0;
  return steps.map(({ status, at }) => {
    last = Math.max(at.getTime(), last + HOUR_MS);
    return { status, at: new Date(last) };
  });
}
