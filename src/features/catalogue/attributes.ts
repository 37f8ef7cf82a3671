import type { AttributeTable, SpecsOf } from './attribute.ts';
import { CONNECTION_NEEDS } from './connection-needs.ts';
import { FITTING_ATTRIBUTES } from './fitting-attributes.ts';
import { IP_NEEDS } from './ip-rating.ts';
import { LED_ATTRIBUTES } from './led-attributes.ts';

/**
 * The attributes of products, the one source of the contract, product form, product file, product page, comparison, search
 * filters and words, assistant and printed catalogue. Pages for shoppers import the type only, to load no entry.
 */
export const ATTRIBUTES = {
  brand: { kind: 'text', label: 'Brand', limits: { most: 100 }, words: (name) => name },
  screenSizeInches: {
    kind: 'number',
    label: 'Screen size',
    unit: 'inches',
    limits: { most: 1_000 },
    show: (inches) => `${inches} inches (${toCm(inches)} cm) across the diagonal`,
    brief: (inches) => `${inches}″ (${toCm(inches)} cm)`,
    csv: { alsoCalled: ['screen size'] },
    words: (inches) => `${inches} inch`,
    // Queries for a size are read in search/understanding/screen-sizes.ts.
    facet: {
      name: 'size',
      answer: 'sizes',
      unit: '"',
      example: 55,
      starts: [0, 32, 43, 55, 75],
      step: 0.1,
      reason: (inches) => `${inches}" across`,
      more: { words: 'bigger|larger|too small', says: 'bigger' },
      less: { words: 'smaller|too (?:big|large)', says: 'smaller' },
    },
  },
  resolution: {
    kind: 'text',
    label: 'Resolution',
    placeholder: '3840 × 2160',
    limits: { most: 40 },
    show: (pixels) => `${pixels} pixels`,
    brief: (pixels) => pixels,
    words: (pixels) => `${pixels}${isUhd(pixels) ? ' 4k uhd' : ''}${isFullHd(pixels) ? ' full hd 1080p' : ''}`,
    needs: [
      { words: '4k|uhd|ultra ?hd|2160p', label: '4K', reason: 'shows 4K', fits: isUhd },
      { words: 'full ?hd|fhd|1080p', label: 'Full HD', reason: 'shows Full HD', fits: isFullHd },
    ],
  },
  brightnessNits: {
    kind: 'number',
    label: 'Brightness',
    unit: 'nits',
    limits: { most: 100_000 },
    show: (nits) => `${nits.toLocaleString('en-GB')} nits (cd/m²)`,
    brief: (nits) => `${nits.toLocaleString('en-GB')} nits`,
    csv: { alsoCalled: ['brightness'] },
    words: (nits) => `${nits} nits`,
    facet: {
      name: 'brightness',
      param: 'Nits',
      unit: ' nits',
      example: 700,
      starts: [0, 500, 1_000, 2_500],
      step: 1,
      asked: { unit: String.raw`nits?|cd\/m2|cd\/m²|cd`, bare: 'least' },
      more: { words: 'brighter|too dark|too dim', says: 'brighter' },
    },
  },
  orientation: {
    kind: 'one of',
    label: 'Orientation',
    values: ['landscape', 'portrait', 'both'],
    names: { landscape: 'Landscape', portrait: 'Portrait', both: 'Landscape or portrait' },
    words: (value) => (value === 'both' ? 'landscape portrait' : value),
    needs: [
      {
        words:
          'portrait|vertical|upright|stand(?:ing|s)?[- ]?up way(?: up)?|(?:the )?tall way(?: up)?|on (?:its|their) ends?|on (?:its|their) sides?|tall,? (?:and )?(?:slim|thin|narrow)|(?:slim|thin|narrow),? (?:and )?tall|tall (?=(?:menus?|screens?|displays?|boards?|panels?|pictures?)\\b)|taller than (?:it is )?wide',
        label: 'Portrait',
        reason: 'can stand upright',
        fits: (value) => value !== 'landscape',
      },
      {
        words: 'landscape|horizontal|wide(?:,| and)? not tall|wider than (?:it is )?(?:tall|high)',
        label: 'Landscape',
        reason: 'can hang landscape',
        fits: (value) => value !== 'portrait',
      },
    ],
  },
  touch: {
    kind: 'yes or no',
    label: 'Touch',
    words: (isTouch) => (isTouch ? 'touch touchscreen interactive' : ''),
    facet: {
      name: 'touch',
      reason: 'works by touch',
      follow: { words: 'with touch|touch(?: ?screens?)?', says: 'with touch' },
    },
  },
  outdoor: {
    kind: 'yes or no',
    label: 'Outdoor use',
    term: 'For outdoor use',
    words: (isOutdoor) => (isOutdoor ? 'outdoor weatherproof' : ''),
    facet: {
      name: 'outdoor',
      title: 'Outdoor',
      reason: 'made for outdoors',
      follow: { words: 'for outside|for outdoors?|outdoors?|outside', says: 'for outdoors' },
    },
  },
  ipRating: {
    kind: 'text',
    label: 'IP rating',
    term: 'Protection',
    placeholder: 'IP65',
    limits: { most: 20 },
    brief: (rating) => rating,
    words: (rating) => rating,
    needs: IP_NEEDS,
  },
  operatingHours: {
    kind: 'one of',
    label: 'Operating hours',
    term: 'Rated for',
    values: ['16/7', '24/7'],
    show: (hours) => `${hours.replace('/', ' hours a day, ')} days a week`,
    brief: (hours) => hours,
    words: (hours) => hours,
    needs: [
      {
        words:
          '24[/-]7|24 ?h(?:ou)?rs?(?: a day)?|round the clock|(?:all )?day and (?:all )?night|night and day|all night|non[- ]?stop|always on|never (?:switched|turned|goes) off',
        label: '24/7',
        reason: 'made to run day and night',
        fits: (hours) => hours === '24/7',
      },
    ],
  },
  powerWatts: {
    kind: 'number',
    label: 'Power use',
    unit: 'W',
    limits: { most: 100_000 },
    show: (watts) => `${watts} W typical`,
    csv: { alsoCalled: ['power'] },
  },
  energyClass: {
    kind: 'one of',
    label: 'Energy class',
    values: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    show: (letter) => `${letter} (scale A to G)`,
    brief: (letter) => `energy class ${letter}`,
    words: (letter) => `energy class ${letter}`,
  },
  vesa: {
    kind: 'text',
    label: 'VESA mount',
    unit: 'mm',
    placeholder: '400 × 400',
    limits: { most: 40 },
    brief: (holes) => `VESA ${holes} mm`,
    words: (holes) => `vesa ${holes}`,
  },
  weightKg: { kind: 'number', label: 'Weight', unit: 'kg', limits: { most: 10_000 }, csv: { alsoCalled: ['weight'] } },
  heightMm: {
    kind: 'integer',
    label: 'Height',
    unit: 'mm',
    limits: { least: 1, most: 50_000 },
    csv: { alsoCalled: ['height'] },
  },
  widthMm: {
    kind: 'integer',
    label: 'Width',
    unit: 'mm',
    limits: { least: 1, most: 50_000 },
    csv: { alsoCalled: ['width'] },
  },
  depthMm: {
    kind: 'integer',
    label: 'Depth',
    unit: 'mm',
    limits: { least: 1, most: 50_000 },
    csv: { alsoCalled: ['depth'] },
  },
  // Sets and kits travel in parts, each smaller than what they make.
  longestBoxMm: { kind: 'integer', label: 'Longest box', unit: 'mm', limits: { least: 1, most: 50_000 } },
  onPallet: { kind: 'yes or no', label: 'Travels on a pallet' },
  connectivity: {
    kind: 'list',
    label: 'Connections',
    hint: 'Separated by commas, such as HDMI, USB, LAN',
    limits: { most: 60, items: 40 },
    words: (connections) => connections.join(' '),
    needs: CONNECTION_NEEDS,
  },
  ...FITTING_ATTRIBUTES,
  ...LED_ATTRIBUTES,
  warrantyYears: {
    kind: 'number',
    label: 'Warranty',
    unit: 'years',
    limits: { most: 100 },
    show: (years) => count(years, 'year'),
    brief: (years) => `${count(years, 'year')} warranty`,
  },
  // Only with it does the lead time delay a delivery; the stock is then how many may be ordered.
  madeToOrder: { kind: 'yes or no', label: 'Made to order' },
  leadTimeDays: {
    kind: 'number',
    label: 'Lead time',
    unit: 'days',
    limits: { least: 0, most: 1_000 },
    show: (days) => count(days, 'working day'),
  },
} as const satisfies AttributeTable;

/** A product's specifications, as the database stores them and every answer contains them. */
export type Specs = SpecsOf<typeof ATTRIBUTES>;

function toCm(inches: number): number {
  return Math.round(inches * 2.54);
}

function isUhd(pixels: string): boolean {
  return pixels.includes('3840');
}

function isFullHd(pixels: string): boolean {
  return pixels.includes('1920');
}

function count(value: number, name: string): string {
  return `${value} ${name}${value === 1 ? '' : 's'}`;
}
