import { known, type Need } from './need.ts';

const DAYLIGHT_NITS = 700;
const SUNLIGHT_NITS = 1500;
export const BRIGHT: Need = {
  label: 'Readable in daylight',
  isQuality: true,
  filter: { minNits: String(DAYLIGHT_NITS) },
  reason: 'bright enough to be read against daylight',
  fits: ({ specs }) => known(specs.brightnessNits, (nits) => nits >= DAYLIGHT_NITS),
};
// A screen facing the sun needs three times the light of one in a bright room; between the two it depends.
export const SUNLIT: Need = {
  label: 'Readable in a window',
  isQuality: true,
  called: 'window',
  filter: { minNits: String(SUNLIGHT_NITS) },
  reason: 'bright enough for a window in the sun',
  fits: ({ specs: { brightnessNits: nits, madeForWindows } }) => {
    if (madeForWindows) return 1;
    if (nits === undefined || (nits >= DAYLIGHT_NITS && nits < SUNLIGHT_NITS)) return 0;
    return nits >= SUNLIGHT_NITS ? 1 : -1;
  },
};
