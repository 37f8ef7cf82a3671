import { setImmediate } from 'node:timers/promises';
import type { Features } from './features.ts';

/** What was learnt from examples: how much each feature speaks for each topic. */
export interface Learnt {
  topics: number;
  /** The number of each feature. */
  places: ReadonlyMap<string, number>;
  /** By feature: what few examples have tells more. */
  rarity: Float32Array;
  /** By feature, then by topic. */
  weights: Float32Array;
}

/** An example: its topic's number, and its features. */
export interface Example {
  topic: number;
  features: Features;
}

const ROUNDS = 12;
const FIRST_STEP = 4;
const SLOWER_BY = 0.2;
// After so many examples others have their turn: a few milliseconds.
const AT_A_TIME = 150;
// A word that no example has is as rare as the rarest.
const UNKNOWN = 2.6;

/** Learns topics from examples (multinomial logistic regression, always in the same order), and lets others work in between. */
export async function learn(examples: readonly Example[], topics: number): Promise<Learnt> {
  const times = new Map<string, number>();
  for (const name of examples.flatMap(({ features }) => [...features.keys()]))
    times.set(name, (times.get(name) ?? 0) + 1);
  const learnt = {
    topics,
    places: new Map([...times.keys()].map((name, at) => [name, at])),
    rarity: Float32Array.from(times.values(), (seen) => Math.sqrt(Math.log((examples.length + 1) / seen))),
    weights: new Float32Array(times.size * topics),
  };
  const known = examples.map(({ topic, features }) => ({ topic, vector: vectorOf(features, learnt) }));
  for (let round = 0; round < ROUNDS; round++) {
    const step = FIRST_STEP / (1 + round * SLOWER_BY);
    for (const [at, { topic, vector }] of inDisorder(known, round).entries()) {
      if (at % AT_A_TIME === 0) await setImmediate();
      correct(learnt, vector, topic, step);
    }
  }
  return learnt;
}

/** The share of each topic in a message; together they are 1. */
export function sharesOf(features: Features, learnt: Learnt): Float64Array {
  return sharesOfVector(vectorOf(features, learnt), learnt);
}

type Vector = readonly (readonly [place: number, value: number])[];

// Of unit length, unknown words included, so that a message of unknown words is of no topic for certain.
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

function sharesOfVector(vector: Vector, { topics, weights }: Learnt): Float64Array {
  const sums = new Float64Array(topics);
  for (const [place, value] of vector)
    for (let topic = 0; topic < topics; topic++)
      sums[topic] = (sums[topic] ?? 0) + (weights[place * topics + topic] ?? 0) * value;
  const most = sums.reduce((a, b) => Math.max(a, b));
  const powers = sums.map((sum) => Math.exp(sum - most));
  const whole = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / whole);
}

// What was too sure is made less sure, and the right topic surer.
function correct(learnt: Learnt, vector: Vector, right: number, step: number): void {
  const { topics, weights } = learnt;
  const errors = sharesOfVector(vector, learnt).map((share, topic) => (topic === right ? share - 1 : share));
  for (const [place, value] of vector)
    for (let topic = 0; topic < topics; topic++) {
      const at = place * topics + topic;
      weights[at] = (weights[at] ?? 0) - step * (errors[topic] ?? 0) * value;
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
