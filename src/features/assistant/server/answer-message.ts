import type { User } from '#features/accounts/contract.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { mayBePersonal, type ProductFacts } from '#features/assistant/guard.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { joinedTopicsIn } from '#features/assistant/questions/joined-topics.ts';
import { COMPARES, POINTS_BACK, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { questionsIn } from '#features/assistant/questions/split.ts';
import { isBareKeyword, topicOf } from '#features/assistant/replies.ts';
import { readTopics, type TopicReading } from '#features/assistant/topics/read-topics.ts';
import { COMPLAINTS } from '#features/assistant/topics/topics.ts';
import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import type { Advice } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { answerFromShop, isOfShop, nearestTo } from './answer-from-shop.ts';
import { OF_PRODUCTS } from './answer-of-products.ts';
import { asksDelivery } from './answers/delivery.ts';
import { asksForLedWall } from './answers/led-wall.ts';
import type { OwnOrders } from './answers/orders.ts';
import { answerInOwnLanguage } from './answers/people.ts';
import { answerUnsoldThings } from './answers/unsold.ts';
import { type Asked, DO_NOT_KNOW, type Mind, NOTHING } from './asked.ts';
import { completeAnswer, withSituation } from './complete-answer.ts';
import { type FoundFor, findFor, followUp } from './find-for.ts';
import { wholeQuestion } from './goes-on.ts';
import { type Answered, joinAnswers } from './join-answers.ts';
import { inModelsWords } from './model.ts';
import { NONE_NAMED, namedIn } from './named-products.ts';
import { topicReply } from './topic-reply.ts';

type Sent = { message: string; search: string | null; mind: Mind; user: User | null };

// A part of a message is a question of its own only if it is about something else for certain.
const FOR_CERTAIN = 0.5;
// Two parts that are each likely of another topic are two questions, however near.
const LIKELY = 0.35;
const LEAST_WORDS_OF_A_STORY = 9;

/**
 * What the shop knows first, each from one source; then section 9's rules with live figures; then products that the words find
 * (decision F4).
 */
export async function answerMessage(context: AppContext, asked: Sent, ownOrders: OwnOrders): Promise<AssistantAnswer> {
  const answers: Answered[] = [];
  let { mind } = asked;
  for (const message of await separateQuestions(asked.message, mind)) {
    const answer = await answerQuestion(context, { ...asked, message, mind }, ownOrders);
    answers.push({ question: message, answer });
    const shown = answer.products.map(({ product }) => product.id);
    mind = { ...mind, shown: shown.length > 0 ? shown : mind.shown, before: message };
  }
  return joinAnswers(answers);
}

// Facts of one product are read and said together, and so is what belongs to one topic of the shop.
async function separateQuestions(message: string, { before }: Mind): Promise<readonly string[]> {
  const parts = questionsIn(message);
  if (COMPARES.test(message) || asksForLedWall(message)) return [message];
  if (parts.length < 2) return joinedTopicsIn(message);
  const whole = await readTopics(message, before);
  if (whole.service.share >= FOR_CERTAIN && COMPLAINTS.has(whole.service.topic)) return [message];
  // 'And what is the charge for the LED sign' asks of the delivery before it.
  if (asksDelivery(message) && parts.slice(1).some((part) => /\b(?:charge|fee|extra)\b/iu.test(part))) return [message];
  const read = await Promise.all(parts.map((part) => readTopics(part)));
  // 'And is it extra' says nothing without what it follows; 'and can I return it' does.
  const isUntold = (part: string, at: number) =>
    at > 0 && (read[at]?.service.share ?? 0) < FOR_CERTAIN && saysNothingAlone(part);
  if (parts.some(isUntold)) return [message];
  const isOfProducts = ({ ofProducts }: TopicReading, part: string) =>
    ofProducts >= FOR_CERTAIN && !/\bhow much is it\b/iu.test(part);
  const ofFacts = parts.map(
    (part, at) => readFacts(part).facts.length > 0 && (read[at]?.ofProducts ?? 0) >= FOR_CERTAIN,
  );
  if (ofFacts.every(Boolean)) return [message];
  const isOther = (part: string, at: number) => {
    const reading = read[at] ?? whole;
    const { service } = reading;
    return isOfProducts(reading, part) || (service.share >= FOR_CERTAIN && service.topic !== whole.service.topic);
  };
  const near = new Set(read.flatMap(({ service }) => (service.share >= LIKELY ? [service.topic] : [])));
  const isOne = whole.service.share > whole.ofProducts && near.size < parts.length && !parts.some(isOther);
  return isOne ? [message] : parts;
}

function saysNothingAlone(part: string): boolean {
  const isOfNothing = nounPhrasesIn(part).length + tradeEntriesIn(part).length + aspectsIn(part).length === 0;
  const isOfFacts = readFacts(part).facts.some((fact) => fact !== 'price');
  return isOfNothing && !isOfFacts && POINTS_BACK.test(part) && part.split(/\s+/u).length <= 6;
}

async function answerQuestion(context: AppContext, typed: Sent, ownOrders: OwnOrders): Promise<AssistantAnswer> {
  const { mind } = typed;
  const sent = { ...typed, message: byTheDoor(wholeQuestion(typed.message, mind) ?? typed.message) };
  const { message } = sent;
  const [snapshot, reading] = await Promise.all([catalogueOf(context).current(), readTopics(message, mind.before)]);
  const [subject, beside] = subjectOf(message);
  const namedThere = await namedIn(context, snapshot, subject);
  const named = { ...namedThere, rest: `${namedThere.rest}${beside}` };
  const isOfBefore = named.entries.length === 0 && mind.before !== null;
  const namedBefore = isOfBefore ? await namedIn(context, snapshot, mind.before ?? '') : NONE_NAMED;
  const asked = { context, snapshot, message, mind, user: sent.user, reading, named, namedBefore };
  const inTongue = await answerInOwnLanguage(asked);
  if (inTongue) return inTongue;
  // 'Anything brighter?' looks further; 'is it bright?' asks about what was found.
  const asksBack = (YES_OR_NO.test(message) && POINTS_BACK.test(message)) || COMPARES.test(message);
  const followed = asksBack ? null : await followUp(context, sent);
  if (!followed && !isBareKeyword(message)) {
    const unsold = await answerUnsoldThings(asked);
    if (unsold) return withSituation(asked, unsold);
    const fromShop = isOfShop(asked) ? await answerFromShop(asked, ownOrders) : null;
    if (fromShop) return withSituation(asked, fromShop);
    for (const answer of OF_PRODUCTS) {
      const answered = await answer(asked);
      if (!answered) continue;
      return answered.reply === DO_NOT_KNOW ? nearestTo(asked, answered, ownOrders) : completeAnswer(asked, answered);
    }
  }
  return answerByTopic(sent, asked, snapshot, followed ?? (await findFor(context, sent)));
}

// Outside a meeting room is indoors.
const OUTSIDE_A_ROOM =
  /\boutside (?=(?:(?:the|our|each|every|my|all|of|\p{L}+) ){0,5}(?:rooms?|offices?|classrooms?|studios?|wards?)\b)/giu;

function byTheDoor(message: string): string {
  return message.replace(OUTSIDE_A_ROOM, 'by the door of ');
}

// In 'does your player come with HDMI leads' the player is asked about.
function subjectOf(message: string): [subject: string, beside: string] {
  const at = message.search(/\s(?:comes?|supplied|sold) with\b/iu);
  if (at < 0 || nounPhrasesIn(message.slice(0, at)).length === 0) return [message, ''];
  return [message.slice(0, at), message.slice(at)];
}

async function answerByTopic(
  { search }: Sent,
  { context, message }: Asked,
  snapshot: Snapshot,
  found: FoundFor | null,
): Promise<AssistantAnswer> {
  const topic = isByTheWay(message) ? 'other' : topicOf(message);
  const reply =
    topic === 'other' && topicOf(message) !== 'other' ? DO_NOT_KNOW : await topicReply(context, message, snapshot);
  const isRuled = topic !== 'other';
  if (!found) return { ...NOTHING, reply, ways: topic === 'other' || topic === 'support' ? ['person'] : [] };
  const { products, total } = found.advice;
  // The words that are searched may be fewer than those that were said.
  const isSecret = isRuled || mayBePersonal(message);
  const worded = isSecret ? null : await inModelsWords(context, found.params.q ?? '', products.map(factsOf));
  return {
    ...NOTHING,
    // Section 9's replies keep their wording.
    reply: isRuled ? [reply, ...(found.isFollowUp ? [found.says] : [])].join(' ') : (worded ?? found.says),
    products,
    total,
    search: products.length > 0 ? String(new URLSearchParams(found.params)) : search,
    ways: products.length > 0 ? [] : ['person'],
  };
}

// 'Is there anything that would help' asks for no support, nor a long story about a display what is sold.
function isByTheWay(message: string): boolean {
  const topic = topicOf(message);
  return (topic === 'products' || topic === 'support') && message.trim().split(/\s+/u).length >= LEAST_WORDS_OF_A_STORY;
}

function factsOf({ product, reason }: Advice['products'][number]): ProductFacts {
  const { name, category, price, inStock } = product;
  return { name, category, pricePence: Math.round(Number(price) * 100), inStock, reason };
}
