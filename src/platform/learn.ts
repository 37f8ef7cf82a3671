import type { Steps } from './steps.ts';

/** What of a sentence tells what it means, with how much each counts. */
export type Features = ReadonlyMap<string, number>;

/** What was learnt from examples: how much each feature speaks for each label. */
export interface Learnt {
  labels: number;
  /** The number of each feature. */
  places: ReadonlyMap<string, number>;
  /** By feature: what few examples have tells more. */
  rarity: Float32Array;
  /** By feature, then by label; numbers, or bytes of which 1 stands for `unit`. */
  weights: Float32Array | Int8Array;
  unit: number;
}

/** An example: the numbers of its labels, and its features. */
export interface Example {
  labels: readonly number[];
  features: Features;
}

/** How the labels of an example stand to one another, and how it is learnt. */
export interface Labelling {
  labels: number;
  /** `one`: each example has one label, and the shares make one; `any`: each label is there or not, whatever the others are. */
  each: 'one' | 'any';
  /** By how much what is rare tells more: the power of the logarithm of how rare it is. */
  rarity?: number;
  /** How much the first examples teach. */
  firstStep?: number;
  /** How much of what a feature was learnt to mean is forgotten at each step, so that a few examples make nothing certain. */
  forget?: number;
}

const ROUNDS = 12;
const AS_RARE = 0.5;
const FIRST_STEP = 4;
const SLOWER_BY = 0.2;
// After so many examples others may have their turn: a few milliseconds.
const AT_A_TIME = 150;
// A word that no example has is as rare as the rarest.
const UNKNOWN = 2.6;

/** Learns labels from examples by logistic regression, as steps. The same examples in the same order always teach the same. */
export function* learn(examples: readonly Example[], labelling: Labelling): Steps<Learnt> {
  const { labels, each, rarity = AS_RARE, firstStep = FIRST_STEP, forget = 0 } = labelling;
  const times = new Map<string, number>();
  for (const name of examples.flatMap(({ features }) => [...features.keys()]))
    times.set(name, (times.get(name) ?? 0) + 1);
  const learnt = {
    labels,
    places: new Map([...times.keys()].map((name, at) => [name, at])),
    rarity: Float32Array.from(times.values(), (seen) => Math.log((examples.length + 1) / seen) ** rarity),
    weights: new Float32Array(times.size * labels),
    unit: 1,
  };
  const known = examples.map(({ labels: right, features }) => ({ right, vector: vectorOf(features, learnt) }));
  for (let round = 0; round < ROUNDS; round++) {
    const step = firstStep / (1 + round * SLOWER_BY);
    for (const [at, { right, vector }] of inDisorder(known, round).entries()) {
      if (at % AT_A_TIME === 0) yield;
      correct(learnt, vector, { right, step, each, forget });
    }
  }
  return learnt;
}

/** The share of each label in a sentence of which one holds; together they are 1. */
export function sharesOf(features: Features, learnt: Learnt): Float64Array {
  return sharesIn(sumsOf(vectorOf(features, learnt), learnt));
}

/** How likely each label is of a sentence of which any may hold, from 0 to 1 each. */
export function chancesOf(features: Features, learnt: Learnt): Float64Array {
  return chancesIn(sumsOf(vectorOf(features, learnt), learnt));
}

type Vector = readonly (readonly [place: number, value: number])[];

// Of unit length, unknown words included, so that a sentence of unknown words means nothing for certain.
function vectorOf(features: Features, { places, rarity }: Pick<Learnt, 'places' | 'rarity'>): Vector {
  const vector: [number, number][] = [];
  let square = 0;
  for (const [name, weight] of features) {
    const place = places.get(name);
    const value = weight * (place === undefined ? UNKNOWN : (rarity[place] ?? 0));
    if (place !== undefined) vector.push([place, value]);
    if (place !== undefined || !name.includes(' ')) square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  return vector.map(([place, value]) => [place, value / length]);
}

function sumsOf(vector: Vector, { labels, weights, unit }: Learnt): Float64Array {
  const sums = new Float64Array(labels);
  for (const [place, value] of vector)
    for (let label = 0; label < labels; label++)
      sums[label] = (sums[label] ?? 0) + (weights[place * labels + label] ?? 0) * value * unit;
  return sums;
}

function sharesIn(sums: Float64Array): Float64Array {
  const most = sums.reduce((a, b) => Math.max(a, b));
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / whole);
}

const chancesIn = (sums: Float64Array) => sums.map((sum) => 1 / (1 + Math.exp(-sum)));

// What was too sure is made less sure, and the right labels surer.
function correct(
  learnt: Learnt,
  vector: Vector,
  {
    right,
    step,
    each,
    forget,
  }: { right: readonly number[]; step: number } & Required<Pick<Labelling, 'each' | 'forget'>>,
): void {
  const { labels, weights } = learnt;
  const errors = (each === 'one' ? sharesIn : chancesIn)(sumsOf(vector, learnt));
  for (const label of right) errors[label] = (errors[label] ?? 0) - 1;
  for (const [place, value] of vector)
    for (let label = 0; label < labels; label++) {
      const at = place * labels + label;
      weights[at] = (weights[at] ?? 0) * (1 - step * forget) - step * (errors[label] ?? 0) * value;
    }
}

// Always the same disorder, so that every process reads alike.
function inDisorder<T>(items: readonly T[], round: number): T[] {
  let seed = round + 7;
  const numbered = items.map((item) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return { item, number: seed };
  });
  return numbered.sort((a, b) => a.number - b.number).map(({ item }) => item);
}
