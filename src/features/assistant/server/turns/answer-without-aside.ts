import { withoutAside } from '#features/assistant/turns/asides.ts';
import { joinTurn } from './join-turn.ts';
import type { TurnKind } from './turn.ts';

/** 'What if we only did four this year': a turn that could not be read, read without what it says aside. */
export const answerWithoutAside: TurnKind = async (turn) => {
  const { message } = turn.asked;
  const bare = withoutAside(message);
  return bare === message ? null : joinTurn(await turn.turnWith(bare, turn.thread));
};
