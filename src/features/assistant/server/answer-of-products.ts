import { answerComparison } from './answers/comparison.ts';
import { admitIgnorance, answerFromDescription, askWhichProduct } from './answers/description.ts';
import { answerFacts, answerSuperlative } from './answers/facts.ts';
import { answerIfFits } from './answers/fit.ts';
import { answerSize } from './answers/size.ts';
import { answerTrade, answerTradeAtLast } from './answers/trade.ts';
import { answerWish } from './answers/wish.ts';
import type { Answerer } from './asked.ts';

/** Who answers what is asked of products: the first that knows. */
export const OF_PRODUCTS: readonly Answerer[] = [
  answerTrade,
  answerComparison,
  answerSuperlative,
  answerSize,
  answerIfFits,
  answerWish,
  answerFacts,
  answerFromDescription,
  answerTradeAtLast,
  askWhichProduct,
  admitIgnorance,
];
