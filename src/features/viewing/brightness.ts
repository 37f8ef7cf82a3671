// How much of the light on it a matt screen throws back, and the contrast of a panel in the dark, unless known.
const REFLECTED = 0.04;
const DARK_CONTRAST = 1_000;

/** The contrast that a picture needs: indoors, and by day in a window or outdoors (AVIXA). */
export const LEAST_CONTRAST = { indoors: 15, byDay: 5 } as const;

/** Kinds of light by the lux that falls on the screen. */
export const LIGHT = {
  dim: 100,
  room: 500,
  bright: 1_000,
  daylight: 2_000,
  shaded: 10_000,
  normal: 20_000,
  south: 50_000,
  shade: 10_000,
  open: 20_000,
  sun: 60_000,
} as const;

// The nits of a window by the light that reaches it, weakest first.
const WINDOWS = [
  { to: LIGHT.shaded, nits: 800 },
  { to: LIGHT.normal, nits: 2_500 },
  { to: Number.POSITIVE_INFINITY, nits: 3_000 },
] as const;

/** The contrast of the picture of a screen of so many nits in so much light: (L + r) ÷ (L/C + r) with r = lux × R ÷ π. */
export function contrastOf(nits: number, lux: number, dark = DARK_CONTRAST, reflected = REFLECTED): number {
  const thrownBack = (lux * reflected) / Math.PI;
  return (nits + thrownBack) / (nits / dark + thrownBack);
}

/** The least nits behind glass that faces so much light. The stricter of this and the contrast decides. */
export function windowNits(lux: number): number {
  return WINDOWS.find(({ to }) => lux <= to)?.nits ?? WINDOWS[2].nits;
}
