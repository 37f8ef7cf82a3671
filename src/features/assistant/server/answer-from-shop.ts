import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readOrderQuestion } from '#features/assistant/order-question.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { countedListIn } from '#features/assistant/questions/counted-list.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import { ASKS_ON, POINTS_BACK } from '#features/assistant/questions/kinds.ts';
import type { TopicReading } from '#features/assistant/topics/read-topics.ts';
import { COMPLAINTS, type ServiceTopic } from '#features/assistant/topics/topics.ts';
import { BY_TOPIC } from './answers/by-topic.ts';
import { answerOrder } from './answers/complaints.ts';
import { asksDelivery } from './answers/delivery.ts';
import type { OwnOrders } from './answers/orders.ts';
import { answerFromTexts } from './answers/texts.ts';
import type { Asked } from './asked.ts';
import { joinAnswers } from './join-answers.ts';

// Below this the topic is a guess, and its answer would be a wrong list.
const LEAST_SHARE = 0.22;
// A second topic that is as likely as this is asked for as well.
const LEAST_OF_A_SECOND = 0.3;
const FOR_CERTAIN = 0.5;
// A page may be near even where its answer would be a guess.
const LEAST_OF_A_PAGE = 0.1;

/** Whether a message is about the shop itself, and not about what it sells. */
export function isOfShop({ message, reading, mind, named }: Asked): boolean {
  const { service, ofProducts } = reading;
  // 'And with VAT on that?' asks for the price of what was shown.
  if (service.topic === 'vat' && ASKS_ON.test(message) && POINTS_BACK.test(message) && mind.shown.length > 0)
    return false;
  // Licences may be on a list that is to be added up.
  const isSum =
    countedListIn(message) !== null ||
    /\b(?:costs?|prices?|total) (?:of|for) (?:\d|two|three|four|five|six)/iu.test(message);
  if (service.topic === 'software' && isSum) return false;
  // 'How long to build a wall' is its lead time.
  const isOfLead = readFacts(message).facts.includes('leadTimeDays') && /\b(?:build|make|made)\b/iu.test(message);
  if (service.topic === 'delivery' && isOfLead && !asksDelivery(message)) return false;
  if (ASKS_DAMAGE.test(message) || asksDelivery(message) || (named.entries.length > 0 && TELLS_FAULT.test(message)))
    return true;
  return namesOrder(message) || goesOn(reading) || (service.share >= LEAST_SHARE && service.share > ofProducts);
}

// 'Can you send another today' goes on complaining, unless it is clearly about something else.
function goesOn({ complaint, service, ofProducts }: TopicReading): boolean {
  const isElse = service.share >= FOR_CERTAIN && !COMPLAINTS.has(service.topic);
  return complaint !== null && !isElse && ofProducts < FOR_CERTAIN;
}

/** Answers from the shop's own pages, settings and engines, by the topic that leads, and by a second that is as likely. */
export async function answerFromShop(asked: Asked, ownOrders: OwnOrders): Promise<AssistantAnswer | null> {
  const { message, reading } = asked;
  const { service, next, complaint } = reading;
  if (asked.named.entries.length > 0 && TELLS_FAULT.test(message)) return answerTo('fault', asked, ownOrders);
  if (complaint && goesOn(reading)) return answerTo(complaint, asked, ownOrders);
  if (namesOrder(message) && !COMPLAINTS.has(service.topic)) return answerOrder(asked, ownOrders);
  if (ASKS_DAMAGE.test(message)) return answerTo('arrival', asked, ownOrders);
  // 'Delivery to Doha, and who pays duty': the delivery's answer says that too.
  const isOfDelivery =
    (service.topic === 'vat' && readDestination(message).name !== null && /\b(?:deliver|ship|send)/iu.test(message)) ||
    (asksDelivery(message) && !(OF_DELIVERIES.has(service.topic) && service.share >= FOR_CERTAIN));
  const first = await answerTo(isOfDelivery ? 'delivery' : service.topic, asked, ownOrders);
  const isBoth = next.share >= LEAST_OF_A_SECOND && !(COMPLAINTS.has(service.topic) || COMPLAINTS.has(next.topic));
  const second = isBoth ? await answerTo(next.topic, asked, ownOrders) : null;
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
  if (answer && share >= LEAST_SHARE) return answer;
  const said = await answerFromTexts(asked);
  if (said) return said;
  return { ...unknown, sources: answer?.sources.slice(0, 1) ?? [] };
}

async function answerTo(topic: ServiceTopic, asked: Asked, ownOrders: OwnOrders): Promise<AssistantAnswer | null> {
  return topic === 'order' ? answerOrder(asked, ownOrders) : BY_TOPIC[topic](asked);
}

const OF_DELIVERIES: ReadonlySet<ServiceTopic> = new Set<ServiceTopic>([
  ...([
    'arrival',
    'wrong-goods',
    'order',
    'unhappy',
    'slot',
    'collection',
    'other-address',
    'returns',
    'change-order',
  ] as const),
]);
// Nothing has arrived yet.
const ASKS_DAMAGE =
  /\b(?:if|when|should|in case)\b.*\b(?:deliver\w*|arriv\w*|transit|driver|courier|pallet|screen)\b.*\b(?:damaged?|smashed|cracked|broken|drops?|dropped)\b/iu;
// 'My Counter 55 won't turn on'.
const TELLS_FAULT =
  /\b(?:my|our|the one (?:i|we) bought)\b.*\b(?:won[’']?t|will not|doesn[’']?t|does not|stopped|broke[n]?|dead|died|faulty|flicker\w*|no (?:picture|signal|sound)|black screen|blank|cracked|lines? across|gone off|keeps? (?:turning|switching|restarting|going))\b/iu;

function namesOrder(message: string): boolean {
  return (readOrderQuestion(message)?.orderNumber ?? null) !== null;
}
