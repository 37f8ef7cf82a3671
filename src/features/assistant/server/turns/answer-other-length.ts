import { withOtherLength } from '#features/assistant/turns/other-length.ts';
import type { TurnKind } from './turn.ts';

/** 'What if it's only 2.4 m?': the same again for that length. */
export const answerOtherLength: TurnKind = async ({ asked: { message }, thread: { wish }, askAlone }) => {
  const whole = wish === null ? null : withOtherLength(message, wish);
  if (whole === null || wish === null) return null;
  const [answer, before] = await Promise.all([askAlone(whole), askAlone(wish)]);
  // A measure that changes nothing of the answer was not what it hangs on.
  return answer.reply === before.reply ? null : { answer, wish: whole };
};
