import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { putRight, readCorrection } from '#features/assistant/turns/correction.ts';
import { namesThing } from '#features/search/server/door.ts';
import { DO_NOT_KNOW } from '../asked.ts';
import type { TurnKind } from './turn.ts';

/** 'No, I meant the menu board': the question before, about what is meant. */
export const answerCorrection: TurnKind = async ({ asked: { message }, thread, askAlone }) => {
  const correction = readCorrection(message);
  if (!correction) return null;
  const { wish } = thread;
  const right = wish === null ? null : putRight(wish, correction, nounPhrasesIn(wish));
  const question =
    right ?? (namesThing(correction.meant) ? correction.meant : wish === null ? null : `${wish} ${correction.meant}`);
  if (question === null) return null;
  const answer = await askAlone(question);
  if (answer.reply === DO_NOT_KNOW) return null;
  return { answer: { ...answer, reply: `About ‘${correction.meant}’, then:\n${answer.reply}` }, wish: question };
};
