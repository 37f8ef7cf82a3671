import type { TurnKind } from './turn.ts';

const DIFFERENCE = /\b(?:differen(?:ce|ces|t)|compare|differ)\b/iu;
const OF_THEM = /\b(?:the two|them|these|those|both|they|price|cost)\b/iu;
const MOST_WORDS = 10;

/** 'What is the price difference between the two': the two that were shown, compared by their names. */
export const answerDifference: TurnKind = async ({ asked: { message, named }, thread, askAlone }) => {
  const [one, other] = thread.shown;
  const isShort = message.trim().split(/\s+/u).length <= MOST_WORDS;
  if (!one || !other || named.entries.length > 0 || !isShort || !(DIFFERENCE.test(message) && OF_THEM.test(message)))
    return null;
  const gap = /\b(?:price|cost)\b/iu.test(message) ? ' Which is cheaper?' : '';
  const question = `What is the difference between the ${one.product.name} and the ${other.product.name}?${gap}`;
  return { answer: await askAlone(question) };
};
