import { withoutChatter } from '#features/assistant/chatter.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { mayBePersonal, type ProductFacts } from '#features/assistant/guard.ts';
import { isStory } from '#features/assistant/questions/is-story.ts';
import { IS_QUESTION, WISHES } from '#features/assistant/questions/kinds.ts';
import { inSearchWords } from '#features/assistant/questions/search-words.ts';
import { asksPriceOfNothing, isBareKeyword, topicOf } from '#features/assistant/replies.ts';
import type { Thread } from '#features/assistant/thread.ts';
import { readTopics } from '#features/assistant/topics/read-topics.ts';
import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import type { Advice } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { answerFromShop, nearestTo } from './answer-from-shop.ts';
import { answerOfProducts } from './answer-of-products.ts';
import { answerBoughtElsewhere } from './answers/bought-elsewhere.ts';
import { answerChoiceOfTwo } from './answers/choice-of-two.ts';
import { answerCountedComparison } from './answers/counted-comparison.ts';
import { answerGoesInto } from './answers/goes-into.ts';
import { answerHowManyFor } from './answers/how-many-for.ts';
import { answerJob } from './answers/job.ts';
import { answerLicencesOverYears } from './answers/licences-over-years.ts';
import { answerMonthlyPrice } from './answers/monthly-price.ts';
import type { OwnOrders } from './answers/orders.ts';
import { answerInOwnWords, answerInOwnWordsAtLast } from './answers/own-answer.ts';
import { answerPanelWall } from './answers/panel-wall.ts';
import { answerFromPassages } from './answers/passage.ts';
import { answerInOwnLanguage } from './answers/people.ts';
import { answerPowerOfSizes } from './answers/power-of-sizes.ts';
import { answerTrouble } from './answers/trouble.ts';
import { answerUnsoldThings } from './answers/unsold.ts';
import { type Asked, DO_NOT_KNOW, type Mind, NO_MIND, NOTHING, type Sent } from './asked.ts';
import { completeAnswer, withSituation } from './complete-answer.ts';
import { withEachAsk } from './each-ask.ts';
import { withEveryHalf } from './every-half.ts';
import { type FoundFor, findFor } from './find-for.ts';
import { isOfShop, isSureOfShop } from './is-of-shop.ts';
import { answerList } from './list/answer-list.ts';
import { inModelsWords } from './model.ts';
import { NONE_NAMED, namedIn } from './named-products.ts';
import { withWhatIsNotKnown } from './not-known.ts';
import { ofTheSize } from './of-the-size.ts';
import { oneWith } from './one-with.ts';
import { isComplaint } from './said-outright.ts';
import { withSizeNotSold } from './size-not-sold.ts';
import { speaksOf } from './speaks-of.ts';
import { subjectOf } from './subject-of.ts';
import { topicReply } from './topic-reply.ts';
import { inThread } from './turns/in-thread.ts';
import { withAdvice } from './with-advice.ts';
import { withListPrices } from './with-list-prices.ts';
import { yesFirst } from './yes-first.ts';

// What is worked out from figures stands before what is found.
const WORKED_OUT = [
  answerCountedComparison,
  answerChoiceOfTwo,
  answerLicencesOverYears,
  answerMonthlyPrice,
  answerHowManyFor,
  answerPanelWall,
  answerList,
  answerJob,
  answerGoesInto,
  answerPowerOfSizes,
];

/**
 * What the shop knows first, each from one source; then section 9's rules with live figures; then products that the words find
 * (decision F4).
 */
export async function answerMessage(
  context: AppContext,
  { thread, ...asked }: Sent & { thread: Thread | null },
  ownOrders: OwnOrders,
): Promise<AssistantAnswer> {
  const answer = await inThread(context, asked, thread, {
    answer: (sent) => answerQuestion(context, sent, ownOrders),
    read: (sent) => readMessage(context, sent),
  });
  const askAlone = (message: string, mind: Mind) =>
    answerQuestion(context, { ...asked, message, mind, search: null }, ownOrders);
  const passage = async (message: string) =>
    answerFromPassages(await readMessage(context, { ...asked, message, mind: NO_MIND }));
  return withWhatIsNotKnown(context, asked.message, await withEachAsk(asked, answer, askAlone, passage));
}

async function answerQuestion(context: AppContext, typed: Sent, ownOrders: OwnOrders): Promise<AssistantAnswer> {
  const sent = { ...typed, message: inSearchWords(typed.message) };
  const asked = await readMessage(context, sent);
  const inTongue = await answerInOwnLanguage(asked);
  if (inTongue) return inTongue;
  const first =
    (await answerInOwnWords(asked)) ??
    (isComplaint(typed.message) ? await answerFromShop(asked, ownOrders) : null) ??
    (await answerBoughtElsewhere(asked)) ??
    (await answerTrouble(asked));
  if (first) return first;
  const answer = await answerAsked(asked, sent, ownOrders);
  const own = SAYS_NOTHING.test(answer.reply) ? await answerInOwnWordsAtLast(asked) : null;
  return withSizeNotSold(asked, yesFirst(asked, await withEveryHalf(asked, own ?? answer)));
}

