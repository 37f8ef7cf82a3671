import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { type Advice, adviceFor, CERTAIN, LIKELY, SURE } from '#features/assistant/knowledge/advice.ts';
import { asksOfTermAlone } from '#features/assistant/knowledge/trade-knowledge.ts';
import { likenessOf } from '#features/assistant/meaning/likeness.ts';
import { isStory } from '#features/assistant/questions/is-story.ts';
import { IS_QUESTION, TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { readConditions } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { situationIn } from './likely-situation.ts';

const OF_PRODUCTS = ['wish', 'list', 'superlative', 'compare', 'price', 'stock'] as const;
const OF_FACTS = ['fact', 'kind-fact', 'fit', 'size'] as const;
// 'The kiosk, does it do room keys' asks of what is sold.
const ASKS_OF_IT = /\b(?:does|do|has|have) (?:it|they|the|your)\b/iu;
const ASKS_PAPERS = /\b(?:data|spec|specification) ?sheets?\b|\bbrochures?\b|\bmanuals?\b/iu;
const SURELY_LIKE = 0.45;
// Less like what it is found by, a question is another one with the same words.
const LEAST_ALIKE = 0.4;

/** How to choose or to live with a screen, where just that is asked: before what a place or a term would say. */
export async function answerAdviceForCertain(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, reading } = asked;
  const isWish = TELLS_A_WISH.test(message) || OF_PRODUCTS.some((topic) => isAbout(reading, topic));
  // What a term is, its own entry says.
  if (isOfProducts(asked) || isWish || asksOfTermAlone(message)) return null;
  // For a place that is as sure the shop has something to show as well.
  const place = await situationIn(message, SURELY_LIKE);
  return place?.sells ? null : advise(message, CERTAIN);
}

/** The same where it is likely, and no product and no fact of one is asked for. */
export async function answerAdvice(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, reading } = asked;
  const isOfFacts = [...OF_PRODUCTS, ...OF_FACTS].some((topic) => isAbout(reading, topic));
  if (isOfProducts(asked) || isOfFacts || !IS_QUESTION.test(message)) return null;
  return advise(message, SURE);
}

/** The same where nothing else answers: better than not to know. */
export async function answerAdviceAtLast({ message }: Asked): Promise<AssistantAnswer | null> {
  const isAsked = IS_QUESTION.test(message) || isStory(message);
  return isAsked && readConditions(message).length === 0 ? advise(message, LIKELY) : null;
}

/** The advice that a message asks for, so surely and in such a sense. */
export async function adviceMeant(message: string, sureness: number, leastAlike = LEAST_ALIKE): Promise<Advice | null> {
  const advice = adviceFor(message, sureness);
  if (!advice) return null;
  const { title, asks, answer } = advice;
  const alike = await likenessOf(message, [title, ...asks, answer].join('\n'));
  return alike === null || alike >= leastAlike ? advice : null;
}

// 'How far away can you read a 55 inch screen' is worked out.
function isOfProducts({ message, mind, named }: Asked): boolean {
  const isOfOne = named.entries.length > 0 || mind.page !== null || mind.shown.length > 0;
  const isOfThing = ASKS_OF_IT.test(message) && nounPhrasesIn(message).length > 0;
  return isOfOne || isOfThing || readConditions(message).length > 0;
}

async function advise(message: string, sureness: number): Promise<AssistantAnswer | null> {
  const advice = ASKS_PAPERS.test(message) ? null : await adviceMeant(message, sureness);
  if (!advice) return null;
  const { answer, link } = advice;
  return { ...NOTHING, reply: answer, sources: [link], ways: link.href === paths.contact() ? ['person'] : [] };
}
