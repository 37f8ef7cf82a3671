import { distanceKm, kmDrivenIn, type Place } from '#values/geo.ts';

/** How often a sample driver of the demo moves (section 9, decision D3). */
export const DRIVER_REFRESH_SECONDS = 30;

/** How long a sample driver waits at the door before the round begins again (decision D3). */
export const WAIT_MINUTES = 10;

// About 50 m, so that the route on the map is not a straight line.
const MOST_NUDGE_DEGREES = 0.0005;
const DOOR_KM = 0.05;

/** Where a sample driver goes from and to. */
export interface Round {
  origin: Place;
  destination: Place;
}

export interface Stop extends Place {
  at: Date;
}

/**
 * The next position of a sample driver, who drives to the door, waits there for ten minutes and begins again at the warehouse.
 * `seen` are the last positions, newest first, over at least those ten minutes; `random` is uniform from 0 to 1.
 */
export function nextStop(
  { origin, destination }: Round,
  seen: readonly Stop[],
  now: Date,
  random: () => number,
): Place {
  const [last] = seen;
  if (!last) return driveOn(origin, destination, random);
  const away = seen.findIndex((stop) => distanceKm(stop, destination) >= DOOR_KM);
  const arrived = seen[away < 0 ? seen.length - 1 : away - 1];
  if (!arrived) return driveOn(last, destination, random);
  const waitedMinutes = (now.getTime() - arrived.at.getTime()) / 60_000;
  return waitedMinutes < WAIT_MINUTES ? destination : origin;
}

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
