import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { ServiceTopic } from '#features/assistant/topics/topics.ts';
import { listPrices } from './answers/list-prices.ts';
import type { Asked } from './asked.ts';

const OF_PRICES: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>(['quote', 'discount']);

/** What is said of quotes and discounts, with what the goods that the question counts come to at the shop's prices first. */
export async function withListPrices(asked: Asked, answer: AssistantAnswer): Promise<AssistantAnswer> {
  if (!OF_PRICES.has(asked.reading.service.topic) || answer.reply.includes('Together £')) return answer;
  const priced = await listPrices(asked);
  if (!priced) return answer;
  return {
    ...answer,
    reply: [priced.reply, answer.reply].join('\n'),
    sources: [...priced.sources, ...answer.sources],
    ...{ products: priced.products, total: priced.total },
  };
}
