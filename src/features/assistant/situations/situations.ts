import { IS_QUESTION } from '#features/assistant/questions/kinds.ts';
import examples from '#features/assistant/topics/examples.json' with { type: 'json' };
import { featuresOf } from '#features/assistant/topics/features.ts';
import { meaningOf } from '#features/search/word-vectors/meaning-of.ts';
import type { Said } from '#platform/learn.ts';
import { type Likeness, likenessTo } from './likeness.ts';
import list from './situations.json' with { type: 'json' };

/** What a buyer is up against, what holds of all such places, and what the shop sells for it. */
export interface Situation {
  id: string;
  /** As buyers would tell of it. */
  asks: readonly string[];
  answer: string;
  /** What the search is asked for it; null where nothing is sold for it, or the answer sends elsewhere. */
  sells: string | null;
  /** What its link is called. */
  label: string;
  /** Of those who do not know what they want: it gives way where something is named. */
  isStart?: boolean;
}

/** Every situation that is known, in the order of the file. */
export const SITUATIONS: readonly Situation[] = list;

// Made when the first question is asked.
let compare: ReturnType<typeof likenessTo<Situation>> | undefined;

/** The situations that a message is like, the likeliest first; each of its sentences is compared, and the whole. */
export function situationsLike(message: string): readonly Likeness<Situation>[] {
  compare ??= likenessTo(
    SITUATIONS.map((situation) => ({ means: situation, wordings: situation.asks.map(saidBy) })),
    Object.values(examples)
      .flat()
      .map((question) => featuresOf(question)),
  );
  const texts = [message, ...message.split(/(?<=[.!?])\s+|,\s+/u)].filter(isTold);
  return compare(texts.map(saidBy));
}

function saidBy(text: string): Said {
  return { features: featuresOf(text), meaning: meaningOf(text) };
}

const LEAST_WORDS = 5;
const LEAST_OF_A_QUESTION = 3;

// 'Menu board under £1,000' is a search.
function isTold(text: string): boolean {
  const words = text.trim().split(/\s+/u).length;
  return words >= LEAST_WORDS || (words >= LEAST_OF_A_QUESTION && IS_QUESTION.test(text));
}
