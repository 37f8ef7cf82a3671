import type { Learnt } from '#platform/learn.ts';
import type { LearntWishes } from './learn-wishes.ts';

/** What was learnt, small enough to ship: each weight as one byte. */
export interface PackedWishes {
  wants: readonly string[];
  ofWants: Packed;
  needs: readonly string[];
  ofNeeds: Packed;
}

interface Packed {
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
export function packed({ wants, ofWants, needs, ofNeeds }: LearntWishes): PackedWishes {
  return { wants, ofWants: pack(ofWants), needs, ofNeeds: pack(ofNeeds) };
}

/** What was packed, as it is asked. */
export function unpacked({ wants, ofWants, needs, ofNeeds }: PackedWishes): LearntWishes {
  return { wants, ofWants: unpack(ofWants, wants.length), needs, ofNeeds: unpack(ofNeeds, needs.length) };
}

function pack({ places, rarity, weights }: Learnt): Packed {
  const [rarityStep, weightStep] = [stepOf(rarity), stepOf(weights)];
  return {
    features: [...places.keys()].join('\n'),
    rarity: bytesOf(rarity, rarityStep),
    weights: bytesOf(weights, weightStep),
    rarityStep,
    weightStep,
  };
}

function unpack({ features, rarity, weights, rarityStep, weightStep }: Packed, labels: number): Learnt {
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
