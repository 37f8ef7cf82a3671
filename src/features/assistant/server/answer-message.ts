import type { User } from '#features/accounts/contract.ts';
import { withoutChatter } from '#features/assistant/chatter.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readFollowUp, type Shown } from '#features/assistant/follow-up.ts';
import { mayBePersonal, type ProductFacts } from '#features/assistant/guard.ts';
import { readOrderQuestion } from '#features/assistant/order-question.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import {
  ABOUT_DELIVERY,
  COMPARES,
  FOR_A_PERSON,
  POINTS_BACK,
  WISHES,
  YES_OR_NO,
} from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { readPolicy } from '#features/assistant/questions/policies.ts';
import { questionsIn } from '#features/assistant/questions/split.ts';
import { answerFromProducts, topicOf } from '#features/assistant/replies.ts';
import { specNumber } from '#features/catalogue/attribute.ts';
import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import { type SearchQuery, searchQuery } from '#features/search/contract.ts';
import { type Advice, advise, needsCalledFor, readConditions, withoutStretches } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { answerComparison } from './answers/comparison.ts';
import { answerDelivery } from './answers/delivery.ts';
import { admitIgnorance, answerFromDescription, askWhichProduct } from './answers/description.ts';
import { answerFacts, answerSuperlative } from './answers/facts.ts';
import { type OwnOrders, tellOrders } from './answers/orders.ts';
import { answerPayment, answerPoints, answerPolicy, answerPolicyOfAll } from './answers/own-texts.ts';
import { answerWithPage } from './answers/pages.ts';
import { answerHandover, answerInOwnLanguage, answerOfItself, answerPerson } from './answers/people.ts';
import { answerSize } from './answers/size.ts';
import { answerTrade, answerTradeAtLast } from './answers/trade.ts';
import { answerWish } from './answers/wish.ts';
import { type Answerer, type Mind, NOTHING } from './asked.ts';
import { type Answered, joinAnswers } from './join-answers.ts';
import { inModelsWords } from './model.ts';
import { topicReply } from './topic-reply.ts';

type Sent = { message: string; search: string | null; mind: Mind; user: User | null };

type Params = Record<string, string>;

const MOST_CARDS = 3;
// 'Glowden' or 'Counter Duo' alone is a search; a sentence says what for.
const MOST_BARE = 3;

// In this order: what nobody but a person should answer first, then what is asked of products, then the shop's own texts.
const ANSWERERS: readonly Answerer[] = [
  answerInOwnLanguage,
  answerPerson,
  answerTrade,
  answerComparison,
  answerWithPage,
  answerSuperlative,
  answerPolicy,
  answerSize,
  answerHandover,
  answerOfItself,
  answerPayment,
  answerDelivery,
  answerWish,
  answerFacts,
  answerPolicyOfAll,
  answerPoints,
  answerFromDescription,
  answerTradeAtLast,
  askWhichProduct,
  admitIgnorance,
];

/**
 * Facts first, each from one source in the shop; then section 9's rules with live figures; then products that the words find
 * (decision F4).
 */
export async function answerMessage(context: AppContext, asked: Sent, ownOrders: OwnOrders): Promise<AssistantAnswer> {
  const answers: Answered[] = [];
  let { mind } = asked;
  for (const message of separateQuestions(asked.message)) {
    const answer = await answerQuestion(context, { ...asked, message, mind }, ownOrders);
    answers.push({ question: message, answer });
    const shown = answer.products.map(({ product }) => product.id);
    mind = { ...mind, shown: shown.length > 0 ? shown : mind.shown, before: message };
  }
  return joinAnswers(answers);
}

// Facts of one product are read and said together.
function separateQuestions(message: string): readonly string[] {
  const parts = questionsIn(message);
  const isOfFacts = (part: string) =>
    readFacts(part).facts.length > 0 && !ABOUT_DELIVERY.test(part) && !readPolicy(part);
  return parts.every(isOfFacts) || COMPARES.test(message) ? [message] : parts;
}

async function answerQuestion(context: AppContext, asked: Sent, ownOrders: OwnOrders): Promise<AssistantAnswer> {
  const { message, mind, user } = asked;
  // A wrong or cancelled order is a matter for a person first.
  const about = FOR_A_PERSON.test(message) ? null : readOrderQuestion(message);
  if (about) return tellOrders(context, user, about.orderNumber, ownOrders);
  const snapshot = await catalogueOf(context).current();
  // 'Anything brighter?' looks further; 'is it bright?' asks about what was found.
  const asksBack = (YES_OR_NO.test(message) && POINTS_BACK.test(message)) || COMPARES.test(message);
  const followed = asksBack ? null : await followUp(context, asked);
  if (!followed) {
    for (const answer of ANSWERERS) {
      const answered = await answer({ context, snapshot, message, mind, user });
      if (answered) return answered;
    }
  }
  return answerByTopic(context, asked, snapshot, followed ?? (await findFor(context, asked)));
}

