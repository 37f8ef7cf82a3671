import { isAbroad, type Place } from '#features/delivery/zones.ts';
import type { Calendars } from './calendars.ts';
import { type DayNumber, weekdayOf } from './day-number.ts';

/** When an order is placed, as London's clocks say it. */
export interface OrderedAt {
  day: DayNumber;
  /** Minutes since midnight on the wall. */
  minutes: number;
}

export interface Journey {
  /** Orders before this minute of the day leave on it; 1440 is midnight, the end of the day. */
  cutOffMinutes: number;
  /** Working days until the goods are ready: 0 from stock. */
  leadDays: number;
  /** Working days on the road. */
  transitDays: number;
  /** The weekdays on which the method delivers in the UK, 1 Monday to 7 Sunday; at least one. */
  deliversOn: readonly number[];
}

/**
 * The day on which an order arrives (decision C14). It leaves on one of England's working days, after the lead time. Transit
 * counts the destination's working days, and with them other weekdays on which the method delivers; abroad the carrier there
 * delivers on its own working days.
 */
export function arrivalDay(ordered: OrderedAt, journey: Journey, place: Place, calendars: Calendars): DayNumber {
  const leavesOn = dispatchDay(ordered, journey, calendars);
  const { isTransit, isDelivery } = carrierDays(journey, place, calendars);
  const arrives = daysAfter(leavesOn, journey.transitDays, isTransit);
  return firstFrom(arrives, isDelivery);
}

/** The days on which the goods of a method travel to a place, and those on which they can be delivered there. */
export function carrierDays({ deliversOn }: Pick<Journey, 'deliversOn'>, place: Place, calendars: Calendars) {
  const alsoOn = isAbroad(place.zone) ? [] : deliversOn;
  const isTransit = (day: DayNumber) => calendars.isTransitDay(place.calendar, day, alsoOn);
  const isDelivery = (day: DayNumber) =>
    isTransit(day) && (isAbroad(place.zone) || deliversOn.includes(weekdayOf(day)));
  return { isTransit, isDelivery };
}

/** The day on which the goods leave us: the first working day whose cut-off was not missed, and the lead time after it. */
export function dispatchDay(ordered: OrderedAt, journey: Journey, { isDispatchDay }: Calendars): DayNumber {
  const first = ordered.minutes < journey.cutOffMinutes ? ordered.day : ordered.day + 1;
  return daysAfter(firstFrom(first, isDispatchDay), journey.leadDays, isDispatchDay);
}

function firstFrom(day: DayNumber, isOne: (day: DayNumber) => boolean): DayNumber {
  let at = day;
  while (!isOne(at)) at++;
  return at;
}

/** The day that is the `count`-th of its kind after `day`; `day` itself for 0. */
function daysAfter(day: DayNumber, count: number, isOne: (day: DayNumber) => boolean): DayNumber {
  let at = day;
  for (let left = count; left > 0; ) if (isOne(++at)) left--;
  return at;
}
