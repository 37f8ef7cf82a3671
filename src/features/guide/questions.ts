import type { LIGHT } from '#features/viewing/brightness.ts';

/** Where a screen hangs or stands. */
export const PLACES = ['wall', 'ceiling', 'floor', 'counter', 'window', 'outdoors'] as const;
export type Place = (typeof PLACES)[number];

export type Light = keyof typeof LIGHT;
const INDOORS: readonly Light[] = ['dim', 'room', 'bright', 'daylight'];

/** How light it may be at each place. */
export const LIGHTS_OF: Readonly<Record<Place, readonly Light[]>> = {
  wall: INDOORS,
  ceiling: INDOORS,
  floor: INDOORS,
  counter: INDOORS,
  window: ['shaded', 'normal', 'south'],
  outdoors: ['shade', 'open', 'sun'],
};

export const CONTENTS = ['menu', 'pictures', 'figures'] as const;
export const HOURS_OFFERED = [8, 12, 16, 24] as const;

/** The most and least that is taken. The midday sun is about 120,000 lux. */
export const LIMITS = {
  metres: { least: 0.5, most: 60 },
  lux: { least: 1, most: 120_000 },
  lines: { least: 1, most: 60 },
  hours: { least: 1, most: 24 },
} as const;

/** The fields of the form and the names in the address. */
export const FIELDS = ['place', 'metres', 'light', 'lux', 'shows', 'lines', 'hours', 'product'] as const;
export type Field = (typeof FIELDS)[number];
/** What was typed, as it was typed; blank where nothing was. */
export type Typed = Readonly<Record<Field, string>>;

/** The names of places and lights, as they stand within a sentence. */
export const PLACE_WORDS: Readonly<Record<Place, string>> = {
  wall: 'on a wall',
  ceiling: 'from a ceiling',
  floor: 'on the floor',
  counter: 'on a counter',
  window: 'in a window',
  outdoors: 'outdoors',
};
export const LIGHT_WORDS: Readonly<Record<Light, string>> = {
  dim: 'a dim room',
  room: 'an ordinary room',
  bright: 'a brightly lit shop',
  daylight: 'a room full of daylight',
  shaded: 'a window in the shade',
  normal: 'an ordinary window',
  south: 'a window that faces south',
  shade: 'shade outdoors',
  open: 'open sky without sun',
  sun: 'full sun',
};
