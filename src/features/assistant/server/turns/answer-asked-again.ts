import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { readUnknownPlace, withoutPlaces } from '#features/assistant/questions/destination.ts';
import { ASKS_ON } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { patternIn } from '#features/assistant/questions/vesa-pattern.ts';
import { othersAsked } from '#features/assistant/turns/asked-again.ts';
import { asksDelivery } from '../answers/delivery.ts';
import type { Mind } from '../asked.ts';
import { tellingWords } from '../meant-products.ts';
import type { TurnKind } from './turn.ts';

const IS_EXTRA =
  /\b(?:is|are) (?:that|it|this|they|those) (?:\w+ )?(?:extra|included|(?:already )?in the price|on top|charged)\b|\b(?:does|do) (?:that|it|they) cost (?:extra|more)\b|\bpay (?:extra|more) for (?:that|it)\b/iu;
const MOST_TELLING = 4;

/** 'And if I bought three?' after a question about delivery asks it again for three. */
export const answerAskedAgain: TurnKind = async ({ asked: { message, mind }, ask }) => {
  const whole = wholeQuestion(message, mind);
  return whole === null ? null : { answer: await ask(whole, mind) };
};

// The whole of what is asked; null if it is new.
function wholeQuestion(message: string, mind: Mind): string | null {
  const { before } = mind;
  // 'Is that extra or in the price' asks for the terms of what was asked before.
  if (before !== null && IS_EXTRA.test(message) && nounPhrasesIn(message).length === 0) return `${before} ${message}`;
  if (before === null) return null;
  const whole =
    wayBack(message, before) ??
    fittingByYou(message, before) ??
    yoursOf(message, mind) ??
    bracketFor(message, before) ??
    othersAsked(message, before);
  if (whole) return whole;
  if (!ASKS_ON.test(message) || !asksDelivery(before) || asksDelivery(message)) return null;
  const isNew = nounPhrasesIn(message).length > 0 || readFacts(message).facts.length > 0;
  if (isNew || tellingWords(message).split(' ').length > MOST_TELLING) return null;
  const isElsewhere = withoutPlaces(message) !== withoutPlaces(message, '') || readUnknownPlace(message) !== null;
  return `${isElsewhere ? withoutPlaces(before) : before} ${message}`;
}

const SENDS_BACK = /\b(?:wrong|return\w*|send (?:it|them) back|unwanted|changed my mind|do(?:n[’']t| not) want)\b/iu;
const CARRIAGE = /\b(?:postage|carriage|shipping|return label)\b/iu;

// 'Do I pay the postage' after a wrong or an unwanted thing is the carriage of its way back.
function wayBack(message: string, before: string): string | null {
  return SENDS_BACK.test(before) && CARRIAGE.test(message) ? 'If I return it, who pays the carriage?' : null;
}

const OF_FITTING = /\b(?:fit|fits|fitted|fitting|install\w*|hang|put (?:it|them) up)\b/iu;
const IF_YOU_DO =
  /\b(?:cost|costs|charge|how much|price)\b.*\b(?:you|your (?:men|people|fitters)) (?:did|do|does|to do)\b/iu;

// 'What would it cost if you did do it' after who may fit it.
function fittingByYou(message: string, before: string): string | null {
  const isOn = OF_FITTING.test(before) && IF_YOU_DO.test(message) && nounPhrasesIn(message).length === 0;
  return isOn ? 'How much does fitting cost, done by your fitters?' : null;
}

const SCREENS = /\b(?:tvs?|televisions?|telly|tellies|screens?|displays?|monitors?)\b/iu;

// 'How many hours can yours be on' after a television: of our screens, not of that one.
function yoursOf(message: string, { before, shown, page }: Mind): string | null {
  const isOn = shown.length === 0 && page === null && SCREENS.test(before ?? '') && nounPhrasesIn(message).length === 0;
  const whole = isOn ? message.replace(/\byours\b/iu, 'your screens') : message;
  return whole === message ? null : whole;
}

// 'It measures sixteen inches by sixteen' after a question about VESA is its pattern.
function bracketFor(message: string, before: string): string | null {
  const pattern = /\bvesa\b/iu.test(before) ? patternIn(message) : null;
  return pattern && `Which bracket takes VESA ${pattern}?`;
}
