import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { answerAbout } from './answers/about.ts';
import { answerAdvice, answerAdviceAtLast } from './answers/advice.ts';
import { answerBrands } from './answers/brands.ts';
import { answerBrightness } from './answers/brightness.ts';
import { answerComparison } from './answers/comparison.ts';
import { admitIgnorance, answerFromDescription, askWhichOf, askWhichProduct } from './answers/description.ts';
import { answerFacts } from './answers/facts.ts';
import { answerFitAtLast, answerIfFits } from './answers/fit.ts';
import { answerFitOnTheirBracket } from './answers/fit-on-their-bracket.ts';
import { answerHours } from './answers/hours.ts';
import { answerIfOfYours, answerKindFact } from './answers/kind-facts.ts';
import { answerLedWall } from './answers/led-wall.ts';
import { answerMountsByNumbers } from './answers/mounts-by-numbers.ts';
import { answerOnAnyPage } from './answers/on-any-page.ts';
import { answerRowOfBoards } from './answers/row-of-boards.ts';
import { situationIn } from './answers/say-situation.ts';
import { answerSituation, answerSituationAtLast } from './answers/situation.ts';
import { answerDistance, answerSize } from './answers/size.ts';
import { answerSpace } from './answers/space.ts';
import { answerSum } from './answers/sum.ts';
import { answerSuperlative } from './answers/superlative.ts';
import { answerTrade, answerTradeAtLast } from './answers/trade.ts';
import { answerUnsold } from './answers/unsold.ts';
import { answerUnstatedPort } from './answers/unstated-port.ts';
import { answerWish, answerWishAtLast } from './answers/wish.ts';
import { type Answerer, type Asked, DO_NOT_KNOW, WHICH_ONE } from './asked.ts';
import { LEAST_ALIKE_AT_LAST, speaksOf } from './speaks-of.ts';

const OF_PRODUCTS: readonly Answerer[] = [
  answerUnstatedPort,
  answerLedWall,
  answerBrands,
  answerAbout,
  answerUnsold,
  answerFitOnTheirBracket,
  answerMountsByNumbers,
  answerRowOfBoards,
  answerIfOfYours,
  answerHours,
  answerDistance,
  answerSituation,
  answerTrade,
  answerSpace,
  answerSuperlative,
  answerComparison,
  answerSum,
  answerSize,
  answerBrightness,
  answerKindFact,
  answerIfFits,
  answerAdvice,
  answerWish,
  answerFacts,
  answerFromDescription,
  answerOnAnyPage,
  answerSituationAtLast,
  answerTradeAtLast,
  answerAdviceAtLast,
  answerFitAtLast,
  answerWishAtLast,
  askWhichOf,
  askWhichProduct,
  admitIgnorance,
];

// Those who find by words, and may answer another question that has the same.
const GUESSES: ReadonlySet<Answerer> = new Set<Answerer>([
  ...[answerFitOnTheirBracket, answerMountsByNumbers, answerSituation, answerSpace],
  ...[answerWish, answerFacts, answerFromDescription, answerOnAnyPage, answerAdvice],
  ...[answerSituationAtLast, answerTradeAtLast, answerAdviceAtLast, answerFitAtLast, answerWishAtLast, askWhichOf],
]);
const OF_WISHES: ReadonlySet<Answerer> = new Set<Answerer>([answerWish, answerWishAtLast]);
// Asks for a reason, a way or a person, which no product is.
const ASKS_NO_PRODUCT =
  /\b(?:why|how (?:do|can|should|would|to)|what (?:on earth )?(?:do|should|must) (?:i|we) (?:do|fix|tell|say)|who (?:do|does|can|will|is))\b/iu;

/** What is known of products: the first answer that speaks of what is asked. One that only shares words with it is passed over. */
export async function answerOfProducts(
  asked: Asked,
  isPassedOverBefore: boolean,
): Promise<{ answer: AssistantAnswer | null; isPassedOver: boolean }> {
  let isPassedOver = isPassedOverBefore;
  for (const answer of OF_PRODUCTS) {
    const answered = await answer(asked);
    if (!answered) continue;
    // Who asks back may have understood nothing.
    if (answered.reply === WHICH_ONE && isPassedOver) continue;
    if (answered.reply === DO_NOT_KNOW || !isGuess(answer, asked) || (await isOfIt(answer, asked, answered)))
      return { answer: answered, isPassedOver };
    isPassedOver = true;
  }
  return { answer: null, isPassedOver };
}

const AT_LAST: ReadonlySet<Answerer> = new Set<Answerer>([answerTradeAtLast, answerAdviceAtLast, answerFitAtLast]);
// So sure what is told is the situation.
const SURE = 0.3;
const LEAST_ALIKE_OF_AN_ASPECT = 0.25;

async function isOfIt(answer: Answerer, asked: Asked, answered: AssistantAnswer): Promise<boolean> {
  if (answer === answerSituation && (await situationIn(asked.message, SURE))) return true;
  // What is asked of any page has been read in the question already.
  if (answer === answerOnAnyPage) return speaksOf(asked, answered, LEAST_ALIKE_OF_AN_ASPECT);
  return speaksOf(asked, answered, AT_LAST.has(answer) ? LEAST_ALIKE_AT_LAST : undefined);
}

function isGuess(answer: Answerer, { message, named, mind, reading }: Asked): boolean {
  // What is named, open or shown is answered of, and so is a short question for a fact.
  const isOfOne = named.entries.length > 0 || mind.page !== null || mind.shown.length > 0;
  const isShort = OF_FACTS.has(answer) && message.trim().split(/\s+/u).length <= MOST_OF_A_SHORT;
  // Whoever wants to buy is shown what there is.
  const tellsWish = TELLS_A_WISH.test(message) || isAbout(reading, 'wish');
  const isWish = OF_WISHES.has(answer) && tellsWish && !ASKS_NO_PRODUCT.test(message);
  return GUESSES.has(answer) && !(isOfOne || isShort || isWish);
}

const OF_FACTS: ReadonlySet<Answerer> = new Set<Answerer>([answerFacts, answerFitAtLast, answerOnAnyPage]);
const MOST_OF_A_SHORT = 12;
