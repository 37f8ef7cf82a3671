import type { ShopAnswer } from '#features/answers/contract.ts';
import { shopAnswers } from '#features/answers/server/door.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { LIKELY, surenessOf } from '#features/assistant/knowledge/advice.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import type { Found } from '#features/search/engine/passages.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { namesOrder } from '../is-of-shop.ts';
import { finderOf, linkTo, wordingsOf } from './own-answers.ts';

// Of 588 questions about something else three had so many of the words of an answer, and two were as like one besides.
const LEAST_COVERED = 0.5;
const LEAST_ALIKE = 0.45;
// Shared words alone reach this seldom: 'does the warranty cover damage' is 0.49 like 'are you covered by an insurance'.
const LEAST_ALIKE_AT_LAST = 0.5;

/** What the shop has answered once for everybody, where surely that is asked and neither an order nor one product. */
export async function answerInOwnWords(asked: Asked): Promise<AssistantAnswer | null> {
  const { context, message, named } = asked;
  const worded = (await shopAnswers(context)).find((each) => isWordedSo(each, message));
  if (worded) return sayOwn(worded);
  if (named.entries.length > 0 || namesOrder(message)) return null;
  const own = await nearestOwn(asked);
  return own && (await isSurely(message, own)) ? sayOwn(own.answer) : null;
}

/** The same where nothing else is known: nearly that is asked, and it is better than that the shop says nothing. */
export async function answerInOwnWordsAtLast({ context, message, named }: Asked): Promise<AssistantAnswer | null> {
  const { answers, findOwn } = finderOf(await shopAnswers(context));
  const found = named.entries.length === 0 && answers.length > 0 ? findOwn(message) : null;
  const answer = found && answers[found.at];
  if (!answer) return null;
  const alike = await likenessOf(message, wordingsOf(answer).join('\n'));
  return alike === null || alike >= LEAST_ALIKE_AT_LAST ? sayOwn(answer) : null;
}

/** The nearest of the shop's own answers, in the company of general advice. Null where some of that is nearer. */
export async function nearestOwn({ context, message }: Pick<Asked, 'context' | 'message'>): Promise<Own | null> {
  const { answers, find } = finderOf(await shopAnswers(context));
  const found = answers.length > 0 ? find(message) : null;
  const answer = found && answers[found.at];
  return answer ? { answer, found } : null;
}

/** A shop's own answer as the assistant says it. */
export function sayOwn({ id, question, answer }: ShopAnswer): AssistantAnswer {
  return { ...NOTHING, reply: answer, sources: [linkTo({ id, question })] };
}

interface Own {
  answer: ShopAnswer;
  found: Found;
}

const inRoots = (text: string) => everyToken(text).join(' ');

function isWordedSo(answer: ShopAnswer, message: string): boolean {
  return wordingsOf(answer).some((wording) => inRoots(wording) === inRoots(message));
}

async function isSurely(message: string, { answer, found }: Own): Promise<boolean> {
  if (surenessOf(found) >= LIKELY) return true;
  if (found.covered < LEAST_COVERED) return false;
  const alike = await likenessOf(message, wordingsOf(answer).join('\n'));
  return alike === null || alike >= LEAST_ALIKE;
}
