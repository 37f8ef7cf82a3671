import type { Tracking } from '#features/tracking/contract.ts';
import { isOnTheRoad, isStale } from '#features/tracking/drive.ts';

/** What the words about an order's way are made of. */
export type WayFacts = Pick<Tracking, 'status' | 'driver' | 'etaMinutes'> &
  Partial<Pick<Tracking, 'distanceRemainingKm' | 'precision' | 'deliveryAddress'>>;

/** An order's way at one moment: the one reading from which facts, driver card and map take their words. */
export interface Way {
  /** The driver's position while the order is on the road. */
  at: { lat: number; lng: number; at: string } | null;
  isFresh: boolean;
  /** Such as `12.3 km` or `about 15 km`; null when it is not known. */
  distance: string | null;
  isAtTheDoor: boolean;
  /** Minutes until the arrival; null when only the promised day is known. */
  minutes: number | null;
}

// A van's length and a few houses.
const DOOR_KM = 0.1;

/** Reads an order's way. Without `now`, on a page without scripts, positions count as fresh: the server has judged them. */
export function readWay(tracking: WayFacts, now: number | null): Way {
  const { status, driver, etaMinutes, distanceRemainingKm: km = null, precision = 'exact' } = tracking;
  const at = (isOnTheRoad(status) && driver?.currentLocation) || null;
  const isFresh = at !== null && (now === null || !isStale(at.at, now));
  const isAtTheDoor = isFresh && precision === 'exact' && km !== null && km < DOOR_KM;
  const minutes = isFresh ? etaMinutes : null;
  return { at, isFresh, isAtTheDoor, minutes, distance: km === null ? null : distanceText(km, precision) };
}

function distanceText(km: number, precision: Tracking['precision']): string {
  if (precision === 'exact') return `${km.toFixed(1)} km`;
  return km < 1 ? 'less than 1 km' : `about ${km} km`;
}

/** Formats minutes: `95` → `"1 h 35 min"`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}
