import { tokenise } from './tokens.ts';

/** A short text to be found: pieces of it, with how often each counts. */
export type Passage = readonly { text: string; times: number }[];

/** The passage that a question is most like. */
export interface Found {
  /** Its place among the passages. */
  at: number;
  score: number;
  /** How many times the score of the next one. */
  lead: number;
  /** By how much its score is above that of the next one. */
  margin: number;
  /** How much of the question it has, from 0 to 1, each word by how rare it is. */
  covered: number;
}

// As Robertson and Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond (2009), use them.
const SATURATION = 1.2;
const BY_LENGTH = 0.75;

/**
 * Finds the passage for a question by BM25. Words are compared by their roots; the work grows with the number of passages. A passage may have decoys,
 * texts that only sound like it: it is not found where one of them is nearer, and hardly leads where one is near.
 */
export function passageFinder(
  passages: readonly Passage[],
  decoysOf: readonly (readonly Passage[])[] = [],
): (question: string) => Found | null {
  const read = passages.map(countRoots);
  const lengths = read.map(lengthOf);
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  const having = new Map<string, number>();
  for (const counts of read) for (const root of counts.keys()) having.set(root, (having.get(root) ?? 0) + 1);
  const rarity = (root: string) => {
    const times = having.get(root) ?? 0;
    return Math.log(1 + (read.length - times + 0.5) / (times + 0.5));
  };
  const rest = (length: number) => SATURATION * (1 - BY_LENGTH + (BY_LENGTH * length) / meanLength);
  const decoys = decoysOf.map((texts) =>
    texts.map(countRoots).map((counts) => ({ counts, rest: rest(lengthOf(counts)) })),
  );
  return (question) => {
    const asked = [...new Set(rootsOf(question))].map((root) => ({ root, rare: rarity(root) }));
    const whole = asked.reduce((sum, { rare }) => sum + rare, 0);
    let best = { at: -1, score: 0, covered: 0 };
    let next = 0;
    for (const [at, counts] of read.entries()) {
      const { score, covered } = scoreOf(asked, { counts, rest: rest(lengths[at] ?? 0) });
      next = Math.max(next, Math.min(score, best.score));
      if (score > best.score) best = { at, score, covered: covered / whole };
    }
    const ofDecoys = decoys[best.at]?.map((decoy) => scoreOf(asked, decoy).score) ?? [];
    next = Math.max(next, ...ofDecoys);
    return best.at < 0 || next > best.score
      ? null
      : { ...best, lead: best.score / (next || 1), margin: best.score - next };
  };
}

type Roots = ReadonlyMap<string, number>;

function scoreOf(asked: readonly { root: string; rare: number }[], { counts, rest }: { counts: Roots; rest: number }) {
  let score = 0;
  let covered = 0;
  for (const { root, rare } of asked) {
    const times = counts.get(root);
    if (times === undefined) continue;
    score += (rare * times * (SATURATION + 1)) / (times + rest);
    covered += rare;
  }
  return { score, covered };
}

const lengthOf = (counts: Roots) => [...counts.values()].reduce((sum, times) => sum + times, 0);

function countRoots(passage: Passage): Roots {
  const counts = new Map<string, number>();
  for (const { text, times } of passage)
    for (const root of rootsOf(text)) counts.set(root, (counts.get(root) ?? 0) + times);
  return counts;
}

const LEAST_LETTERS = 5;
const ENDINGS = /(?:ings?|ed|ers?|es|s|ly|e)$/u;

// 'Hanging', 'hangs' and 'hang' are one word; what is left need not be one. A number of an example is no word of what it is about.
function rootsOf(text: string): string[] {
  const words = tokenise(text).filter((token) => !/^\d+$/u.test(token));
  return words.map((token) => (token.length < LEAST_LETTERS ? token : token.replace(ENDINGS, '')));
}
