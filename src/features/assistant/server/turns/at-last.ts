import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { IS_QUESTION, POINTS_BACK } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { COMPLAINTS, type Topic } from '#features/assistant/topics/topics.ts';
import { beginsOn } from '#features/assistant/turns/clauses.ts';
import { readConditions } from '#features/search/server/door.ts';
import { NOT_FOUND } from '../answers/page-words.ts';
import { CANNOT_PROMISE_FIT, DO_NOT_KNOW, WHICH_ONE } from '../asked.ts';
import { certainTopic } from '../is-spoken-of.ts';
import { speaksOf } from '../speaks-of.ts';
import { answerOfTopicAtLast } from './answer-of-topic.ts';
import { ASKS_BACK, askBack } from './ask-back.ts';
import { knownOfOthers } from './not-on-its-page.ts';
import { saidBefore } from './said-before.ts';
import type { Turn, TurnAnswer } from './turn.ts';

const MOST_WORDS = 18;
const IT = /\b(?:it|that one|this one|that|this)\b(?! (?:is|was|possible|ok|okay)\b)/iu;

/** Whether a turn says nothing by itself: it names no thing, and points back or is short. */
export function isOfBefore({ asked: { message, named } }: Turn): boolean {
  const words = message.trim().split(/\s+/u).length;
  const isShort = words <= MOST_WORDS && (POINTS_BACK.test(message) || beginsOn(message) || words <= 8);
  return isShort && named.entries.length === 0 && nounPhrasesIn(message).length === 0;
}

/** Whether an answer to it knew nothing of what was spoken of. */
export function isPoor({ reply }: AssistantAnswer, message: string): boolean {
  const isByChance = /^Here are (?:one|\d+) of \d+ products for that:$|^This is what I found for that:$/u.test(reply);
  return (
    reply === DO_NOT_KNOW ||
    reply === WHICH_ONE ||
    reply.endsWith(NOT_FOUND) ||
    (reply.startsWith(CANNOT_PROMISE_FIT) && !/\b(?:fits?|compatible|goes? (?:on|with|in))\b/iu.test(message)) ||
    / I did not find (?:that|anything) on /u.test(reply.split('\n')[0] ?? '') ||
    reply.startsWith(ASKS_BACK) ||
    (isByChance && readConditions(message).length === 0)
  );
}

/** Where a turn cannot be joined: it is asked once more by the name of what it points at, then what holds in general, then a sentence of the answer before, then what was understood. */
export async function answerAtLast(turn: Turn): Promise<TurnAnswer | null> {
  const { asked, thread } = turn;
  const { message } = asked;
  // What went wrong is a person's to put right.
  if (COMPLAINTS.has(thread.topic as Topic)) return null;
  if (!IS_QUESTION.test(message)) return thread.wish === null ? null : { answer: await askBack(turn) };
  // A colour is asked of what was spoken of before it is one to order.
  const isOfIt = thread.about.length > 0 && (IT.test(message) || aspectsIn(message).length > 0);
  const own = isOfIt ? null : await answerOfOwnTopic(turn);
  if (own) return { answer: own };
  const [first] = thread.topic === null ? thread.about : [];
  const byName =
    first && IT.test(message) ? await turn.askAlone(message.replace(IT, `the ${first.product.name}`)) : null;
  if (
    byName &&
    !isPoor(byName, message) &&
    (await speaksOf({ message, mind: { ...asked.mind, before: null } }, byName))
  )
    return { answer: byName };
  const general = first ? await knownOfOthers(first, message) : null;
  if (general) return { answer: general };
  const said = (await answerOfTopicAtLast(turn)) ?? (await saidBefore(turn));
  if (said) return { answer: said };
  return thread.topic === null && !first ? null : { answer: await askBack(turn) };
}

// 'Can you ring first' is of a delivery by its own words, whatever went before.
async function answerOfOwnTopic({ asked: { message }, askAlone }: Turn): Promise<AssistantAnswer | null> {
  if (!(await certainTopic(message))) return null;
  const alone = await askAlone(message);
  return isPoor(alone, message) ? null : alone;
}
