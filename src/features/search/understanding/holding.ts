import { known, type Need } from './need.ts';
import type { ReadNeed } from './needs.ts';
import { isA, type Thing, thingCalled } from './things.ts';

const MOUNT = thingCalled('mount');
const HOLES = /(?<![\p{L}\d.,])(\d{2,4})\s?(?:x|×|by)\s?(\d{2,4})(?![\p{L}\d.])/iu;
const COUNTS: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3, four: 4, pair: 2 };
// 'For 2 screens', 'two tellies side by side', 'back to back'.
const SCREENS =
  /(?<![\p{L}\d])(?:(\d|two|both|three|four|pair)(?: of)? (?:\p{L}+ ){0,2}(?:screens?|displays?|monitors?|tvs?|tell(?:y|ies)|televisions?|panels?|boards?)|(back to back|side by side)|(two|three|four|[2-4]) in a (?:row|line))(?![\p{L}\d])/iu;

/** What a bracket or a stand has to hold at once: screw holes so far apart, and so many screens. Nothing of anything else. */
export function holdingIn(q: string, asked: Thing | null): readonly ReadNeed[] {
  if (!asked || !isA(asked, MOUNT)) return [];
  return [holesIn(q), screensIn(q), heavyIn(q)].filter((each) => each !== null);
}

function holesIn(q: string): ReadNeed | null {
  const said = HOLES.exec(q);
  const [width, height] = [Number(said?.[1]), Number(said?.[2])];
  // Smaller than any screw holes of a screen: a wall of '3 × 2'.
  if (!said || width < LEAST_HOLES || height < LEAST_HOLES) return null;
  const need: Need = {
    label: `VESA ${width} × ${height}`,
    reason: `reaches screw holes ${width} × ${height} apart`,
    isFact: true,
    fits: ({ specs }) =>
      known(specs.vesa, (holes) => {
        const [across = 0, down = 0] = holes.split(/\s*×\s*/u).map(Number);
        return across >= width && down >= height;
      }),
  };
  return { need, stretches: [{ from: said.index, to: said.index + said[0].length }] };
}

const LEAST_HOLES = 50;

const HEAVY =
  /(?<![\p{L}])(?:heavy[- ]?duty|extra strong|strong(?:er)?|sturd(?:y|ier)|robust|for heavy (?:screens?|tvs?|panels?|displays?))(?![\p{L}])/iu;
// What the lighter brackets carry, and what the heavier ones do.
const LIGHT_KG = 60;
const HEAVY_KG = 100;
const FOR_HEAVY_SCREENS: Need = {
  label: 'For heavy screens',
  reason: `carries ${HEAVY_KG} kg or more`,
  ...{ isQuality: true, isSaid: true, isUnsearched: true },
  fits: ({ specs: { loadKg } }) => (loadKg === undefined ? 0 : loadKg >= HEAVY_KG ? 1 : loadKg < LIGHT_KG ? -1 : 0),
};

function heavyIn(q: string): ReadNeed | null {
  const said = HEAVY.exec(q);
  return said && { need: FOR_HEAVY_SCREENS, stretches: [{ from: said.index, to: said.index + said[0].length }] };
}

const SEVERAL_HOLDERS = /(?<![\p{L}])(?:brackets|mounts|stands|trolleys|arms|hangers|poles)(?![\p{L}])/iu;

function screensIn(q: string): ReadNeed | null {
  // Each of 'two brackets for two screens' holds one.
  const said = SEVERAL_HOLDERS.test(q) ? null : SCREENS.exec(q);
  if (!said) return null;
  const named = (said[1] ?? said[3])?.toLowerCase();
  const count = COUNTS[named ?? 'both'] ?? Number(named);
  if (!(count > 1)) return null;
  const need: Need = {
    label: `Holds ${count} screens`,
    reason: `holds ${count} screens`,
    isFact: true,
    fits: ({ specs }) => known(specs.screensCarried, (screens) => screens >= count),
  };
  return { need, stretches: [{ from: said.index, to: said.index + said[0].length }] };
}
