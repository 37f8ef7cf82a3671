export const ORIENTATIONS = ['landscape', 'portrait', 'both'] as const;
export const OPERATING_HOURS = ['16/7', '24/7'] as const;
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Structured specifications that a product may carry (decision B4); every one is optional. */
export interface Specs {
  brand?: string;
  screenSizeInches?: number;
  resolution?: string;
  brightnessNits?: number;
  orientation?: (typeof ORIENTATIONS)[number];
  touch?: boolean;
  outdoor?: boolean;
  ipRating?: string;
  operatingHours?: (typeof OPERATING_HOURS)[number];
  powerWatts?: number;
  energyClass?: (typeof ENERGY_CLASSES)[number];
  vesa?: string;
  weightKg?: number;
  connectivity?: string[];
  warrantyYears?: number;
  leadTimeDays?: number;
}
