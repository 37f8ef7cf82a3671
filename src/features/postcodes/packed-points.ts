import type { Place } from '#values/geo.ts';

/**
 * A point of a postcode sector in one number of 52 bits: which of the 676 pairs of last letters, then latitude and longitude in
 * steps of 0.00001 degrees (about a metre) from a corner south-west of the British Isles. Numbers, because 1.7 million objects
 * would need ten times the memory.
 */
export type PackedPoint = number;

const CORNER = { lat: 49, lng: -9 };
const STEPS = 100_000;
const BITS = 2 ** 21;
const BYTES = 8;

/** The sector of a postcode and its last two letters: `ls29 8dl` → `LS298` and `DL`; null for what is no postcode. */
export function splitPostcode(postcode: string): { sector: string; letters: string } | null {
  const [, sector, letters] =
    /^([A-Z]{1,2}\d[A-Z\d]?\d)([A-Z]{2})$/.exec(postcode.toUpperCase().replace(/\s/g, '')) ?? [];
  return sector && letters ? { sector, letters } : null;
}

/** Packs a point; null outside the British Isles. */
export function packPoint(letters: string, { lat, lng }: Place): PackedPoint | null {
  const [y, x] = [Math.round((lat - CORNER.lat) * STEPS), Math.round((lng - CORNER.lng) * STEPS)];
  const isInside = y >= 0 && y < BITS && x >= 0 && x < BITS;
  return isInside ? (pairOf(letters) * BITS + y) * BITS + x : null;
}

/** The points of a sector as bytes, sorted; of repeated ones the one that was read last. */
export function writePoints(points: readonly PackedPoint[]): Buffer {
  const last = new Map(points.map((point) => [pairIn(point), point]));
  const bytes = Buffer.alloc(last.size * BYTES);
  const sorted = [...last.values()].sort((a, b) => a - b);
  for (const [at, point] of sorted.entries()) bytes.writeBigUInt64LE(BigInt(point), at * BYTES);
  return bytes;
}

/** How many points these bytes hold. */
export function countPoints(bytes: Buffer): number {
  return bytes.length / BYTES;
}

/** The place of the postcode with these last letters, to about a metre; null when the sector has none. */
export function findPoint(bytes: Buffer, letters: string): Place | null {
  const pair = pairOf(letters);
  for (let at = 0; at < bytes.length; at += BYTES) {
    const point = Number(bytes.readBigUInt64LE(at));
    if (pairIn(point) === pair) return placeIn(point);
  }
  return null;
}

function placeIn(point: PackedPoint): Place {
  const [y, x] = [Math.floor(point / BITS) % BITS, point % BITS];
  return { lat: (CORNER.lat * STEPS + y) / STEPS, lng: (CORNER.lng * STEPS + x) / STEPS };
}

function pairIn(point: PackedPoint): number {
  return Math.floor(point / (BITS * BITS));
}

function pairOf(letters: string): number {
  return (letters.charCodeAt(0) - 65) * 26 + letters.charCodeAt(1) - 65;
}
