import { readJobTurn } from '#features/assistant/turns/job-turn.ts';
import { partsOf } from '#features/assistant/turns/parts.ts';
import { joinAnswers } from '../join-answers.ts';
import { answerListChange } from '../list/answer-list-change.ts';
import { answerJobTurn } from './answer-job-turn.ts';
import { isPoor } from './at-last.ts';
import { nextThread } from './next-thread.ts';
import { openThread } from './open-thread.ts';
import type { Turn, TurnAnswer } from './turn.ts';

/** 'Ok 3 of them then, when would they come': the goods as they are now, and what is asked, of those; null where a message is not of two parts. */
export async function answerParts(
  turn: Turn,
  join: (turn: Turn) => Promise<TurnAnswer | null>,
): Promise<TurnAnswer | null> {
  const { asked, thread, turnWith } = turn;
  const parts = readJobTurn(asked.message) ? null : partsOf(asked.message);
  if (!parts || asked.named.entries.length > 0) return null;
  const { change, asked: question } = parts;
  const changing = await turnWith(change, thread);
  const changed = (await answerListChange(changing)) ?? (await answerJobTurn(changing));
  if (!changed) return null;
  const said = { message: change, isOn: true, topic: null };
  const next = nextThread(asked.snapshot, thread, said, changed.answer);
  const mind = { ...asked.mind, shown: next.goods.map(({ id }) => id).slice(0, MOST_SHOWN) };
  const then = await turnWith(question, openThread(asked.snapshot, next, mind));
  const answer = (await join(then))?.answer ?? (await turn.ask(question, mind));
  if (isPoor(answer, question)) return null;
  return {
    answer: joinAnswers([
      { question: change, answer: changed.answer },
      { question, answer },
    ]),
  };
}

const MOST_SHOWN = 4;
