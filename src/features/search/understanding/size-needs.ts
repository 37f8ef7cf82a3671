import type { Specs } from '#features/catalogue/attributes.ts';
import { type Fit, known, type Need } from './need.ts';

// A screen between the two is neither.
const SMALL = 35;
const LARGE = 60;
const WRITTEN_ON = 55;
const NEITHER = 12;
const ON_ITS_OWN = new Set(['floor', 'ground', 'pavement']);
const MM_PER_INCH = 25.4;
// Walls of LED state their sides alone.
const diagonalOf = ({ screenSizeInches, widthMm, heightMm, pixelPitchMm }: Specs) =>
  screenSizeInches ??
  (pixelPitchMm !== undefined && widthMm !== undefined && heightMm !== undefined
    ? Math.hypot(widthMm, heightMm) / MM_PER_INCH
    : undefined);
const isForAWallAlone = (places: readonly string[] | undefined) => places?.every((place) => place === 'wall') === true;
const bySize = (inches: number | undefined, over: (inches: number) => number): Fit => {
  if (inches === undefined) return 0;
  const by = over(inches);
  return by >= 0 ? 1 : by < -NEITHER ? -1 : 0;
};

// 'A small museum' is about no small screen.
const OF_A_SCREEN =
  '(?= (?:(?:touch|led|digital|menu|order|ordering|outdoor|window) )*(?:screens?|displays?|monitors?|tvs?|tell(?:y|ies)|teles?|televisions?|panels?|kiosks?|totems?|boards?|pictures?)(?![a-z]))';

/** What is said of how large a screen is without a measure, and of a place that only small ones have room on. */
export const SIZE_NEEDS: readonly [words: string, need: Need][] = [
  [
    `(?:small|compact|tiny|little)(?:${OF_A_SCREEN}|(?= (?:ones?|portrait|landscape|touch))|$)`,
    {
      label: 'Small',
      reason: 'small',
      ...{ isQuality: true, isSaid: true },
      fits: ({ specs }) => bySize(diagonalOf(specs), (inches) => SMALL - inches),
    },
  ],
  [
    // No screen for a lobby stands in the lift itself.
    '(?:in|inside|for) (?:(?:the|a|our|each|every|both) )?(?:passenger )?(?:lifts?|elevators?)(?! (?:lobby|lobbies|area|entrance|landing|foyer|hall))|lift (?:car|cabin)s?',
    {
      label: 'Small',
      reason: 'small',
      ...{ isQuality: true, isSaid: true },
      fits: ({ specs }) =>
        specs.places?.some((place) => ON_ITS_OWN.has(place))
          ? -1
          : known(specs.screenSizeInches, (inches) => inches <= SMALL),
    },
  ],
  [
    '(?:counter|desk|table)[- ]?top|(?:on (?:(?:the|our|a|my|each|every) )?|next to the |beside the )(?:counter|desk|till|table(?! (?:tennis|football|\\d)))',
    {
      label: 'Small',
      reason: 'small',
      isQuality: true,
      // What stands on the floor stands on no counter, however small its screen.
      fits: ({ specs }) =>
        specs.places?.some((place) => ON_ITS_OWN.has(place)) || isForAWallAlone(specs.places)
          ? -1
          : specs.places && !specs.places.includes('counter')
            ? 0
            : bySize(specs.screenSizeInches, (inches) => SMALL - inches),
    },
  ],
  [
    '(?:white|smart) ?boards?|(?:write|writing|draw|drawing) on|(?:write|writing|draw|drawing) with|(?:for|in) (?:(?:the|a|our|my|each|every|year|primary|infant|\\d+) )*class ?rooms?|lessons?',
    {
      label: 'Large enough for a class',
      reason: 'large enough for a class',
      isQuality: true,
      fits: ({ specs }) => bySize(specs.screenSizeInches, (inches) => inches - WRITTEN_ON),
    },
  ],
  [
    `(?:big|large|huge)${OF_A_SCREEN}`,
    {
      label: 'Large',
      reason: 'large',
      ...{ isQuality: true, isSaid: true },
      // Two 55s side by side are large.
      fits: ({ specs }) => ((specs.panels ?? 1) > 1 ? 1 : bySize(specs.screenSizeInches, (inches) => inches - LARGE)),
    },
  ],
];
