import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { otherOnesIn } from '#features/assistant/turns/other-ones.ts';
import type { TurnKind } from './turn.ts';

/** 'What about small mains ones': others of the kind that was looked for. */
export const answerOtherOnes: TurnKind = async ({ asked: { message }, thread, askAlone }) => {
  const others = thread.wish === null ? null : otherOnesIn(message, nounPhrasesIn(thread.wish));
  const wish = others && `Do you have ${others.replace(/[\s?.!]+$/u, '')}?`;
  const answer = wish ? await askAlone(wish) : null;
  return wish && answer && answer.products.length > 0 ? { answer, wish } : null;
};
