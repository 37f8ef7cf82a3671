import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import { COMPLAINTS, type ServiceTopic } from '#features/assistant/topics/topics.ts';
import { BY_TOPIC } from './answers/by-topic.ts';
import { answerOrder } from './answers/complaints.ts';
import { asksDelivery } from './answers/delivery.ts';
import type { OwnOrders } from './answers/orders.ts';
import { answerFromPassages } from './answers/passage.ts';
import type { Asked } from './asked.ts';
import { isOfGoods } from './is-of-goods.ts';
import { goesOn, LEAST_SHARE, namesOrder } from './is-of-shop.ts';
import { joinAnswers } from './join-answers.ts';
import { ASKS_DAMAGE, FOR_CERTAIN, TELLS_FAULT, topicSaidOutright } from './said-outright.ts';
import { LEAST_ALIKE_AT_LAST, speaksOf } from './speaks-of.ts';

// A second topic that is as likely as this is asked for as well.
const LEAST_OF_A_SECOND = 0.3;
// A page may be near even where its answer would be a guess.
const LEAST_OF_A_PAGE = 0.1;

/** Answers from the shop's own pages, settings and engines, by the topic that leads, and by a second that is as likely. */
export async function answerFromShop(asked: Asked, ownOrders: OwnOrders): Promise<AssistantAnswer | null> {
  const { message, reading } = asked;
  const { service, next, complaint } = reading;
  const outright = topicSaidOutright(message, service);
  if (outright) return answerTo(outright, asked, ownOrders);
  if (asked.named.entries.length > 0 && TELLS_FAULT.test(message)) return answerTo('fault', asked, ownOrders);
  if (complaint && goesOn(reading)) return answerTo(complaint, asked, ownOrders);
  if (namesOrder(message) && !COMPLAINTS.has(service.topic)) {
    const isDone = DONE_TO_AN_ORDER.has(service.topic) && service.share >= FOR_CERTAIN;
    return answerTo(isDone ? service.topic : 'order', asked, ownOrders);
  }
  if (ASKS_DAMAGE.test(message)) return answerTo('arrival', asked, ownOrders);
  // 'Delivery to Doha, and who pays duty': the delivery's answer says that too.
  const isOfDelivery =
    (service.topic === 'vat' && readDestination(message).name !== null && /\b(?:deliver|ship|send)/iu.test(message)) ||
    (asksDelivery(message) && !(OF_DELIVERIES.has(service.topic) && service.share >= FOR_CERTAIN));
  // 'What if it dies on a Saturday night' asks when somebody is there.
  if (service.topic === 'unhappy' && SUPPOSES.test(message)) return answerTo('person', asked, ownOrders);
  const first = await answerTo(isOfDelivery ? 'delivery' : service.topic, asked, ownOrders);
  const isBoth = next.share >= LEAST_OF_A_SECOND && !(COMPLAINTS.has(service.topic) || COMPLAINTS.has(next.topic));
  const isOfPaying = OF_PAYING.has(first ? service.topic : next.topic) && OF_PAYING.has(next.topic);
  const second = isBoth && !isOfPaying ? await answerTo(next.topic, asked, ownOrders) : null;
  const both = [first, second].flatMap((answer) => (answer ? [{ question: message, answer }] : []));
  return both.length > 0 ? joinAnswers(both) : null;
}

/** Where no product is an answer: the shop's likeliest one if it is likely enough, else that nothing is known, with the nearest page. */
export async function nearestTo(
  asked: Asked,
  unknown: AssistantAnswer,
  ownOrders: OwnOrders,
): Promise<AssistantAnswer> {
  const { topic, share } = asked.reading.service;
  const answer = share < LEAST_OF_A_PAGE ? null : await answerTo(topic, asked, ownOrders);
  const isIt = answer && share >= LEAST_SHARE && !isOfGoods(asked);
  if (isIt && (await speaksOf(asked, answer, LEAST_ALIKE_AT_LAST))) return answer;
  const said = await answerFromPassages(asked);
  if (said) return said;
  return { ...unknown, sources: answer?.sources.slice(0, 1) ?? [] };
}

async function answerTo(topic: ServiceTopic, asked: Asked, ownOrders: OwnOrders): Promise<AssistantAnswer | null> {
  return topic === 'order' ? answerOrder(asked, ownOrders) : BY_TOPIC[topic](asked);
}

// Who names an order to have something done to it does not ask where it is.
const DONE_TO_AN_ORDER: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>(['change-order', 'cancel']);

// Each of them names the ways to pay.
const OF_PAYING: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>(['credit', 'payment']);

const SUPPOSES = /\bwhat (?:if|happens (?:if|when))\b/iu;

const OF_DELIVERIES: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>([
  ...([
    'arrival',
    'wrong-goods',
    'order',
    'unhappy',
    'slot',
    'unloading',
    'collection',
    'other-address',
    'returns',
    'change-order',
  ] as const),
]);
