import type { Product } from '#features/catalogue/contract.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { type Picture, picturesOf } from '#features/viewing/picture.ts';
import type { Rating } from '#features/viewing/running.ts';
import type { Place } from './questions.ts';

/** What the guide judges a screen by, read from its facts once. */
export interface ScreenFacts {
  readonly pictures: readonly Picture[];
  readonly nits: number | undefined;
  readonly rating: Rating | undefined;
  readonly watts: number | undefined;
  readonly pitchMm: number | undefined;
  /** How it comes to each place: by itself, on a bracket or stand that holds it; absent where it does not. */
  readonly at: Readonly<Partial<Record<Place, 'itself' | 'held'>>>;
  /** Why it is nothing to be looked at from a distance; null where it is. */
  readonly isElse: string | null;
  /** Separate screens in it. */
  readonly screens: number;
}

/** Null for what is no screen. */
export function readScreenFacts(product: Pick<Product, 'name' | 'specs'>): ScreenFacts | null {
  const { role, screens } = readFitFacts(product);
  if (role !== 'screen') return null;
  const { specs } = product;
  const pictures = picturesOf(specs);
  return {
    ...{ pictures, screens },
    nits: specs.brightnessNits,
    rating: specs.operatingHours,
    watts: specs.powerWatts,
    pitchMm: specs.technology === 'LED' ? specs.pixelPitchMm : undefined,
    at: placesOf(specs),
    isElse: otherUse(specs, pictures),
  };
}

type Specs = Product['specs'];

function placesOf(specs: Specs): ScreenFacts['at'] {
  const { places = [], outdoor = false, formFactor, fixing, includes = [] } = specs;
  const hasHoles = fixing === 'VESA holes' && formFactor === 'bare';
  const needsHolder = hasHoles && !includes.includes('bracket') && !includes.includes('fitting');
  const held = hasHoles && !outdoor && places.includes('wall') ? ({ ceiling: 'held', floor: 'held' } as const) : {};
  const at: ScreenFacts['at'] = {
    ...held,
    ...(places.includes('wall') ? { wall: needsHolder ? 'held' : 'itself' } : {}),
    ...(places.includes('ceiling') ? { ceiling: 'itself' } : {}),
    ...(places.includes('floor') ? { floor: 'itself' } : {}),
    ...(places.includes('counter') ? { counter: 'itself' } : {}),
    ...(places.includes('window') ? { window: 'itself' } : {}),
  };
  if (!outdoor) return at;
  return { ...at, outdoors: needsHolder && places.includes('wall') ? 'held' : 'itself' };
}

function otherUse(
  { formFactor, depthMm, touch, connectivity = [], includes = [] }: Specs,
  pictures: readonly Picture[],
) {
  const height = pictures[0]?.heightMm;
  if (formFactor === 'free-standing' && depthMm && height && depthMm >= height && touch)
    return 'Its picture lies or slopes for those who stand at it.';
  const takesPicture = connectivity.some((port) => port.startsWith('HDMI')) || includes.includes('player');
  return touch && !takesPicture ? 'It is made to be used by touch and takes no picture from a player.' : null;
}
