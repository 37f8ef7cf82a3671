import { YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { budgetAlone } from '#features/assistant/turns/budget.ts';
import { withoutLeads } from '#features/assistant/turns/clauses.ts';
import { needsCalledFor, readConditions } from '#features/search/server/door.ts';
import { asFound } from './answer-search-change.ts';
import { changedSearch } from './changed-search.ts';
import type { TurnKind } from './turn.ts';

const MOST_WORDS = 14;
const LONGEST_SEARCH = 150;
// 'No, for outside' refuses no outside.
const TAKEN_BACK = /^(?:no|nope|nah)[\s,]+(?=(?:for|it|its|it[’']s|outside|outdoors|inside|indoors)\b)/iu;
const SAYS =
  /\b(?:it|that|this|they)(?:[’']s| is| was| will be| would be| has to be| needs to be| must be| should be|[’']ll be| are)\b|\b(?:has|have|needs?|want|must) (?:it )?to be\b|\bfor (?:outside|outdoors|indoors|inside)\b/iu;

/** 'Under £500', 'portrait', 'it will be outside in the rain': the wish before, with the condition that was added. */
export const answerCondition: TurnKind = async (turn) => {
  const { asked, thread, search, askAlone } = turn;
  const { message, context, named } = asked;
  const { wish, shown } = thread;
  if (wish === null || shown.length === 0 || named.entries.length > 0) return null;
  if (message.trim().split(/\s+/u).length > MOST_WORDS || nounPhrasesIn(message).length > 0) return null;
  const conditions = readConditions(message).filter(({ kind }) => kind !== 'stock');
  const needs = needsCalledFor(message);
  if (conditions.length + needs.length === 0) return null;
  // What the doors or the wall are like is no wish of the screen.
  if (/\b(?:the|our|my|their) (?:\p{L}+ ){1,2}(?:is|are|was)\b/iu.test(message)) return null;
  // 'Is it bright' asks of what was shown.
  if (YES_OR_NO.test(message) || /\b(?:how|why|what(?! about)|when|where|who|which|would|ones?\?)\b/iu.test(message))
    return null;
  const followed = await changedSearch(context, {
    message,
    search: search ?? String(new URLSearchParams({ q: wish.slice(0, LONGEST_SEARCH) })),
  });
  const whole = `${wish.replace(/[\s.?!]+$/u, '')}. ${withoutLeads(message).replace(TAKEN_BACK, '')}`;
  const isSaid = SAYS.test(message) || conditions.length > 0;
  if (followed && followed.advice.products.length > 0)
    return { answer: await asFound(context, turn, followed), wish: whole };
  // A budget chooses again among what was offered.
  if (!isSaid || budgetAlone(message) !== null) return null;
  const answer = await askAlone(whole);
  return answer.products.length > 0 ? { answer, wish: whole } : null;
};
