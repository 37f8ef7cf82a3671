import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { readUnknownPlace, withoutPlaces } from '#features/assistant/questions/destination.ts';
import { ASKS_ON } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { asksDelivery } from './answers/delivery.ts';
import type { Mind } from './asked.ts';
import { tellingWords } from './meant-products.ts';

const IS_EXTRA =
  /\b(?:is|are) (?:that|it|this|they|those) (?:\w+ )?(?:extra|included|(?:already )?in the price|on top|charged)\b|\b(?:does|do) (?:that|it|they) cost (?:extra|more)\b|\bpay (?:extra|more) for (?:that|it)\b/iu;
const MOST_TELLING = 4;

/** 'And if I bought three?' after a question about delivery asks it again for three: the whole of what is asked; null if it is new. */
export function wholeQuestion(message: string, { before }: Mind): string | null {
  // 'Is that extra or in the price' asks for the terms of what was asked before.
  if (before !== null && IS_EXTRA.test(message) && nounPhrasesIn(message).length === 0) return `${before} ${message}`;
  if (before === null || !ASKS_ON.test(message) || !asksDelivery(before) || asksDelivery(message)) return null;
  const isNew = nounPhrasesIn(message).length > 0 || readFacts(message).facts.length > 0;
  if (isNew || tellingWords(message).split(' ').length > MOST_TELLING) return null;
  const isElsewhere = withoutPlaces(message) !== withoutPlaces(message, '') || readUnknownPlace(message) !== null;
  return `${isElsewhere ? withoutPlaces(before) : before} ${message}`;
}
