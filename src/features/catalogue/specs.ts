/** Structured specifications that a product may carry (decision B4); every one is optional. */
export interface Specs {
  brand?: string;
  screenSizeInches?: number;
  resolution?: string;
  brightnessNits?: number;
  orientation?: 'landscape' | 'portrait' | 'both';
  touch?: boolean;
  outdoor?: boolean;
  ipRating?: string;
  operatingHours?: '16/7' | '24/7';
  powerWatts?: number;
  energyClass?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  vesa?: string;
  weightKg?: number;
  connectivity?: string[];
  warrantyYears?: number;
  leadTimeDays?: number;
}
