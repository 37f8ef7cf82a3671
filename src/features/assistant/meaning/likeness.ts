import { meaningsOf } from './meanings-of.ts';

const MOST_SENTENCES = 24;
const LEAST_WORDS = 3;

/**
 * How much a text speaks of a question: the likeness of its nearest sentence, from -1 to 1, by what both say and what their words mean. Null where
 * nothing can be read, as where the encoder cannot run.
 */
export async function likenessOf(question: string, text: string): Promise<number | null> {
  const [asks, says] = await Promise.all([
    meaningsOf([...new Set([question, ...sentencesIn(question)])]),
    meaningsOf(sentencesIn(text)),
  ]);
  const all = asks.flatMap((ask) => says.map((say) => (ask && say ? cosine(ask, say) : null)));
  const known = all.filter((each) => each !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function sentencesIn(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?])\s+/u)
    .filter((sentence) => sentence.trim().split(/\s+/u).length >= LEAST_WORDS)
    .slice(0, MOST_SENTENCES);
}

function cosine(one: Float32Array, other: Float32Array): number {
  let [both, ofOne, ofOther] = [0, 0, 0];
  for (const [at, each] of one.entries()) {
    const beside = other[at] ?? 0;
    both += each * beside;
    ofOne += each * each;
    ofOther += beside * beside;
  }
  return both / (Math.sqrt(ofOne * ofOther) || 1);
}
