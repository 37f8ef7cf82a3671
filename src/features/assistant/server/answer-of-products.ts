import { answerAbout } from './answers/about.ts';
import { answerAdvice, answerAdviceAtLast } from './answers/advice.ts';
import { answerBrands } from './answers/brands.ts';
import { answerBrightness } from './answers/brightness.ts';
import { answerComparison } from './answers/comparison.ts';
import { admitIgnorance, answerFromDescription, askWhichProduct } from './answers/description.ts';
import { answerFacts } from './answers/facts.ts';
import { answerIfFits } from './answers/fit.ts';
import { answerIfOfYours, answerKindFact } from './answers/kind-facts.ts';
import { answerLedWall } from './answers/led-wall.ts';
import { answerMountsByNumbers } from './answers/mounts-by-numbers.ts';
import { answerSituation, answerSituationAtLast } from './answers/situation.ts';
import { answerDistance, answerSize } from './answers/size.ts';
import { answerSpace } from './answers/space.ts';
import { answerSum } from './answers/sum.ts';
import { answerSuperlative } from './answers/superlative.ts';
import { answerTrade, answerTradeAtLast } from './answers/trade.ts';
import { answerUnsold } from './answers/unsold.ts';
import { answerWish } from './answers/wish.ts';
import type { Answerer } from './asked.ts';

/** Who answers what is asked of products: the first that knows. */
export const OF_PRODUCTS: readonly Answerer[] = [
  answerLedWall,
  answerBrands,
  answerAbout,
  answerUnsold,
  answerMountsByNumbers,
  answerIfOfYours,
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
  answerSituationAtLast,
  answerTradeAtLast,
  answerAdviceAtLast,
  askWhichProduct,
  admitIgnorance,
];
