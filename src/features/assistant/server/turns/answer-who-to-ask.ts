import { asksWhoToAsk } from '#features/assistant/turns/who-to-ask.ts';
import { answerPerson } from '../answers/people.ts';
import type { TurnKind } from './turn.ts';

/** 'Ok who do I ask', whatever was spoken of: how a person is reached. */
export const answerWhoToAsk: TurnKind = async ({ asked }) =>
  asksWhoToAsk(asked.message) ? { answer: await answerPerson(asked) } : null;
