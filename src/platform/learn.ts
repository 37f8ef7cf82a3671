import type { Steps } from './steps.ts';

/** What of a sentence tells what it means, with how much each counts. */
export type Features = ReadonlyMap<string, number>;

/** A sentence: its features, and what it means as a vector of unit length, if that is known. */
export interface Said {
  features: Features;
  meaning?: Float32Array | null;
}

/** What was learnt from examples: how much each feature speaks for each label. */
export interface Learnt {
  labels: number;
  /** The number of each feature. */
  places: ReadonlyMap<string, number>;
  /** By feature: what few examples have tells more. */
  rarity: Float32Array;
  /** By feature, then by label; last for each number of a meaning. Numbers, or bytes of which 1 stands for `unit`. */
  weights: Float32Array | Int8Array;
  unit: number;
}

/** An example: the numbers of its labels, and what it says. */
export interface Example extends Said {
  labels: readonly number[];
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
  /** How much the weight of a feature costs, as the penalty on its square in ridge regression, so that a few examples make nothing certain. */
  penalty?: number;
}

const ROUNDS = 10;
const AS_RARE = 1;
const FIRST_STEP = 8;
const SLOWER_BY = 0.5;
const PENALTY = 0.02;
// How much a meaning counts beside features, which together have length 1.
const OF_A_MEANING = 0.35;
// After so many examples others may have their turn: a few milliseconds.
const AT_A_TIME = 150;
// A word that no example has is as rare as the rarest.
const UNKNOWN = 2.6;

/** Learns labels from examples by logistic regression, as steps. The same examples in the same order always teach the same. */
export function* learn(examples: readonly Example[], labelling: Labelling): Steps<Learnt> {
  const { labels, each, rarity = AS_RARE, firstStep = FIRST_STEP, penalty = PENALTY } = labelling;
  const times = new Map<string, number>();
  for (const name of examples.flatMap(({ features }) => [...features.keys()]))
    times.set(name, (times.get(name) ?? 0) + 1);
  const ofMeaning = Math.max(0, ...examples.map(({ meaning }) => meaning?.length ?? 0));
  const learnt = {
    labels,
    places: new Map([...times.keys()].map((name, at) => [name, at])),
    rarity: Float32Array.from(times.values(), (seen) => Math.log((examples.length + 1) / seen) ** rarity),
    weights: new Float32Array((times.size + ofMeaning) * labels),
    unit: 1,
  };
  const known = examples.map((example) => ({ right: example.labels, vector: vectorOf(example, learnt) }));
  // Each example that has a feature pays its part of the penalty.
  const everywhere = new Array<number>(ofMeaning).fill(examples.length);
  const penalties = Float64Array.from([...times.values(), ...everywhere], (seen) => penalty / seen);
  for (let round = 0; round < ROUNDS; round++) {
    const step = firstStep / (1 + round * SLOWER_BY);
    for (const [at, { right, vector }] of inDisorder(known, round).entries()) {
      if (at % AT_A_TIME === 0) yield;
      correct(learnt, vector, { right, step, each, penalties });
    }
  }
  return learnt;
}

/** The share of each label in a sentence of which one holds; together they are 1. */
export function sharesOf(said: Said, learnt: Learnt): Float64Array {
  return sharesIn(sumsOf(vectorOf(said, learnt), learnt));
}

/** How likely each label is of a sentence of which any may hold, from 0 to 1 each. */
export function chancesOf(said: Said, learnt: Learnt): Float64Array {
  return chancesIn(sumsOf(vectorOf(said, learnt), learnt));
}

/** The places at which there is something, and how much. */
interface Vector {
  places: Int32Array;
  values: Float64Array;
}

// Features are of unit length, unknown words included, so that a sentence of unknown words means nothing for certain.
function vectorOf({ features, meaning }: Said, { places, rarity }: Pick<Learnt, 'places' | 'rarity'>): Vector {
  const at: number[] = [];
  const values: number[] = [];
  let square = 0;
  for (const [name, weight] of features) {
    const place = places.get(name);
    const value = weight * (place === undefined ? UNKNOWN : (rarity[place] ?? 0));
    if (place !== undefined) at.push(place);
    if (place !== undefined) values.push(value);
    if (place !== undefined || !name.includes(' ')) square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  const ofMeaning = Array.from(meaning ?? [], (value) => value * OF_A_MEANING);
  return {
    places: Int32Array.from([...at, ...ofMeaning.map((_, nth) => places.size + nth)]),
    values: Float64Array.from([...values.map((value) => value / length), ...ofMeaning]),
  };
}

function sumsOf({ places, values }: Vector, { labels, weights, unit }: Learnt): Float64Array {
  const sums = new Float64Array(labels);
  for (let nth = 0; nth < places.length; nth++) {
    const from = (places[nth] ?? 0) * labels;
    const value = (values[nth] ?? 0) * unit;
    for (let label = 0; label < labels; label++)
      sums[label] = (sums[label] ?? 0) + (weights[from + label] ?? 0) * value;
  }
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
    penalties,
  }: { right: readonly number[]; step: number; each: Labelling['each']; penalties: Float64Array },
): void {
  const { labels, weights } = learnt;
  const errors = (each === 'one' ? sharesIn : chancesIn)(sumsOf(vector, learnt));
  for (const label of right) errors[label] = (errors[label] ?? 0) - 1;
  for (let nth = 0; nth < vector.places.length; nth++) {
    const place = vector.places[nth] ?? 0;
    const from = place * labels;
    const change = step * (vector.values[nth] ?? 0);
    const left = Math.max(0, 1 - step * (penalties[place] ?? 0));
    for (let label = 0; label < labels; label++)
      weights[from + label] = (weights[from + label] ?? 0) * left - (errors[label] ?? 0) * change;
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
