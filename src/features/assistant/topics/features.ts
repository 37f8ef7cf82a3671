import { withoutPlaces } from '#features/assistant/questions/destination.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { phraseBook } from '#features/search/understanding/phrase-book.ts';
import { THING_NAMES } from '#features/search/understanding/things.ts';
import type { Features } from '#platform/learn.ts';

const PLACE = 'placename';
const THING = 'thing';
const OF_A_THING = 0.7;
const OF_A_PAIR = 0.8;
const things = phraseBook(THING_NAMES);

/**
 * The words of a message and each two neighbours: 'can i', 'i return' tell who does what to what. What is sold, measures, prices, codes
 * and places stand for their kind, so that an example of a kiosk in Leeds teaches about a screen in York.
 */
export function featuresOf(message: string, spelt: (token: string) => string = (token) => token): Features {
  const features = new Map<string, number>();
  const count = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  const parts = partsOf(message, spelt);
  for (const { kind, words } of parts) {
    if (kind !== THING) count(kind, 1);
    else for (const word of [THING, ...words]) count(word, OF_A_THING);
  }
  const row = ['^', ...parts.map(({ kind }) => kind), '$'];
  for (const [at, kind] of row.slice(1).entries()) count(`${row[at]} ${kind}`, OF_A_PAIR);
  return features;
}

interface Part {
  /** The word, or what kind of thing it names. */
  kind: string;
  words: readonly string[];
}

function partsOf(message: string, spelt: (token: string) => string): Part[] {
  const tokens = everyToken(withKindsNamed(message));
  const spans = new Map(things.spansIn(tokens).map((span) => [span.from, span.to]));
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const to = spans.get(at) ?? at + 1;
    const words = tokens.slice(at, to);
    parts.push({ kind: spans.has(at) ? THING : kindOf(spelt(words[0] ?? '')), words });
    at = to;
  }
  return parts;
}

function withKindsNamed(message: string): string {
  const plain = message
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/£ ?\d[\d,.]*k?/gu, ' moneysum ')
    .replace(/\b[a-z]+(?:-[a-z\d]+)*-\d[a-z\d-]*/gu, ' partcode ');
  return withoutPlaces(plain, ` ${PLACE} `);
}

function kindOf(token: string): string {
  if (token.endsWith('#in')) return 'size';
  if (token.includes('#')) return 'measure';
  return /^\d/u.test(token) ? 'number' : token;
}
