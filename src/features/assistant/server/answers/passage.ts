import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import type { Asked } from '../asked.ts';
import { LEAST_ALIKE_AT_LAST } from '../speaks-of.ts';
import { likeliestSituation } from './likely-situation.ts';
import { type Candidate, passagesFor } from './passages-for.ts';
import { inWords } from './say-situation.ts';

// A passage has so much of the question's words, each by how rare it is, and is so much like it: fewer or less is another subject.
const LEAST_COVERED = 0.3;
const MOST_COVERED = 0.6;
const LEAST_ALIKE_IN_WORDS = 0.38;

/** The nearest of all that the shop says, by words and by meaning together: of its pages, of products' pages, of advice and of the trade. */
export async function answerFromPassages(asked: Asked): Promise<AssistantAnswer | null> {
  const candidates = [...(await passagesFor(asked)), ...(await ofSituation(asked))];
  const read = await Promise.all(
    candidates.map(async (each) => ({ each, alike: (await likenessOf(asked.message, each.text)) ?? 0 })),
  );
  const [best] = read
    .filter(
      ({ each: { covered }, alike }) =>
        (covered >= LEAST_COVERED && alike >= LEAST_ALIKE_AT_LAST) ||
        (covered >= MOST_COVERED && alike >= LEAST_ALIKE_IN_WORDS),
    )
    .sort((a, b) => b.alike - a.alike);
  return best ? best.each.answer() : null;
}

async function ofSituation({ message }: Asked): Promise<Candidate[]> {
  const likeliest = await likeliestSituation(message);
  if (!likeliest || likeliest.share < LEAST_OF_A_SITUATION) return [];
  const { situation } = likeliest;
  return [{ text: situation.answer, covered: MOST_COVERED, answer: () => inWords(situation) }];
}

const LEAST_OF_A_SITUATION = 0.1;
