import { readOrderQuestion } from '#features/assistant/order-question.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { countedListIn } from '#features/assistant/questions/counted-list.ts';
import { tellsOfAnother } from '#features/assistant/questions/told-trouble.ts';
import type { TopicReading } from '#features/assistant/topics/read-topics.ts';
import { COMPLAINTS } from '#features/assistant/topics/topics.ts';
import { asksDelivery } from './answers/delivery.ts';
import { likeliestSituation, situationIn } from './answers/likely-situation.ts';
import type { Asked } from './asked.ts';
import { isOfGoods, SURER_STILL } from './is-of-goods.ts';
import { ASKS_DAMAGE, FOR_CERTAIN, isSaidOutright, TELLS_FAULT } from './said-outright.ts';

// Below this the topic is a guess, and its answer would be a wrong list.
export const LEAST_SHARE = 0.22;
const SURELY_LIKE = 0.45;
const LIKE_A_SITUATION = 0.2;
const LEAST_OF_A_COMPLAINT = 0.35;
// What was bought, and is broken or lost.
const OF_OLD_GOODS: ReadonlySet<string> = new Set(['spare-parts', 'lost-remote', 'same-batch']);

/** Whether a message is about the shop itself, and not about what it sells. */
export async function isOfShop(asked: Asked): Promise<boolean> {
  const { message, reading, named } = asked;
  const { service, ofProducts } = reading;
  if (isOfGoods(asked)) return false;
  if (service.topic === 'fault' && reading.complaint === null && tellsOfAnother(message)) return false;
  // What is surely told of is answered as such, unless the topic is surer still.
  const told = await likeliestSituation(message);
  if (told && told.share >= SURELY_LIKE && !COMPLAINTS.has(service.topic)) {
    const isSurer = told.situation.sells === null ? told.share > service.share : service.share < SURER_STILL;
    if (isSurer) return false;
  }
  // A complaint is surely one, or it is none: 'every screen has reflections' has no fault to be sorry for.
  const like = COMPLAINTS.has(service.topic) ? await situationIn(message, LIKE_A_SITUATION) : null;
  const isPlace = like !== null && !OF_OLD_GOODS.has(like.id) && service.share < SURER_STILL;
  if (reading.complaint === null && COMPLAINTS.has(service.topic) && !TELLS_FAULT.test(message)) {
    if (isPlace || service.share < LEAST_OF_A_COMPLAINT) return namesOrder(message) || ASKS_DAMAGE.test(message);
  }
  // Licences may be on a list that is to be added up.
  const isSum =
    countedListIn(message) !== null ||
    /\b(?:costs?|prices?|total) (?:of|for) (?:\d|two|three|four|five|six)/iu.test(message);
  if ((service.topic === 'software' || service.topic === 'vat') && isSum) return false;
  // 'How long to build a wall' is its lead time.
  const isOfLead = readFacts(message).facts.includes('leadTimeDays') && /\b(?:build|make|made)\b/iu.test(message);
  if (service.topic === 'delivery' && isOfLead && !asksDelivery(message)) return false;
  const isOfFault = ASKS_DAMAGE.test(message) || (named.entries.length > 0 && TELLS_FAULT.test(message));
  if (isOfFault || asksDelivery(message) || isSaidOutright(message)) return true;
  return namesOrder(message) || goesOn(reading) || (service.share >= LEAST_SHARE && service.share > ofProducts);
}

/** Whether a message goes on complaining: 'can you send another today' does, unless it is clearly about something else. */
export function goesOn({ complaint, service, ofProducts }: TopicReading): boolean {
  const isElse = service.share >= FOR_CERTAIN && !COMPLAINTS.has(service.topic);
  return complaint !== null && !isElse && ofProducts < FOR_CERTAIN;
}

/** Whether a message has the number of an order. */
export function namesOrder(message: string): boolean {
  return (readOrderQuestion(message)?.orderNumber ?? null) !== null;
}

/** Whether a topic of the shop is more than a guess, so that its answer need not be held against the question. */
export function isSureOfShop({ message, reading }: Pick<Asked, 'message' | 'reading'>): boolean {
  const { topic, share } = reading.service;
  const isOfCarrying = topic === 'unloading' && CARRIES.test(message);
  const isCertain = share >= FOR_CERTAIN || COMPLAINTS.has(topic) || goesOn(reading);
  return isCertain || isOfCarrying || isSaidOutright(message) || asksDelivery(message) || namesOrder(message);
}

const CARRIES = /\b(?:deliver\w*|lorr(?:y|ies)|drivers?|couriers?|carriers?|vans?|pallets?|unload\w*)\b/iu;
