import type { OrderStatus } from '#features/orders/status.ts';
import { distanceKm, minutesToDrive, type Place } from '#values/geo.ts';
import { mayLieIn, type Precision } from '#values/places.ts';
import { isOnTheRoad, isOver } from './drive.ts';

export interface Remaining {
  distanceRemainingKm: number | null;
  etaMinutes: number | null;
}

const UNKNOWN: Remaining = { distanceRemainingKm: null, etaMinutes: null };

/**
 * The remaining distance in kilometres with one decimal, and the minutes at 40 km/h once the order is on the road (decision D2);
 * nulls for Collection (no destination) and for cancelled orders.
 */
export function remaining(status: OrderStatus, from: Place, destination: Place | null): Remaining {
  if (!destination || status === 'cancelled') return UNKNOWN;
  if (status === 'delivered') return { distanceRemainingKm: 0, etaMinutes: 0 };
  const km = distanceKm(from, destination);
  return { distanceRemainingKm: Math.round(km * 10) / 10, etaMinutes: isOnTheRoad(status) ? minutesToDrive(km) : null };
}

/** How well a place is known to the caller, best first; visitors get exact places rounded to about a kilometre (decision D1). */
export const PRECISIONS = ['exact', 'rounded', 'area', 'country'] as const satisfies readonly (Precision | 'rounded')[];

export interface Located extends Place {
  precision: (typeof PRECISIONS)[number];
}

// The precision of a distance to the middle of a postcode area.
const ABOUT_KM = 5;

/**
 * What is left of the way, as precise as both its ends are known: to 0.1 km between points, to 1 km between rounded ones, to 5 km
 * and without a time of arrival where one end is an area, and nothing inside one area or where only a country is known.
 */
export function wayLeft(status: OrderStatus, from: Located, destination: Located | null): Remaining {
  const exact = remaining(status, from, destination);
  if (!destination || isOver(status)) return exact;
  const precision = PRECISIONS.findLast((each) => each === from.precision || each === destination.precision);
  if (precision === 'exact') return exact;
  const km = distanceKm(from, destination);
  if (precision === 'rounded') return { ...exact, distanceRemainingKm: Math.round(km) };
  const isInside = isAround(destination, from) || isAround(from, destination);
  if (precision === 'country' || isInside) return UNKNOWN;
  return { distanceRemainingKm: Math.round(km / ABOUT_KM) * ABOUT_KM || null, etaMinutes: null };
}

function isAround(area: Located, place: Place): boolean {
  return area.precision === 'area' && mayLieIn(area, place);
}

/** A position for visitors: to two decimals, about a kilometre (decision D1). */
export function roundedPlace<P extends Place>(place: P): P {
  return { ...place, lat: Math.round(place.lat * 100) / 100, lng: Math.round(place.lng * 100) / 100 };
}
