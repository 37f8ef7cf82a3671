import type { PictureSpec } from '#demo/pictures/picture-spec.ts';

export type Category =
  | 'Digital Menu Boards'
  | 'Interactive Displays'
  | 'Outdoor Signage'
  | 'Video Walls'
  | 'Kiosks'
  | 'Accessories';

/** Structured facts of a product; every one may be missing. */
export type Specs = {
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
};

export type DemoProduct = {
  sku: string;
  name: string;
  description: string;
  /** Pounds and pence ex VAT, as they stand on the wire: '1249.00'. */
  price: string;
  category: Category;
  inStock: boolean;
  stockQuantity: number;
  specs: Specs;
  /** The SKUs of brackets, players and leads that fit. */
  compatibleWith?: string[];
  picture: PictureSpec;
};
