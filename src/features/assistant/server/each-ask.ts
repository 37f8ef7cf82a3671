import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { asksIn, toldIn } from '#features/assistant/questions/asks.ts';
import { ASPECTS, type Aspect, aspectsIn } from '#features/assistant/questions/aspects.ts';
import { TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { isScreen } from '#features/search/server/door.ts';
import { CANNOT_PROMISE_FIT, DO_NOT_KNOW, type Mind, NOTHING, WHICH_ONE } from './asked.ts';
import { handedOver, withoutHandedOver } from './handed-over.ts';
import { mayBeOf } from './is-of-goods.ts';
import { asksMeasuredFact, certainTopic, isSpokenOf } from './is-spoken-of.ts';
import { joinAnswers } from './join-answers.ts';
import { tellingWords } from './meant-products.ts';
import { withSubject } from './separate-questions.ts';

// What a kiosk takes or hands out stands on no page but its own.
const OF_A_MACHINE: ReadonlySet<Aspect> = new Set<Aspect>([
  ASPECTS['card terminal'],
  ASPECTS.cash,
  ASPECTS.printer,
  ASPECTS['room keys'],
]);

type Ask = (message: string, mind: Mind) => Promise<AssistantAnswer>;

/**
 * An answer in which each thing that a message asks is answered or handed over by name: what the answer does not speak of is asked by
 * itself, and what is found nowhere is repeated as not found.
 */
export async function withEachAsk(
  { message, mind }: { message: string; mind: Mind },
  answer: AssistantAnswer,
  ask: Ask,
  passage: (message: string) => Promise<AssistantAnswer | null>,
): Promise<AssistantAnswer> {
  const asks = asksIn(message);
  if (asks.length < 2 && !(asks.length === 1 && wishIn(message))) return answer;
  const begun = knows(answer) ? { ...answer, reply: withoutHandedOver(answer.reply) } : { ...NOTHING, reply: '' };
  let whole = await withWish(message, mind, begun, ask);
  const left: string[] = [];
  for (const each of asks) {
    const spoken = whole.reply === '' ? 'no' : await isSpokenOf(each, whole.reply);
    const isOffered = looksForGoods(each) && offers(whole, each);
    if (spoken === 'surely' || spoken === 'likely' || spoken === 'untold' || isOffered) continue;
    const isOfFact = asksMeasuredFact(each);
    // What a kiosk takes or prints is asked of its page, and of no page of the shop.
    const isOfPage = whole.products.length > 0 && aspectsIn(each).some((aspect) => OF_A_MACHINE.has(aspect));
    // 'How many points' beside touch is of no loyalty: by itself it would be answered so.
    const topic = await certainTopic(each);
    const isMisread = topic !== null && !mayBeOf(topic, message);
    const own = isMisread
      ? null
      : ((await answerAlone(each, asks[0], whole, mind, ask)) ??
        (spoken === 'no' && !isOfFact && !isOfPage ? await passage(each) : null));
    if (own) whole = joined(message, whole, own);
    else if (spoken === 'no' && (isOfFact || isOfPage || sharesNoWord(each, whole.reply))) left.push(each);
  }
  if (whole.reply === '') return answer;
  const { thread } = answer;
  if (left.length === 0) return { ...whole, thread };
  const reply = [whole.reply, ...left.map(handedOver)].join('\n');
  return { ...whole, thread, reply, ways: [...new Set([...whole.ways, 'person' as const])] };
}

const LEAST_LETTERS = 5;

// What shares a long word with the answer may be in it, and is not said to have been found nowhere.
function sharesNoWord(each: string, reply: string): boolean {
  const said = new Set(everyToken(reply));
  return everyToken(tellingWords(each)).every((token) => token.length < LEAST_LETTERS || !said.has(token));
}

const FOR_A_SCREEN =
  /\b(?:screens?|displays?|monitors?|tvs?|(?:notice|menu|score)[ -]?boards?|totems?|kiosks?|signs?)\b/iu;

/** What a message tells that it looks for, before its questions. */
function wishIn(message: string): string | undefined {
  return toldIn(message).find((part) => TELLS_A_WISH.test(part) && FOR_A_SCREEN.test(part));
}

// A wish that is told before a question gets its screen even where the question was about something else.
async function withWish(message: string, mind: Mind, whole: AssistantAnswer, ask: Ask): Promise<AssistantAnswer> {
  const wish = wishIn(message);
  if (!wish || offers(whole, wish)) return whole;
  const own = await ask(wish, mind);
  return knows(own) && offers(own, wish) ? joined(message, own, whole) : whole;
}

// 'Do you do weekends' is worded as a wish and names nothing that is sold.
function looksForGoods(each: string): boolean {
  return TELLS_A_WISH.test(each) && (nounPhrasesIn(each).length > 0 || /\b(?:any|some)(?:thing|one)?\b/iu.test(each));
}

// A player is no answer to a wish for a screen.
function offers({ products }: AssistantAnswer, wish: string): boolean {
  return FOR_A_SCREEN.test(wish) ? products.some(({ product }) => isScreen(product)) : products.length > 0;
}

// What an ask gets by itself, of the product that the answer is about and of the shop; null where neither speaks of it.
async function answerAlone(
  each: string,
  first: string | undefined,
  whole: AssistantAnswer,
  mind: Mind,
  ask: Ask,
): Promise<AssistantAnswer | null> {
  const [card] = whole.products;
  const shown = card ? [card.product.id] : mind.shown;
  const question = shown.length > 0 || each === first ? each : withSubject(each, first);
  const minds = shown.length > 0 && (await certainTopic(each)) ? [{ ...mind, shown }, mind] : [{ ...mind, shown }];
  for (const of of minds) {
    const own = await ifOfIt(each, await ask(question, of));
    if (own) return own;
  }
  return null;
}

async function ifOfIt(each: string, answered: AssistantAnswer): Promise<AssistantAnswer | null> {
  if (!knows(answered)) return null;
  const said = withoutHandedOver(answered.reply);
  const reply = TELLS_A_WISH.test(each) ? said : withoutOffer(said);
  const spoken = reply === '' ? 'no' : await isSpokenOf(each, reply);
  return spoken === 'surely' || spoken === 'likely' ? { ...answered, reply } : null;
}

// Products are for those who look for some.
function withoutOffer(reply: string): string {
  return reply
    .split('\n')
    .filter((line) => !line.startsWith('The first that I would look at: '))
    .join('\n')
    .trim();
}

function joined(question: string, ...answers: readonly AssistantAnswer[]): AssistantAnswer {
  return joinAnswers(answers.filter(({ reply }) => reply !== '').map((answer) => ({ question, answer })));
}

const BY_CHANCE = /^Here are (?:one|\d+) of \d+ products for that:$|^This is what I found for that:$/u;

function knows({ reply }: AssistantAnswer): boolean {
  const isUnknown = reply === DO_NOT_KNOW || reply === WHICH_ONE || reply.startsWith(CANNOT_PROMISE_FIT);
  return !isUnknown && !BY_CHANCE.test(reply);
}
