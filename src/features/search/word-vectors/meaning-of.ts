import { everyToken } from '../engine/tokens.ts';
import table from './table.json' with { type: 'json' };

const { dimensions, mean, direction } = table;

/** How many numbers a meaning has. */
export const DIMENSIONS = dimensions;

let vectors: { places: ReadonlyMap<string, number>; bytes: Int8Array } | undefined;

/**
 * What a text means, as a vector of unit length: texts that say the same in other words are near each other. Null where none of its words is known.
 * The sum of its words' vectors, each by how rare the word is, without what all texts have in common (Arora, Liang and Ma 2017).
 */
export function meaningOf(text: string): Float32Array | null {
  const sum = new Float32Array(dimensions);
  for (const token of new Set(everyToken(text))) addWord(sum, token);
  if (!toUnitLength(sum)) return null;
  for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) - (mean[at] ?? 0);
  const share = direction.reduce((all, each, at) => all + each * (sum[at] ?? 0), 0);
  for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) - share * (direction[at] ?? 0);
  return toUnitLength(sum) ? sum : null;
}

function addWord(sum: Float32Array, token: string): void {
  vectors ??= unpacked();
  const { places, bytes } = vectors;
  const form = formsOf(token).find((each) => places.has(each));
  const from = (places.get(form ?? '') ?? -1) * dimensions;
  if (from < 0) return;
  for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (bytes[from + at] ?? 0);
}

// Unpacked when the first text is read, and once.
function unpacked() {
  return {
    places: new Map(table.words.split(' ').map((word, at) => [word, at])),
    bytes: new Int8Array(Buffer.from(table.vectors, 'base64')),
  };
}

const ENDING = /(?:ings?|ed|er|ly|ish|y)$/u;
const SHORTEST = 3;

// 'Dazzlingly' is read as 'dazzling', 'rewiring' as 'rewire' or 'rewir', 'flapped' as 'flap'.
function formsOf(token: string): string[] {
  const stem = token.replace(ENDING, '');
  if (stem === token || stem.length < SHORTEST) return [token];
  return [token, `${stem}e`, stem, stem.replace(/(.)\1$/u, '$1'), `${stem}ing`];
}

function toUnitLength(vector: Float32Array): boolean {
  const length = Math.hypot(...vector);
  if (length === 0) return false;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return true;
}
