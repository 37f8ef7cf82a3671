import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { COMPLAINTS, type ServiceTopic, type Topic } from '#features/assistant/topics/topics.ts';
import { topicName } from '#features/assistant/turns/topic-names.ts';
import { type AskedOfTopic, askedOfTopic, namesNoSubject } from '#features/assistant/turns/topic-turn.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { NOTHING } from '../asked.ts';
import { FOR_CERTAIN } from '../said-outright.ts';
import { CONTACT, personLines } from '../say.ts';
import { fromTopic, newFromTopic } from './from-topic.ts';
import type { OpenThread } from './open-thread.ts';
import type { Turn, TurnKind } from './turn.ts';

/** 'Is there a charge for that', 'where is that', 'do I send it back myself': what the pages of the topic that was spoken of say of it. */
export const answerOfTopic: TurnKind = async (turn) => {
  const asks = askedOfTopic(turn.asked.message);
  const topic = asks && topicMeant(turn, asks);
  if (!topic) return null;
  const found = await fromTopic(turn, await answerBefore(turn, topic), asks);
  const answer = found ?? (asks.isAll ? await answerOfTopicAtLast(turn) : null);
  return answer && { answer };
};

/** What the topic that was spoken of answers to a turn, and else what was asked of it as not found; null where a turn asks nothing of it. */
export async function answerOfTopicAtLast(turn: Turn): Promise<AssistantAnswer | null> {
  const { message, context } = turn.asked;
  const asks = askedOfTopic(message);
  const topic = topicMeant(turn, asks);
  if (!topic) return null;
  const answer = await newFromTopic(turn, await answerBefore(turn, topic), topic);
  const name = topicName(topic);
  if (answer || !asks || !name) return answer;
  const said = message.trim().replace(/[?.!]+$/u, '');
  const person = personLines(await companyDetails(context.db));
  const reply = [`‘${said}’: about ${name} I did not find that on our pages. A person can tell you.`, ...person];
  return { ...NOTHING, reply: reply.join('\n'), sources: [CONTACT], ways: ['person'] };
}

// What is asked of a product, or of another topic for certain, is not asked of the one before.
function topicMeant(turn: Turn, asks: AskedOfTopic | null): Exclude<ServiceTopic, 'order'> | null {
  const { asked, thread } = turn;
  const { message, reading, named } = asked;
  const topic = topicOf(thread);
  if (topic === null || topic === 'order' || COMPLAINTS.has(topic) || named.entries.length > 0) return null;
  const { service } = reading;
  // What asks nothing but a charge or a day has no subject of its own.
  const isOther = service.share >= FOR_CERTAIN && service.topic !== topic && !RELATED[topic]?.includes(service.topic);
  const ofProduct = [...readFacts(message).facts.filter((fact) => !OF_TERMS.has(fact)), ...aspectsIn(message)];
  const isOfProduct = thread.about.length > 0 && ofProduct.length > 0;
  return namesNoSubject(message) && (asks?.isAll || !isOther) && !isOfProduct ? topic : null;
}

// The years of a warranty are a fact of a product, and what they cover a topic of the shop.
function topicOf({ topic, wish }: OpenThread): ServiceTopic | null {
  if (wish === null) return null;
  return (topic as ServiceTopic | null) ?? (readFacts(wish).facts.includes('warrantyYears') ? 'warranty' : null);
}

function answerBefore({ thread, askAlone }: Turn, topic: Topic): Promise<AssistantAnswer> {
  return askAlone(thread.topic === null && topic === 'warranty' ? OF_WARRANTY : (thread.wish ?? ''));
}

const OF_WARRANTY = 'What does the warranty cover?';

// Price, stock and days are asked of a service as well.
const OF_TERMS: ReadonlySet<string> = new Set(['price', 'stock', 'leadTimeDays', 'warrantyYears']);

// After the one, a question that sounds like the other is asked of the first.
const RELATED: Partial<Record<Topic, readonly ServiceTopic[]>> = {
  warranty: ['returns', 'payment', 'arrival', 'repair', 'delivery'],
  returns: ['payment', 'delivery', 'arrival', 'wrong-goods'],
  repair: ['returns', 'payment', 'warranty'],
  points: ['discount'],
};
