import { distanceKm, kmDrivenIn, type Place } from '#values/geo.ts';

/** Section 9 (decision D3): how often a sample driver of the demo is seen somewhere else. */
export const DRIVER_REFRESH_SECONDS = 30;

// About 50 m, so that the line on the map is a road and no ruler.
const MOST_NUDGE_DEGREES = 0.0005;

/**
 * Where a driver is one refresh later: as far towards the destination as 40 km/h allow, nudged a little aside; there once
 * it is within reach. `random` is uniform from 0 to 1, for latitude and longitude.
 */
export function driveOn(from: Place, destination: Place, random: () => number): Place {
  const left = distanceKm(from, destination);
  const step = kmDrivenIn(DRIVER_REFRESH_SECONDS);
  if (left <= step) return destination;
  const nudge = () => (2 * random() - 1) * MOST_NUDGE_DEGREES;
  const share = step / left;
  return {
    lat: from.lat + (destination.lat - from.lat) * share + nudge(),
    lng: from.lng + (destination.lng - from.lng) * share + nudge(),
  };
}
