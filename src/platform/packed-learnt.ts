import type { Learnt } from './learn.ts';

/** What was learnt, small enough to ship: each weight as one byte. */
export interface PackedLearnt {
  /** The names of the features, one a line. */
  features: string;
  rarity: string;
  weights: string;
  /** What a byte of 1 stands for. */
  rarityStep: number;
  weightStep: number;
}

const MOST = 127;

/** Packs what was learnt. A weight is rounded to a 127th of the greatest. */
export function packed({ places, rarity, weights }: Learnt): PackedLearnt {
  const [rarityStep, weightStep] = [stepOf(rarity), stepOf(weights)];
  return {
    features: [...places.keys()].join('\n'),
    rarity: bytesOf(rarity, rarityStep),
    weights: bytesOf(weights, weightStep),
    rarityStep,
    weightStep,
  };
}

/** What was packed, as it is asked; it has so many labels. */
export function unpacked({ features, rarity, weights, rarityStep, weightStep }: PackedLearnt, labels: number): Learnt {
  return {
    labels,
    places: new Map(features.split('\n').map((name, at) => [name, at])),
    rarity: numbersOf(rarity, rarityStep),
    weights: new Int8Array(Buffer.from(weights, 'base64')),
    unit: weightStep,
  };
}

const stepOf = (numbers: Iterable<number>) =>
  Array.from(numbers).reduce((most, each) => Math.max(most, Math.abs(each)), Number.MIN_VALUE) / MOST;

function bytesOf(numbers: Iterable<number>, step: number): string {
  return Buffer.from(Int8Array.from(numbers, (each) => Math.round(each / step)).buffer).toString('base64');
}

function numbersOf(bytes: string, step: number): Float32Array {
  return Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (each) => each * step);
}