// 'Of insurance the shop says nothing', 'That I do not know', 'I did not find that'.
const SAYS_NOTHING = /\bthe shop says nothing\b|\bI do not know\b|\bdid not find\b/u;

async function answerAsked(asked: Asked, sent: Sent, ownOrders: OwnOrders): Promise<AssistantAnswer> {
  const { context, message, snapshot } = asked;
  for (const answer of WORKED_OUT) {
    const workedOut = await answer(asked);
    if (workedOut) return workedOut;
  }
  const isOfNothing = speaksOfNothing(asked) && asksPriceOfNothing(message);
  if (!isBareKeyword(message) && !isOfNothing) {
    const unsold = await answerUnsoldThings(asked);
    if (unsold) return withSituation(asked, unsold);
    const fromShop = (await isOfShop(asked)) ? await answerFromShop(asked, ownOrders) : null;
    if (fromShop && (isSureOfShop(asked) || (await speaksOf(asked, fromShop))))
      return withAdvice(asked, await withSituation(asked, await withListPrices(asked, fromShop)));
    const { answer, isPassedOver } = await answerOfProducts(asked, fromShop !== null);
    if (answer && answer.reply !== DO_NOT_KNOW) return completeAnswer(asked, answer);
    if (answer || (isPassedOver && (IS_QUESTION.test(message) || isStory(message))))
      return nearestTo(asked, answer ?? { ...NOTHING, reply: DO_NOT_KNOW, ways: ['person'] }, ownOrders);
  }
  const found = await findFor(context, message);
  const isLost = !found && topicOf(message) === 'other' && IS_QUESTION.test(message) && isStory(message);
  if (isLost) return nearestTo(asked, { ...NOTHING, reply: DO_NOT_KNOW, ways: ['person'] }, ownOrders);
  return answerByTopic(sent, asked, snapshot, found);
}

function speaksOfNothing({ named, mind: { shown, page, before } }: Asked): boolean {
  return named.entries.length === 0 && shown.length === 0 && page === null && before === null;
}

/** A message as it is read: what it is about, and the products that it names. */
async function readMessage(context: AppContext, { message, mind, user }: Sent): Promise<Asked> {
  const [snapshot, reading] = await Promise.all([catalogueOf(context).current(), readTopics(message, mind.before)]);
  const [subject, beside] = subjectOf(message);
  const byName = ofTheSize(await namedIn(context, snapshot, subject), message, mind.before);
  const isAlone = byName.entries.length === 0 && mind.shown.length === 0 && mind.page === null;
  const withIt = isAlone ? oneWith(snapshot, subject) : NONE_NAMED;
  const namedThere = withIt.entries.length > 0 ? withIt : byName;
  const named = { ...namedThere, rest: `${namedThere.rest}${beside}` };
  const isOfBefore = named.entries.length === 0 && mind.before !== null;
  const namedBefore = isOfBefore ? await namedIn(context, snapshot, mind.before ?? '') : NONE_NAMED;
  return { context, snapshot, message, mind, user, reading, named, namedBefore };
}

async function answerByTopic(
  { search }: Sent,
  { context, message, mind }: Asked,
  snapshot: Snapshot,
  found: FoundFor | null,
): Promise<AssistantAnswer> {
  const topic = isByTheWay(message) ? 'other' : topicOf(message);
  // What goes on from a question is no greeting.
  const isMore = mind.before !== null && withoutChatter(message) !== '';
  const reply =
    topic === 'other' && (topicOf(message) !== 'other' || isQuestion(message) || isMore)
      ? DO_NOT_KNOW
      : await topicReply(context, message, snapshot);
  const isRuled = topic !== 'other';
  // Products with a question's words by chance are no answer to it.
  if (!found || (!isRuled && isQuestion(message)))
    return { ...NOTHING, reply, ways: topic === 'other' || topic === 'support' ? ['person'] : [] };
  const { products, total } = found.advice;
  // The words that are searched may be fewer than those that were said.
  const isSecret = isRuled || mayBePersonal(message);
  const worded = isSecret ? null : await inModelsWords(context, found.params.q ?? '', products.map(factsOf));
  return {
    ...NOTHING,
    // Section 9's replies keep their wording.
    reply: isRuled ? reply : (worded ?? found.says),
    products,
    total,
    search: products.length > 0 ? String(new URLSearchParams(found.params)) : search,
    ways: products.length > 0 ? [] : ['person'],
  };
}

const MOST_WORDS_OF_A_SEARCH = 4;

function isQuestion(message: string): boolean {
  return (
    IS_QUESTION.test(message) && !WISHES.test(message) && message.trim().split(/\s+/u).length > MOST_WORDS_OF_A_SEARCH
  );
}

// 'Is there anything that would help' asks for no support, nor a long story about a display what is sold.
function isByTheWay(message: string): boolean {
  const topic = topicOf(message);
  return (topic === 'products' || topic === 'support') && isStory(message);
}

function factsOf({ product, reason }: Advice['products'][number]): ProductFacts {
  const { name, category, price, inStock } = product;
  return { name, category, pricePence: Math.round(Number(price) * 100), inStock, reason };
}
