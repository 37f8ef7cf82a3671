import type { OrderStatus } from '#features/orders/status.ts';
import { distanceKm, minutesToDrive, type Place } from '#values/geo.ts';

/** Whether an order is on the road, so that its driver is shown. */
export function isOnTheRoad(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'out_for_delivery';
}

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

/** A position for visitors: to two decimals, about a kilometre (decision D1). */
export function roundedPlace<P extends Place>(place: P): P {
  return { ...place, lat: Math.round(place.lat * 100) / 100, lng: Math.round(place.lng * 100) / 100 };
}
