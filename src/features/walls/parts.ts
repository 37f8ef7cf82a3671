import type { Specs } from '#features/catalogue/attributes.ts';
import type { Pence } from '#values/money.ts';

/** A product that a wall is made of, as the plan counts it. */
export interface Part {
  id: number;
  sku: string;
  name: string;
  pricePence: Pence;
  weightKg: number;
  /** How many can be bought now. */
  available: number;
  /** Working days until it is made; null where it leaves from stock. */
  leadDays: number | null;
}

export interface Cabinet extends Part {
  widthMm: number;
  heightMm: number;
  pixelsWide: number;
  pixelsHigh: number;
  isOutdoor: boolean;
  greatestWatts: number;
  averageWatts: number;
  nits: number | null;
  service: NonNullable<Specs['service']> | null;
}

export interface Controller extends Part {
  dataPorts: number;
  pixelsPerPort: number;
  watts: number;
}

/** Frames and flight cases: both take so many cabinets of one size. */
export interface Carrier extends Part {
  cabinetSize: string;
  cabinetsTaken: number;
  isOutdoor: boolean;
}

export interface SpareModule extends Part {
  widthMm: number;
  heightMm: number;
  pixelsWide: number;
  isOutdoor: boolean;
}

/** A wall that is sold ready made. */
export interface Kit extends Part {
  slug: string;
  widthMm: number;
  heightMm: number;
  pixelsWide: number;
  pixelsHigh: number;
  isOutdoor: boolean;
  includes: readonly string[];
}

/** Everything on sale that walls are planned from. */
export interface WallParts {
  cabinets: Cabinet[];
  controllers: Controller[];
  frames: Carrier[];
  cases: Carrier[];
  modules: SpareModule[];
  kits: Kit[];
}

/** The distance between two pixels in mm, from the pixels themselves: 500 mm of 192 are 2.604. */
export function pitchOf({ widthMm, pixelsWide }: Pick<Cabinet, 'widthMm' | 'pixelsWide'>): number {
  return widthMm / pixelsWide;
}