async function answerByTopic(
  context: AppContext,
  asked: Sent,
  snapshot: Snapshot,
  found: FoundFor | null,
): Promise<AssistantAnswer> {
  const topic = topicOf(asked.message);
  const reply = await topicReply(context, asked.message, snapshot);
  const isRuled = topic !== 'other';
  if (!found) return { ...NOTHING, reply, ways: topic === 'other' || topic === 'support' ? ['person'] : [] };
  const { products, total } = found.advice;
  // The words that are searched may be fewer than those that were said.
  const isSecret = isRuled || mayBePersonal(asked.message);
  const worded = isSecret ? null : await inModelsWords(context, found.params.q ?? '', products.map(factsOf));
  return {
    ...NOTHING,
    // Section 9's replies keep their wording.
    reply: isRuled ? [reply, ...(found.isFollowUp ? [found.says] : [])].join(' ') : (worded ?? found.says),
    products,
    total,
    search: products.length > 0 ? String(new URLSearchParams(found.params)) : asked.search,
    ways: products.length > 0 ? [] : ['person'],
  };
}

function factsOf({ product, reason }: Advice['products'][number]): ProductFacts {
  const { name, category, price, inStock } = product;
  return { name, category, pricePence: Math.round(Number(price) * 100), inStock, reason };
}

type FoundFor = { advice: Advice; params: Params; says: string; isFollowUp: boolean };

async function followUp(context: AppContext, { message, search }: Sent): Promise<FoundFor | null> {
  const before = search ? Object.fromEntries(new URLSearchParams(search)) : null;
  const beforeQuery = before ? queryOf(before) : null;
  return before && beforeQuery ? follow(context, message, before, beforeQuery) : null;
}

async function findFor(context: AppContext, { message }: Sent): Promise<FoundFor | null> {
  const words = wordsToSearch(message);
  const params = { q: words };
  const query = words ? queryOf(params) : null;
  if (!query || !isForProducts(message)) return null;
  const whole = await advise(context, query, MOST_CARDS);
  // A long sentence names its thing among much else.
  const [phrase] = whole.isAbout ? [] : nounPhrasesIn(message);
  const byThing = phrase ? queryOf({ q: phrase }) : null;
  const advice = byThing ? await advise(context, byThing, MOST_CARDS) : whole;
  if (byThing) params.q = phrase ?? words;
  if (!advice.isAbout || advice.products.length === 0) return null;
  const some = `Here are ${count(advice)} of ${advice.total} products for that:`;
  const says = advice.total <= MOST_CARDS ? 'This is what I found for that:' : some;
  return { advice, params, says, isFollowUp: false };
}

// A thing, a need, a condition or a wish; otherwise products with these words would be chance.
function isForProducts(message: string): boolean {
  const isNamed = nounPhrasesIn(message).length > 0 || readConditions(message).length > 0;
  return (
    isNamed || needsCalledFor(message).length > 0 || WISHES.test(message) || message.split(/\s+/).length <= MOST_BARE
  );
}

// 'menu' and 'display' also name products; 'price' and 'delivery' do not.
function wordsToSearch(message: string): string {
  const topic = topicOf(message);
  const beyond = withoutChatter(answerFromProducts(message));
  if (!beyond) return '';
  return topic === 'products' ? withoutChatter(message) : beyond;
}

async function follow(
  context: AppContext,
  message: string,
  before: Params,
  query: SearchQuery,
): Promise<FoundFor | null> {
  const shown = await advise(context, query, MOST_CARDS);
  const own = readConditions(message).filter(({ kind }) => kind !== 'stock');
  const { changes, isAll } = readFollowUp(withoutStretches(message, own), shownOf(shown));
  if (!isAll || (changes.length === 0 && own.length === 0)) return null;
  const params = {
    ...before,
    q: withConditions(before.q ?? '', message, own),
    ...Object.assign({}, ...changes.map(({ part }) => part)),
  };
  const next = queryOf(params);
  if (!next) return null;
  const alike = shown.products.map(({ product }) => product);
  const advice = await advise(context, next, MOST_CARDS, alike);
  const what = changes.map(({ says }) => says);
  const such = what.length > 0 ? `that is ${what.join(' and ')}` : 'like that';
  if (advice.products.length === 0) {
    const says = `Nothing else that fits ${such.replace('that is', 'is')}.`;
    return { advice, params: before, says, isFollowUp: true };
  }
  const several = `There are ${advice.total} ${such.replace('that is', 'that are')}:`;
  const says = advice.total === 1 ? `There is one product ${such}:` : several;
  return { advice, params, says, isFollowUp: true };
}

// 'up to £900' replaces the price of the previous search.
function withConditions(q: string, message: string, own: ReturnType<typeof readConditions>): string {
  if (own.length === 0) return q;
  const kinds = new Set(own.map(({ kind }) => kind));
  const old = readConditions(q).filter(({ kind }) => kinds.has(kind));
  return [withoutStretches(q, old), ...own.map(({ from, to }) => message.slice(from, to))].join(' ').trim();
}

function shownOf({ products }: Advice): Shown {
  return {
    prices: products.map(({ product }) => Math.round(Number(product.price) * 100)),
    valuesOf: ({ key }) => products.flatMap(({ product }) => specNumber(product.specs, key) ?? []),
  };
}

function count({ products }: Advice): string {
  return products.length === 1 ? 'one' : String(products.length);
}

function queryOf(params: Params): SearchQuery | null {
  const read = searchQuery.safeParse(params);
  return read.success ? { ...read.data, cursor: undefined, limit: undefined } : null;
}
