import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { ServiceTopic } from '#features/assistant/topics/topics.ts';
import { answerDelivery } from './answers/delivery.ts';
import { listPrices } from './answers/list-prices.ts';
import type { Asked } from './asked.ts';

const OF_PRICES: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>(['quote', 'discount']);

/** What is said of quotes and discounts, with what the goods that the question counts come to at the shop's prices first. */
export async function withListPrices(asked: Asked, answer: AssistantAnswer): Promise<AssistantAnswer> {
  if (!OF_PRICES.has(asked.reading.service.topic) || answer.reply.includes('Together £')) return answer;
  const priced = await listPrices(asked);
  if (!priced) return answer;
  const { reply, sources } = await ofTheSame(asked, answer, priced.products);
  return {
    ...answer,
    reply: [priced.reply, reply].join('\n'),
    sources: [...priced.sources, ...sources],
    ...{ products: priced.products, total: priced.total },
  };
}

const IS_DELIVERY = /ordered now and paid/u;
const SUM_AGAIN = /\nThe goods come to [^\n]*/u;

// The days of delivery are those of the goods that were priced, and not of another example.
async function ofTheSame(asked: Asked, answer: AssistantAnswer, [first]: AssistantAnswer['products']) {
  const entry = first && asked.snapshot.byId.get(first.product.id);
  if (!entry || asked.named.entries.length > 0 || !IS_DELIVERY.test(answer.reply)) return answer;
  const named = { ...asked.named, entries: [entry], groups: [[entry]] };
  const same = (await answerDelivery({ ...asked, named })) ?? answer;
  return { ...same, reply: same.reply.replace(SUM_AGAIN, '') };
}
