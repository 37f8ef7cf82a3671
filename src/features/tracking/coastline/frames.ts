/** A part of the earth whose coast is included, in degrees; lengths are in map units (a hundredth of a degree). */
export interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
  /** The scale of the Natural Earth data. */
  detail: '10m' | '50m' | '110m';
  /** Points closer than this to the simplified line are left out. */
  tolerance: number;
  /** Islands smaller than this are left out. */
  leastArea: number;
  /** The size of a step in the file, in map units. */
  unit: number;
}

/** The countries with deliveries, each in its own file, and the world for routes between them. */
export const FRAMES = {
  world: { west: -140, east: 80, south: -5, north: 72, detail: '110m', tolerance: 12, leastArea: 900, unit: 10 },
  uk: { west: -11, east: 4, south: 48.6, north: 61, detail: '10m', tolerance: 0.7, leastArea: 3, unit: 1 },
  fr: { west: -6, east: 11, south: 41, north: 52.5, detail: '10m', tolerance: 1, leastArea: 6, unit: 1 },
  us: { west: -126, east: -66, south: 24, north: 50, detail: '50m', tolerance: 5, leastArea: 60, unit: 2 },
  qa: { west: 48.5, east: 55, south: 23, north: 28, detail: '10m', tolerance: 0.8, leastArea: 3, unit: 1 },
  om: { west: 50, east: 62, south: 15.5, north: 27.5, detail: '10m', tolerance: 1.2, leastArea: 6, unit: 1 },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof FRAMES;
