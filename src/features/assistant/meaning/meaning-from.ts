import { meaningOf, DIMENSIONS as WORD_DIMENSIONS } from '#features/search/word-vectors/meaning-of.ts';
import { onMainDirections } from './main-directions.ts';

// How much what the words mean one by one counts beside what the sentence says; found by leaving out one writer at a time.
const OF_WORDS = 0.7;
const OF_THE_SENTENCE = 1.2;

/**
 * What a sentence says, as one vector: what the encoder made of the whole of it, and after that what its words mean. Null where no
 * word is known: the encoder makes something of nonsense as well.
 */
export function meaningFrom(text: string, encoded: Float32Array): Float32Array | null {
  const ofWords = meaningOf(text);
  if (!ofWords) return null;
  const ofSentence = onMainDirections(encoded);
  const meaning = new Float32Array(ofSentence.length + WORD_DIMENSIONS);
  for (const [at, each] of ofSentence.entries()) meaning[at] = each * OF_THE_SENTENCE;
  for (const [at, each] of ofWords.entries()) meaning[ofSentence.length + at] = each * OF_WORDS;
  return meaning;
}
