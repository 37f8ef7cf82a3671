import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import type { Asked } from './asked.ts';
import { tellingWords } from './meant-products.ts';

/** Of 63 answers that a stranger judged, 27 of 38 wrong ones were less like their question, and 8 of 25 right ones. */
export const LEAST_ALIKE = 0.34;
// So much of what is asked stands in the answer in the same words.
const LEAST_COVERED = 0.6;
/** The same for what is told because nothing else is known. */
export const LEAST_ALIKE_AT_LAST = 0.42;
const LEAST_TELLING = 2;
const SHORTEST = 4;
const LEAST_LETTERS = 5;
const ENDINGS = /(?:ings?|ed|ers?|es|s|ly|e)$/u;

/**
 * Whether an answer speaks of what is asked: by its meaning, or in the same words. What goes on from the question before may speak of both; what cannot be read is given the benefit of the doubt.
 */
export async function speaksOf(
  { message, mind }: Pick<Asked, 'message' | 'mind'>,
  { reply }: Pick<AssistantAnswer, 'reply'>,
  least = LEAST_ALIKE,
): Promise<boolean> {
  const whole = mind.before === null ? message : `${message}\n${mind.before}`;
  const alike = await likenessOf(whole, reply);
  return alike === null || alike >= least || (coveredShare(message, reply) ?? 0) >= LEAST_COVERED;
}

/** How many of the telling words of a question a text has, from 0 to 1; null where there are too few to tell. */
export function coveredShare(message: string, reply: string): number | null {
  const asks = new Set(rootsOf(tellingWords(message)));
  const said = new Set(rootsOf(reply));
  return asks.size < LEAST_TELLING ? null : [...asks].filter((root) => said.has(root)).length / asks.size;
}

function rootsOf(text: string): string[] {
  return everyToken(text)
    .filter((token) => token.length >= SHORTEST && !isStopWord(token) && !token.includes('#'))
    .map((token) => (token.length < LEAST_LETTERS ? token : token.replace(ENDINGS, '')));
}
