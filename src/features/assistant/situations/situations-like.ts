import { meaningsOf } from '#features/assistant/meaning/meanings-of.ts';
import { learntFrom } from '#features/assistant/meaning/taught.ts';
import { IS_QUESTION } from '#features/assistant/questions/kinds.ts';
import { featuresOf } from '#features/assistant/topics/features.ts';
import { sharesOf } from '#platform/learn.ts';
import { SITUATIONS, type Situation } from './situations.ts';
import taught from './taught.json' with { type: 'json' };

/** A situation, with how likely a message tells of it, from 0 to 1. */
export interface LikelySituation {
  situation: Situation;
  share: number;
}

const learntSituations = learntFrom(taught);

/** The situations that a message may tell of, the likeliest first. Each of its sentences is read, and the whole. */
export async function situationsLike(typed: string): Promise<readonly LikelySituation[]> {
  const message = typed.replace(UNLIKE, '');
  const texts = [...new Set([message, ...message.split(/(?<=[.!?])\s+|,\s+/u)])]
    .filter(isTold)
    .slice(0, MOST_SENTENCES);
  const meanings = await meaningsOf(texts);
  const learnt = learntSituations();
  const shares = texts.map((text, at) =>
    sharesOf({ features: featuresOf(text), meaning: meanings[at] ?? null }, learnt),
  );
  return SITUATIONS.map((situation, at) => ({
    situation,
    share: Math.max(0, ...shares.map((each) => each[at] ?? 0)),
  })).sort((a, b) => b.share - a.share);
}

// 'Smart, not like a bus station' tells of no bus station.
const UNLIKE = /,?\s*\b(?:not|nothing) (?:at all )?like (?:an?|the|some)\b[^.,;!?]*/giu;
const MOST_SENTENCES = 6;
const LEAST_WORDS = 5;
const LEAST_OF_A_QUESTION = 3;

// 'Menu board under £1,000' is a search.
function isTold(text: string): boolean {
  const words = text.trim().split(/\s+/u).length;
  return words >= LEAST_WORDS || (words >= LEAST_OF_A_QUESTION && IS_QUESTION.test(text));
}
