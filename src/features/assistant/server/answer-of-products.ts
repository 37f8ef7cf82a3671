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
import { answerSituation, answerSituationAtLast } from './answers/situation.ts';
import { answerDistance, answerSize } from './answers/size.ts';
import { answerSpace } from './answers/space.ts';
import { answerSum } from './answers/sum.ts';
import { answerSuperlative } from './answers/superlative.ts';
import { answerTrade, answerTradeAtLast } from './answers/trade.ts';
import { answerUnsold } from './answers/unsold.ts';
import { answerUnstatedPort } from './answers/unstated-port.ts';
import { answerWish, answerWishAtLast } from './answers/wish.ts';
import type { Answerer } from './asked.ts';

/** Who answers what is asked of products: the first that knows. */
export const OF_PRODUCTS: readonly Answerer[] = [
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
