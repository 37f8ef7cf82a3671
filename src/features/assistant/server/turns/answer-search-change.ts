import { COMPARES, POINTS_BACK, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { topicOf } from '#features/assistant/replies.ts';
import type { AppContext } from '#platform/app-context.ts';
import { NOTHING } from '../asked.ts';
import type { FoundFor } from '../find-for.ts';
import { topicReply } from '../topic-reply.ts';
import { answerNextOfKind } from './answer-next-of-kind.ts';
import { changedSearch } from './changed-search.ts';
import type { Turn, TurnAnswer, TurnKind } from './turn.ts';

/** 'Cheaper', 'in stock only', 'for outside': the search before with that change; where it finds none, the next of the kind that was shown. */
export const answerSearchChange: TurnKind = async (turn) => {
  const { message, context } = turn.asked;
  // 'Anything brighter?' looks further; 'is it bright?' asks about what was found.
  const asksBack = (YES_OR_NO.test(message) && POINTS_BACK.test(message)) || COMPARES.test(message);
  // Where one was chosen, what is cheaper or bigger is so beside that one.
  const beside = turn.thread.shown.length === 1 ? await answerNextOfKind(turn) : null;
  if (beside) return beside;
  const found = asksBack ? null : await changedSearch(context, { message, search: turn.search });
  if (found && found.advice.products.length > 0) return { answer: await asFound(context, turn, found) };
  const next = await answerNextOfKind(turn);
  return next ?? (found && { answer: await asFound(context, turn, found) });
};

/** What a changed search found, after section 9's reply where the message has one of its keywords. */
export async function asFound(
  context: AppContext,
  { asked: { message, snapshot }, search }: Pick<Turn, 'asked' | 'search'>,
  { says, params, advice: { products, total } }: FoundFor,
): Promise<TurnAnswer['answer']> {
  const isRuled = topicOf(message) !== 'other';
  return {
    ...NOTHING,
    reply: isRuled ? `${await topicReply(context, message, snapshot)} ${says}` : says,
    ...{ products, total },
    search: products.length > 0 ? String(new URLSearchParams(params)) : search,
    ways: products.length > 0 ? [] : ['person'],
  };
}
