import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { CERTAIN } from '#features/assistant/knowledge/advice.ts';
import type { ServiceTopic } from '#features/assistant/topics/topics.ts';
import { adviceMeant } from './answers/advice.ts';
import { IN_GENERAL } from './answers/trade.ts';
import type { Asked } from './asked.ts';

// Beside what the shop says of these, what holds of any shop is of use; of its own orders, deliveries and payments only it can tell.
const OF_USE: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>([
  ...(['vat', 'fitting', 'old', 'software', 'content', 'hire', 'repair', 'fault'] as const),
]);
// What is added unasked has to be nearly one of the known wordings.
const LEAST_ALIKE = 0.5;

/** An answer of the shop's own pages, with what holds in general of the very thing that is asked. */
export async function withAdvice(asked: Asked, answer: AssistantAnswer): Promise<AssistantAnswer> {
  const { message, reading } = asked;
  if (!OF_USE.has(reading.service.topic)) return answer;
  const advice = await adviceMeant(message, CERTAIN, LEAST_ALIKE);
  if (!advice || answer.reply.includes(advice.answer)) return answer;
  return {
    ...answer,
    reply: `${answer.reply}\n${IN_GENERAL} ${advice.answer}`,
    sources: [...answer.sources.filter(({ href }) => href !== advice.link.href), advice.link],
  };
}
