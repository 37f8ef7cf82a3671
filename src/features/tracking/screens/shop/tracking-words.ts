import { sayExpected } from '#features/orders/expected-day.ts';
import type { Tracking } from '#features/tracking/contract.ts';
import { isOnTheRoad } from '#features/tracking/drive.ts';
import { capital } from '#values/capital.ts';
import { formatDate } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { unbroken } from '#values/unbroken.ts';
import { durationText, readWay, type Way, type WayFacts } from './way.ts';

export interface Fact {
  term: string;
  value: string;
}

/** The known facts of an order's journey. */
export function factsOf(tracking: Tracking, now: number): Fact[] {
  const { status, deliveryAddress } = tracking;
  const facts: (Fact | null)[] = [
    dayOf(tracking, now),
    { term: 'Delivery address', value: deliveryAddress ? addressText(deliveryAddress) : 'Collection from our counter' },
  ];
  if (status === 'delivered' || status === 'cancelled') return facts.filter((fact) => fact !== null);
  const way = readWay(tracking, now);
  return [...facts, distanceOf(tracking, way), arrivalOf(way)].filter((fact) => fact !== null);
}

/** What the driver's card says of the way. */
export function driverWords(tracking: WayFacts, now: number | null): string {
  const { status, driver } = tracking;
  if (!driver) return 'We will show the driver here once one is chosen.';
  const { isAtTheDoor, minutes } = readWay(tracking, now);
  if (isAtTheDoor) return 'The driver is at your door.';
  if (minutes !== null) return `On the way to you: arrives in about ${durationText(minutes)}.`;
  return status === 'out_for_delivery' ? 'On the way to you.' : 'Your order is on the road.';
}

// One day, however it is known: when it arrived, when the driver arrives, or when we promised it.
function dayOf(tracking: Tracking, now: number): Fact | null {
  const { status, estimatedDelivery, isEstimateAbout, deliveryAddress, trackingUpdates, awaitsPayment } = tracking;
  if (status === 'cancelled') return null;
  if (status === 'delivered') {
    const arrived = trackingUpdates.findLast((update) => update.status === 'delivered');
    return arrived ? { term: deliveryAddress ? 'Delivered' : 'Collected', value: formatDate(arrived.timestamp) } : null;
  }
  if (!deliveryAddress && isOnTheRoad(status)) return { term: 'Ready to collect', value: 'Now' };
  const { minutes } = readWay(tracking, now);
  const arrives = minutes === null ? null : new Date(now + minutes * 60_000);
  if (!estimatedDelivery) return arrives && { term: 'Estimated delivery', value: formatDate(arrives) };
  const term = deliveryAddress ? 'Estimated delivery' : 'Ready to collect';
  const promised = `${isEstimateAbout ? 'about ' : ''}${formatDate(estimatedDelivery)}`;
  if (arrives) {
    const isAsPromised = londonDayOf(arrives) === londonDayOf(new Date(estimatedDelivery));
    return { term, value: isAsPromised ? formatDate(arrives) : `${formatDate(arrives)} (promised for ${promised})` };
  }
  return { term, value: capital(sayExpected(promised, estimatedDelivery, { now, awaitsPayment })) };
}

function distanceOf({ status }: Tracking, { at, distance, isFresh, isAtTheDoor }: Way): Fact | null {
  if (!distance) return null;
  if (isOnTheRoad(status) && !at) return { term: 'From our warehouse', value: capital(distance) };
  const value = isAtTheDoor ? 'At the door' : capital(distance);
  return { term: 'Distance remaining', value: at && !isFresh ? `${value} when last seen` : value };
}

function arrivalOf({ minutes, isAtTheDoor }: Way): Fact | null {
  if (minutes === null) return null;
  return { term: 'Arrival', value: isAtTheDoor ? 'Any minute now' : `In about ${durationText(minutes)}` };
}

function addressText(address: NonNullable<Tracking['deliveryAddress']>): string {
  const { addressLine1, addressLine2, city, postcode } = address;
  return [addressLine1, addressLine2, city, unbroken(postcode)].filter(Boolean).join(', ');
}
