import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { isStory } from '#features/assistant/questions/is-story.ts';
import { answerAbout } from './answers/about.ts';
import { answerAdvice, answerAdviceAtLast, answerAdviceForCertain } from './answers/advice.ts';
import { answerBrands } from './answers/brands.ts';
import { answerBrightness } from './answers/brightness.ts';
import { answerComparison } from './answers/comparison.ts';
import { admitIgnorance, answerFromDescription, askWhichOf, askWhichProduct } from './answers/description.ts';
import { answerFacts } from './answers/facts.ts';
import { answerFitAtLast, answerIfFits } from './answers/fit.ts';
import { answerFitOnTheirBracket } from './answers/fit-on-their-bracket.ts';
import { answerHeatOutput } from './answers/heat-output.ts';
import { answerHours } from './answers/hours.ts';
import { answerInputOfPlayers } from './answers/input-of-players.ts';
import { answerIsThere } from './answers/is-there.ts';
import { answerIfOfYours, answerKindFact } from './answers/kind-facts.ts';
import { answerLedWall } from './answers/led-wall.ts';
import { answerMoreThanIt } from './answers/more-than-it.ts';
import { answerMountsByNumbers } from './answers/mounts-by-numbers.ts';
import { answerMountsForSize } from './answers/mounts-for-size.ts';
import { answerOffTheWall } from './answers/off-the-wall.ts';
import { answerOnAnyPage } from './answers/on-any-page.ts';
import { answerRowOfBoards } from './answers/row-of-boards.ts';
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
import { maybeGiven } from './held-against-question.ts';

const OF_PRODUCTS: readonly Answerer[] = [
  answerInputOfPlayers,
  answerUnstatedPort,
  answerHeatOutput,
  answerLedWall,
  answerBrands,
  answerAbout,
  answerUnsold,
  answerFitOnTheirBracket,
  answerMountsByNumbers,
  answerMountsForSize,
  answerRowOfBoards,
  answerOffTheWall,
  answerMoreThanIt,
  answerIfOfYours,
  answerIsThere,
  answerHours,
  answerDistance,
  answerAdviceForCertain,
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
    const asksBack = answered.reply === WHICH_ONE && (isPassedOver || isStory(asked.message));
    if (!asksBack && (answered.reply === DO_NOT_KNOW || (await maybeGiven(answer, asked, answered))))
      return { answer: answered, isPassedOver };
    isPassedOver = true;
  }
  return { answer: null, isPassedOver };
}
