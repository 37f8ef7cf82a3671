import { isThanks } from '#features/assistant/turns/thanks.ts';
import { NOTHING } from '../asked.ts';
import type { TurnKind } from './turn.ts';

/** 'Thanks, that’s all': nothing is looked for. */
export const answerThanks: TurnKind = async ({ asked: { message } }) =>
  isThanks(message)
    ? { answer: { ...NOTHING, reply: 'You are welcome. Ask on whenever something else comes up.' } }
    : null;
