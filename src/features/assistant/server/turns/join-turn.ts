import { answerListChange } from '../list/answer-list-change.ts';
import { answerAskedAgain } from './answer-asked-again.ts';
import { answerBoughtWhen } from './answer-bought-when.ts';
import { answerBracketForIt } from './answer-bracket-for-it.ts';
import { answerBudget } from './answer-budget.ts';
import { answerChoiceAndMore } from './answer-choice-and-more.ts';
import { answerComplaintOn } from './answer-complaint-on.ts';
import { answerCondition } from './answer-condition.ts';
import { answerCorrection } from './answer-correction.ts';
import { answerDayAlone } from './answer-day-alone.ts';
import { answerDifference } from './answer-difference.ts';
import { answerElsewhere } from './answer-elsewhere.ts';
import { answerEnough } from './answer-enough.ts';
import { answerHasIt } from './answer-has-it.ts';
import { answerHowSoon } from './answer-how-soon.ts';
import { answerJobTurn } from './answer-job-turn.ts';
import { answerOfIt } from './answer-of-it.ts';
import { answerOfThose } from './answer-of-those.ts';
import { answerOfTopic } from './answer-of-topic.ts';
import { answerOtherGrid } from './answer-other-grid.ts';
import { answerOtherLength } from './answer-other-length.ts';
import { answerOtherOnes } from './answer-other-ones.ts';
import { answerParts } from './answer-parts.ts';
import { answerPointedOne } from './answer-pointed-one.ts';
import { answerRunning } from './answer-running.ts';
import { answerSameSize } from './answer-same-size.ts';
import { answerSearchChange } from './answer-search-change.ts';
import { answerServicesOfIt } from './answer-services-of-it.ts';
import { answerSetCount } from './answer-set-count.ts';
import { answerSeveralCounts } from './answer-several-counts.ts';
import { answerSizeAlone } from './answer-size-alone.ts';
import { answerThanks } from './answer-thanks.ts';
import { answerWallFacts } from './answer-wall-facts.ts';
import { answerWhoToAsk } from './answer-who-to-ask.ts';
import { answerWhy } from './answer-why.ts';
import { answerQuantityTurn, answerUnsoldAddition } from './answer-without-goods.ts';
import type { Turn, TurnAnswer, TurnKind } from './turn.ts';

// The surest first: what is read in its own words stands before what only points back.
const KINDS: readonly TurnKind[] = [
  answerThanks,
  answerWhoToAsk,
  answerBoughtWhen,
  answerComplaintOn,
  answerDayAlone,
  answerOfTopic,
  answerOtherGrid,
  answerSeveralCounts,
  answerPointedOne,
  answerSetCount,
  answerElsewhere,
  answerListChange,
  answerCorrection,
  answerOtherLength,
  answerRunning,
  answerWallFacts,
  answerSizeAlone,
  answerSameSize,
  answerEnough,
  answerBracketForIt,
  answerOfThose,
  answerDifference,
  answerChoiceAndMore,
  answerServicesOfIt,
  answerJobTurn,
  (turn) => answerParts(turn, joinTurn),
  answerUnsoldAddition,
  answerQuantityTurn,
  answerWhy,
  answerHowSoon,
  answerOtherOnes,
  answerOfIt,
  answerHasIt,
  answerCondition,
  answerBudget,
  answerAskedAgain,
  answerSearchChange,
];

/** Answers a turn by what it changes of the conversation; null where it is a question of its own, or of no kind that is known. */
export async function joinTurn(turn: Turn): Promise<TurnAnswer | null> {
  for (const answer of KINDS) {
    const joined = await answer(turn);
    if (joined) return joined;
  }
  return null;
}
