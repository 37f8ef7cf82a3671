import type { Place } from '#values/geo.ts';

/** A point of the drawn map, in map units: a hundredth of a degree of longitude, y growing southwards. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface MapView {
  x: number;
  y: number;
  width: number;
  height: number;
}

const UNITS = 100;
// Mercator has no poles.
const MOST_LATITUDE = 85;

/** The Mercator projection, which preserves directions. */
export function project({ lat, lng }: Place): MapPoint {
  const within = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat));
  const phi = (within * Math.PI) / 180;
  return { x: lng * UNITS, y: (-Math.log(Math.tan(Math.PI / 4 + phi / 2)) * 180 * UNITS) / Math.PI };
}

/** The place at a point of the map; the inverse of {@link project}. */
export function unproject({ x, y }: MapPoint): Place {
  const phi = 2 * Math.atan(Math.exp((-y * Math.PI) / (180 * UNITS))) - Math.PI / 2;
  return { lat: degrees(phi), lng: x / UNITS };
}

export interface Fit {
  /** Width divided by height. */
  aspect: number;
  /** The empty share of the view on each side. */
  margin: number;
  /** The least width in map units: in narrower views the coast would look coarse. */
  leastWidth: number;
}

/** The smallest view of this shape that shows all places. */
export function fitView(places: readonly Place[], { aspect, margin, leastWidth }: Fit): MapView {
  const points = places.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 1 - 2 * margin;
  const width = Math.max((right - left) / room, ((bottom - top) / room) * aspect, leastWidth);
  const height = width / aspect;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** The position of a place in a view, as a share of its width and height: 0 to 1 when it is inside. */
export function partOf(place: Place, view: MapView): MapPoint {
  const { x, y } = project(place);
  return { x: (x - view.x) / view.width, y: (y - view.y) / view.height };
}

/** Points along the great circle between two places, both ends included. */
export function greatCircle(from: Place, to: Place, steps: number): Place[] {
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(
    Math.max(
      -1,
      Math.min(
        1,
        a.reduce((sum, part, i) => sum + part * (b[i] ?? 0), 0),
      ),
    ),
  );
  // For equal and for opposite places the great circle is not defined.
  if (Math.sin(angle) < 1e-6) return [from, to];
  const between = Array.from({ length: steps - 1 }, (_, i) => {
    const share = (i + 1) / steps;
    const [ofA, ofB] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
    const [x = 0, y = 0, z = 0] = a.map((part, axis) => part * ofA + (b[axis] ?? 0) * ofB);
    return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lng: degrees(Math.atan2(y, x)) };
  });
  return [from, ...between, to];
}

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** The initial direction from one place to another, such as `north-west`. */
export function directionOf(place: Place, from: Place): (typeof WINDS)[number] {
  const [lat1, lat2, dLng] = [radians(from.lat), radians(place.lat), radians(place.lng - from.lng)];
  const y = Math.sin(dLng) * Math.cos(lat2);
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLng);
  const eighth = Math.round(degrees(Math.atan2(y, x)) / 45);
  return WINDS[(eighth + 8) % 8] ?? 'north';
}

function vector({ lat, lng }: Place): number[] {
  const [phi, lambda] = [radians(lat), radians(lng)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function radians(value: number): number {
  return (value * Math.PI) / 180;
}

function degrees(value: number): number {
  return (value * 180) / Math.PI;
}
