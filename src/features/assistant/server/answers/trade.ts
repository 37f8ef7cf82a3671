import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { asksForKnowledge, type TradeEntry, tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { IS_QUESTION, POINTS_BACK, TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { isSpecified } from '#features/assistant/questions/specified.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { orderAskedFor, readConditions } from '#features/search/server/door.ts';
import { type Asked, type Mind, NOTHING } from '../asked.ts';

/** Begins what holds of all such things beside what one product says. */
export const IN_GENERAL = 'In general:';

/** What a term of the trade means, or whether one needs it, where no product is spoken of. */
export async function answerTrade(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind, reading, named } = asked;
  const [entry] = tradeEntriesIn(message);
  if (
    !entry ||
    // A wish is answered with products, and what the trade knows beside them.
    (isAbout(reading, 'wish') && (TELLS_A_WISH.test(message) || !IS_QUESTION.test(message))) ||
    // Where the trade is asked beside what is put in order, the order answers.
    orderAskedFor(message)?.fact !== undefined ||
    isSpecified(message) ||
    ASKS_FOR_A_PAPER.test(message) ||
    asksOfThing(message) ||
    // The watts of a window display stand in its specification.
    asksMeasureOfThing(message) ||
    !(entry.isOfAll || asksForKnowledge(message) || isAbout(reading, 'term')) ||
    (!entry.isOfAll && isOfAProduct(message, mind, named.entries.length > 0))
  )
    return null;
  return told(entry);
}

// Whoever wants the sheet of a product wants no lesson on a word of it.
const ASKS_FOR_A_PAPER = /\b(?:data|spec(?:ification)?) ?sheets?\b|\bmanuals?\b/iu;

/** The same for a question that nothing else answers: better than not to know. */
export async function answerTradeAtLast({ message }: Asked): Promise<AssistantAnswer | null> {
  const [entry] = tradeEntriesIn(message);
  return entry ? told(entry) : null;
}

/** What is known in general of what a product's specification does not say; null if nothing is. */
export function inGeneral(
  message: string,
): (Pick<AssistantAnswer, 'reply' | 'sources'> & Pick<TradeEntry, 'facts'>) | null {
  // What a story ends with is asked, and what it begins with told.
  const end = message.split(/(?<=[.!?])\s+/u).at(-1) ?? message;
  const [entry] = [...tradeEntriesIn(end), ...tradeEntriesIn(message)];
  return entry ? { reply: `${IN_GENERAL} ${entry.answer}`, sources: [entry.link], facts: entry.facts } : null;
}

const MEASURES: ReadonlySet<string> = new Set([
  'weightKg',
  'widthMm',
  'heightMm',
  'depthMm',
  'powerWatts',
  'greatestWatts',
]);

function asksMeasureOfThing(message: string): boolean {
  return (
    nounPhrasesIn(message).length > 0 &&
    readFacts(message).facts.some((fact) => MEASURES.has(fact)) &&
    /\bhow (?:many|much|heavy|wide|tall|deep|big)\b/iu.test(message)
  );
}

// 'Does the bright window panel have a second side': its own specification answers.
function asksOfThing(message: string): boolean {
  const isOfTheThing = /\b(?:does|do|is|are|has|have|can|will|of|on|for) (?:the|your)\b/iu.test(message);
  return isOfTheThing && nounPhrasesIn(message).length > 0 && readFacts(message).facts.length > 0;
}

function told({ answer, link }: TradeEntry): AssistantAnswer {
  return { ...NOTHING, reply: answer, sources: [link] };
}

// 'What is its IP rating', 'how bright is the 55 inch one'.
function isOfAProduct(message: string, { page, shown }: Mind, isNamed: boolean): boolean {
  if (/\bmeans?\b|\bmeaning\b|\bstands? for\b/iu.test(message)) return false;
  if (isNamed) return true;
  if (readConditions(message).some(({ kind }) => kind === 'size' || kind === 'price'))
    return /\b(?:its?|the|this)\b/iu.test(message);
  return (page !== null || shown.length > 0) && POINTS_BACK.test(message);
}
