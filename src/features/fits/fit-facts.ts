import type { Specs } from '#features/catalogue/attributes.ts';

/** What a product is to others, read from its facts; null where they do not say. */
export type Role =
  | 'screen'
  | 'LED cabinet'
  | 'bracket'
  | 'player'
  | 'supply'
  | 'outlets'
  | 'enclosure'
  | 'lead'
  | 'LED controller'
  | 'LED frame'
  | 'LED spare';

export interface FitFacts {
  readonly name: string;
  readonly role: Role | null;
  readonly specs: Specs;
  /** Horizontal and vertical distance of the holes, in mm. */
  readonly holes: readonly [number, number] | null;
  readonly pixels: readonly [number, number] | null;
  /** Screens in it: 1 where it is no set. */
  readonly screens: number;
  /** The diagonal and weight of one screen of it; a set's weight is that of all. */
  readonly inches: number | undefined;
  readonly kg: number | undefined;
  /** A sentence where its facts contradict each other. */
  readonly contradiction: string | null;
}

export function readFitFacts({ name, specs }: { name: string; specs: Specs }): FitFacts {
  const screens = specs.panels ?? 1;
  const { weightKg } = specs;
  // Written out, not spread: V8 stores what comes after a spread apart from the object, and there is one for each product.
  return {
    name,
    role: roleOf(specs),
    specs,
    holes: pairIn(specs.vesa),
    pixels: pairIn(specs.resolution),
    screens,
    inches: specs.panelInches ?? specs.screenSizeInches,
    kg: weightKg === undefined ? undefined : weightKg / screens,
    contradiction: contradictionIn(name, specs),
  };
}

// The order matters: an enclosure states a diagonal, and a bracket its greatest.
function roleOf(specs: Specs): Role | null {
  if (specs.wallPart === 'controller') return 'LED controller';
  if (specs.wallPart === 'frame') return 'LED frame';
  if (specs.wallPart === 'module' || specs.wallPart === 'case') return 'LED spare';
  if (specs.innerWidthMm !== undefined) return 'enclosure';
  if (specs.fitsToInches !== undefined || specs.loadKg !== undefined) return 'bracket';
  if (specs.outlets !== undefined) return 'outlets';
  if (specs.suppliesWatts !== undefined) return 'supply';
  if (specs.outputs !== undefined) return 'player';
  if (specs.leadKind !== undefined) return 'lead';
  if (specs.technology === 'LED' && specs.formFactor === 'bare') return 'LED cabinet';
  return specs.technology !== undefined || specs.screenSizeInches !== undefined ? 'screen' : null;
}

function contradictionIn(name: string, { fitsFromInches = 0, fitsToInches = Number.POSITIVE_INFINITY }: Specs) {
  return fitsFromInches > fitsToInches
    ? `The facts of ${name} contradict each other: its smallest screen, ${fitsFromInches} inches, is larger than its largest, ${fitsToInches}.`
    : null;
}

function pairIn(text: string | undefined): readonly [number, number] | null {
  const found = /^\s*(\d{1,5})\s*[×xX*]\s*(\d{1,5})(?:\s*mm)?\s*$/.exec(text ?? '');
  return found ? [Number(found[1]), Number(found[2])] : null;
}
