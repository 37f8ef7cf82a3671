import { distanceKm, kmDrivenIn, type Place } from '#values/geo.ts';

/** How often a sample driver of the demo moves (section 9, decision D3). */
export const DRIVER_REFRESH_SECONDS = 30;

// About 50 m, so that the route on the map is not a straight line.
const MOST_NUDGE_DEGREES = 0.0005;

/** The driver's next position towards the destination at 40 km/h, with a random nudge. `random` is uniform from 0 to 1. */
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
