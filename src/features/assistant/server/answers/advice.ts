import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { adviceFor, LIKELY, SURE } from '#features/assistant/knowledge/advice.ts';
import { IS_QUESTION } from '#features/assistant/questions/kinds.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { readConditions } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const OF_PRODUCTS = [
  'wish',
  'list',
  'superlative',
  'fact',
  'kind-fact',
  'compare',
  'fit',
  'price',
  'stock',
  'size',
] as const;

/** How to choose or to live with a screen, where that is asked and no product is. */
export async function answerAdvice(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind, named, reading } = asked;
  const isOfProducts = named.entries.length > 0 || mind.page !== null || mind.shown.length > 0;
  // 'How far away can you read a 55 inch screen' is worked out.
  const isOfFacts = OF_PRODUCTS.some((topic) => isAbout(reading, topic)) || readConditions(message).length > 0;
  if (isOfProducts || isOfFacts || !IS_QUESTION.test(message)) return null;
  return advise(message, SURE);
}

/** The same where nothing else answers a question: better than not to know. */
export async function answerAdviceAtLast({ message }: Asked): Promise<AssistantAnswer | null> {
  return IS_QUESTION.test(message) && readConditions(message).length === 0 ? advise(message, LIKELY) : null;
}

function advise(message: string, sureness: number): AssistantAnswer | null {
  const advice = adviceFor(message, sureness);
  if (!advice) return null;
  const { answer, link } = advice;
  return { ...NOTHING, reply: answer, sources: [link], ways: link.href === paths.contact() ? ['person'] : [] };
}
