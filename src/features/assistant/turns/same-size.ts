import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';

const OF_THAT_SIZE =
  /\b(?:of|in|at) (?:that|this|the same|about that|about the same) sizes?\b|\b(?:the )?same size\b|\bas (?:big|large) as (?:that|this|it)\b|\bthat (?:big|large|size)\b/iu;
const MOST_WORDS = 14;

/** The other kind that a turn asks for in the size that was spoken of: the 'LED wall' of 'would an LED wall of that size do'; null for another turn. */
export function kindOfThatSize(message: string): string | null {
  if (message.trim().split(/\s+/u).length > MOST_WORDS || !OF_THAT_SIZE.test(message)) return null;
  const [kind] = nounPhrasesIn(message.replace(OF_THAT_SIZE, ' '));
  return kind ?? null;
}
