import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { asksIn } from '#features/assistant/questions/asks.ts';
import { TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { answerFromDescription, askWhichOf } from './answers/description.ts';
import { answerFacts } from './answers/facts.ts';
import { answerFitAtLast } from './answers/fit.ts';
import { answerFitOnTheirBracket } from './answers/fit-on-their-bracket.ts';
import { situationIn } from './answers/likely-situation.ts';
import { answerOnAnyPage } from './answers/on-any-page.ts';
import { answerSituation, answerSituationAtLast } from './answers/situation.ts';
import { answerSpace } from './answers/space.ts';
import { answerTradeAtLast } from './answers/trade.ts';
import { answerWish, answerWishAtLast } from './answers/wish.ts';
import type { Answerer, Asked } from './asked.ts';
import { isSpokenOf, type Spoken } from './is-spoken-of.ts';
import { LEAST_ALIKE_AT_LAST, speaksOf } from './speaks-of.ts';

// Those who find by words, and may answer another question that has the same.
const GUESSES: ReadonlySet<Answerer> = new Set<Answerer>([
  ...[answerFitOnTheirBracket, answerSituation, answerSpace],
  ...[answerWish, answerFacts, answerFromDescription, answerOnAnyPage],
  ...[answerSituationAtLast, answerTradeAtLast, answerFitAtLast, answerWishAtLast, askWhichOf],
]);
const OF_WISHES: ReadonlySet<Answerer> = new Set<Answerer>([answerWish, answerWishAtLast]);
// Asks for a reason, a way or a person, which no product is.
const ASKS_NO_PRODUCT =
  /\b(?:why|how (?:do|can|should|would|to)|what (?:on earth )?(?:do|should|must) (?:i|we) (?:do|fix|tell|say)|who (?:do|does|can|will|is))\b/iu;

// A question of measured facts whose figures stand in the answer.
const OF_ONE_FACT: ReadonlySet<Spoken> = new Set<Spoken>(['surely', 'partly']);
const AT_LAST: ReadonlySet<Answerer> = new Set<Answerer>([answerTradeAtLast, answerFitAtLast]);
// So sure what is told is the situation.
const SURE = 0.3;
const LEAST_ALIKE_OF_AN_ASPECT = 0.25;

/** Whether an answer may be given: it is no guess, or it speaks of what is asked. */
export async function maybeGiven(answer: Answerer, asked: Asked, answered: AssistantAnswer): Promise<boolean> {
  if (!isGuess(answer, asked)) return true;
  if (
    answer === answerFacts &&
    asksIn(asked.message).length === 1 &&
    OF_ONE_FACT.has(await isSpokenOf(asked.message, answered.reply))
  )
    return true;
  if (answer === answerSituation && (await situationIn(asked.message, SURE))) return true;
  // What is asked of any page has been read in the question already.
  if (answer === answerOnAnyPage) return speaksOf(asked, answered, LEAST_ALIKE_OF_AN_ASPECT);
  return speaksOf(asked, answered, AT_LAST.has(answer) ? LEAST_ALIKE_AT_LAST : undefined);
}

function isGuess(answer: Answerer, { message, named, mind, reading }: Asked): boolean {
  // What is named, open or shown is answered of, and so is a short question for a fact.
  const isOfOne = named.entries.length > 0 || mind.page !== null || mind.shown.length > 0;
  const isShort =
    OF_FACTS.has(answer) &&
    message.trim().split(/\s+/u).length <= (answer === answerOnAnyPage ? MOST_OF_AN_ASPECT : MOST_OF_A_SHORT);
  // Whoever wants to buy is shown what there is.
  const tellsWish = TELLS_A_WISH.test(message) || isAbout(reading, 'wish');
  const isWish = OF_WISHES.has(answer) && tellsWish && !ASKS_NO_PRODUCT.test(message);
  return GUESSES.has(answer) && !(isOfOne || isShort || isWish);
}

const OF_FACTS: ReadonlySet<Answerer> = new Set<Answerer>([answerFacts, answerFitAtLast, answerOnAnyPage]);
const MOST_OF_A_SHORT = 10;
const MOST_OF_AN_ASPECT = 12;
