import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { MOST_BUDGET } from '#features/assistant/thread.ts';

const OF_MONEY = /£|\b(?:budget|pounds?|quid|grand|spend|afford)\b/iu;
const MOST_WORDS = 12;
// What it costs, or another shop takes, is no money that there is.
const OTHER = /\b(?:deliver\w*|match|cheaper|found|costs?|deposit|discount|each month|a month|refund\w*|per)\b/iu;

/** The money that a message has for it, in pence; a bracket for 'up to 400 × 400' is none. */
export function budgetSaid(message: string): number | null {
  const said = OF_MONEY.test(message) ? readWish(message).budgetPence : null;
  return said !== null && said <= MOST_BUDGET ? said : null;
}

/** The same where a turn says that and nothing else: 'we have about £3,000', 'no more than £500 each'. */
export function budgetAlone(message: string): number | null {
  const isAlone = message.trim().split(/\s+/u).length <= MOST_WORDS && nounPhrasesIn(message).length === 0;
  return isAlone && !OTHER.test(message) ? budgetSaid(message) : null;
}
