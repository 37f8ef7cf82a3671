import { describe, expect, it } from 'vitest';
import { contrastOf, LEAST_CONTRAST, LIGHT, windowNits } from '#features/viewing/brightness.ts';
import { picturesOf } from '#features/viewing/picture.ts';
import { farthestOfPrint, mostLines, nearestMetres } from '#features/viewing/reading.ts';
import { demoProducts } from './products.ts';

type Product = Pick<(typeof demoProducts)[number], 'description' | 'specs'>;

// What texts claim of places, each with the rule that it must keep. A text in another wording adds one here.
const CLAIMS: readonly { said: RegExp; holds(product: Product, ...said: string[]): boolean }[] = [
  {
    said: /(?:readable|legible) from (?:about )?(\d+(?:\.\d)?) m\b/,
    holds: ({ specs }, metres) => picturesOf(specs).some(({ heightMm }) => within(farthestOfPrint(heightMm), metres)),
  },
  {
    said: /(?:\d+ to )?(\d+) lines read from (\d+(?:\.\d)?) m\b/,
    holds: ({ specs }, lines, metres) => linesOf(specs, metres)[0] === Number(lines),
  },
  {
    said: /or (\d+) lines where it hangs upright/,
    holds: ({ specs, description }, lines) =>
      linesOf(specs, /read from (\d+(?:\.\d)?) m/.exec(description)?.[1])[1] === Number(lines),
  },
  // The points of an LED picture are not to be seen.
  {
    said: /(?:viewed|sharp) from (\d+(?:\.\d)?|two) ?m(?:etres)?\b/,
    holds: ({ specs }, metres) => nearestMetres(specs.pixelPitchMm ?? 99) <= (metres === 'two' ? 2 : Number(metres)),
  },
  { said: /direct sun|south-facing/i, holds: ({ specs }) => isReadBehindGlass(specs.brightnessNits, LIGHT.south) },
  { said: /sunny days/, holds: ({ specs }) => isReadBehindGlass(specs.brightnessNits, LIGHT.normal) },
  { said: /brighter than any/, holds: () => false },
  { said: /day and night|24-hour/, holds: ({ specs }) => specs.operatingHours === '24/7' },
];

const within = (metres: number, said: string | undefined) => Number(said) <= metres + 0.05;

function linesOf(specs: Product['specs'], metres: string | undefined): number[] {
  return picturesOf(specs).map(({ heightMm }) => mostLines(heightMm, Number(metres)));
}

function isReadBehindGlass(nits = 0, lux: number): boolean {
  return nits >= windowNits(lux) && contrastOf(nits, lux) >= LEAST_CONTRAST.byDay;
}

function broken(product: Product): string[] {
  return CLAIMS.flatMap(({ said, holds }) => {
    const found = said.exec(product.description);
    return found && !holds(product, ...found.slice(1)) ? [found[0]] : [];
  });
}

describe('what a text claims of distance, light and hours', () => {
  it('keeps the rules that the guide judges by, in every text of the catalogue', () => {
    const wrong = demoProducts.flatMap((product) => broken(product).map((said) => `${product.sku}: ${said}`));
    expect(wrong).toEqual([]);
  });

  it('is found in at least ten texts, and a claim that breaks a rule is noticed', () => {
    const claims = demoProducts.filter(({ description }) => CLAIMS.some(({ said }) => said.test(description)));
    expect(claims.length).toBeGreaterThanOrEqual(10);
    const board = {
      screenSizeInches: 50,
      resolution: '3840 × 2160',
      orientation: 'both',
      brightnessNits: 400,
    } as const;
    const text = (description: string) => broken({ description, specs: board });
    expect(text('A menu of 30 to 40 lines read from 6 m.')).toEqual(['30 to 40 lines read from 6 m']);
    expect(text('A menu of 12 lines read from 6 m.')).toEqual([]);
    expect(text('Legible in direct sun, rated to run day and night.')).toEqual(['direct sun', 'day and night']);
    expect(text('It is legible from 9 m, 13 upright.')).toEqual([]);
    expect(text('It is legible from 12 m.')).toEqual(['legible from 12 m']);
  });
});
