import { expect, test } from 'vitest';
import { distanceKm } from '#values/geo.ts';
import { addMinutes } from '#values/instant.ts';
import { DRIVER_REFRESH_SECONDS, nextStop, type Stop } from './demo-drive.ts';

const origin = { lat: 53.8035, lng: -1.5747 };
const destination = { lat: 53.7955, lng: -1.5402 };
const start = new Date('2026-11-22T10:00:00Z');

/** The positions of a sample driver over this many minutes, oldest first. */
function drive(minutes: number): Stop[] {
  const seen: Stop[] = [];
  for (let at = start; at <= addMinutes(start, minutes); at = addMinutes(at, DRIVER_REFRESH_SECONDS / 60)) {
    seen.push({ ...nextStop({ origin, destination }, seen.toReversed().slice(0, 22), at, () => 0.5), at });
  }
  return seen;
}

test('a sample driver drives to the door, waits there for ten minutes, and begins the round again', () => {
  const seen = drive(60);
  const isAtDoor = seen.map((stop) => distanceKm(stop, destination) === 0);
  const arrivals = seen.filter((_, i) => isAtDoor[i] && !isAtDoor[i - 1]);
  const departures = seen.filter((_, i) => isAtDoor[i - 1] && !isAtDoor[i]);
  expect(arrivals.length).toBeGreaterThan(2);
  for (const [i, { at, lat, lng }] of departures.entries()) {
    expect(at.getTime() - (arrivals[i]?.at.getTime() ?? 0)).toBe(10 * 60_000);
    expect({ lat, lng }).toEqual(origin);
  }
});

test('a sample driver is never silent, so that no line says that the position is old', () => {
  const seen = drive(30);
  for (const [i, { at }] of seen.entries()) {
    expect(at.getTime() - (seen[i - 1]?.at.getTime() ?? at.getTime())).toBeLessThanOrEqual(30_000);
  }
});
