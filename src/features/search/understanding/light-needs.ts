import { LIGHT, windowNits } from '#features/viewing/brightness.ts';
import { known, type Need } from './need.ts';

const DAYLIGHT_NITS = 700;
export const BRIGHT: Need = {
  label: 'Readable in daylight',
  isQuality: true,
  filter: { minNits: String(DAYLIGHT_NITS) },
  reason: 'bright enough to be read against daylight',
  fits: ({ specs }) => known(specs.brightnessNits, (nits) => nits >= DAYLIGHT_NITS),
};
export const SUNLIT = readableBehindGlass(
  LIGHT.normal,
  'Readable in a window',
  'bright enough for a window in the sun',
);
export const SOUTHERN = readableBehindGlass(
  LIGHT.south,
  'Readable in a south window',
  'bright enough for a window facing south',
);

// What is too dim for the sun may do in the shade: between the two it depends.
function readableBehindGlass(lux: number, label: string, reason: string): Need {
  const least = windowNits(lux);
  return {
    ...{ label, reason, isQuality: true, called: 'window' },
    filter: { minNits: String(least) },
    fits: ({ specs: { brightnessNits: nits, outdoor, places } }) => {
      // What stands on posts in the open is behind no glass.
      if (outdoor && places?.includes('ground')) return -1;
      if (nits === undefined || (nits >= DAYLIGHT_NITS && nits < least)) return 0;
      return nits >= least ? 1 : -1;
    },
  };
}
