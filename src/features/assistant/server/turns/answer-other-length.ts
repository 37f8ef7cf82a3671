import { withOtherLength } from '#features/assistant/turns/other-length.ts';
import type { TurnKind } from './turn.ts';

/** 'What if it's only 2.4 m?': the same again for that length. */
export const answerOtherLength: TurnKind = async ({ asked: { message }, thread: { wish }, askAlone }) => {
  const whole = wish === null ? null : withOtherLength(message, wish);
  return whole === null ? null : { answer: await askAlone(whole), wish: whole };
};
