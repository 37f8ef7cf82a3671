import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ASPECTS, type Aspect, aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { IS_QUESTION, TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { isScreen, kindNamed, needsCalledFor } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { sentencesLike } from './page-words.ts';

const MOST_NAMED = 3;

// What is asked of any product, and not of the shop or of one thing.
const OF_ANY: ReadonlySet<Aspect> = new Set<Aspect>([
  ...[ASPECTS.noise, ASPECTS.battery, ASPECTS.wheels, ASPECTS.blows, ASPECTS.security, ASPECTS.temperature],
  ASPECTS.reflections,
  ...[ASPECTS.wheelchairs, ASPECTS.gloves, ASPECTS.doors, ASPECTS.wind, ASPECTS.sunglasses, ASPECTS.dimming],
  ...[ASPECTS['without internet'], ASPECTS.printer, ASPECTS.pens, ASPECTS.spills, ASPECTS.hearing],
  ...[ASPECTS['card terminal'], ASPECTS.cash, ASPECTS.fixings, ASPECTS.calibration],
]);

/** 'Anything rated for 38 degrees', where no product is named: those of the kind whose pages speak of it, each with its sentence. */
export async function answerOnAnyPage({ snapshot, message, named, mind }: Asked): Promise<AssistantAnswer | null> {
  const isOfOne = named.entries.length > 0 || mind.page !== null;
  if (isOfOne || !(IS_QUESTION.test(message) || TELLS_A_WISH.test(message) || ANYTHING.test(message))) return null;
  const aspects = aspectsOfAny(message);
  if (aspects.length === 0) return null;
  const [phrase] = nounPhrasesIn(message);
  const isOfKind = phrase ? kindNamed(phrase) : isScreen;
  const marks = message.match(/\b[A-Z]{2,4}(?=\d{0,3}\b)/gu) ?? [];
  const needs = needsCalledFor(message).filter(({ isFact }) => isFact);
  const telling = snapshot.entries
    .filter(({ product }) => isOfKind(product) && needs.every((need) => need.fits(product) >= 0))
    .map((entry) => ({
      entry,
      says: [...new Set(aspects.flatMap((aspect) => sentencesOn(entry.product.description, aspect)))],
      // 'IK' and 'UV' are what is asked for.
      named: marks.filter((mark) => (entry.product.description ?? '').includes(mark)).length,
      shared: sentencesLike(entry.product, message).length,
    }))
    .filter(({ says }) => says.length > 0)
    .sort(
      (a, b) =>
        b.named - a.named ||
        b.says.length - a.says.length ||
        b.shared - a.shared ||
        a.entry.pricePence - b.entry.pricePence,
    );
  const first = telling.slice(0, MOST_NAMED).map(({ entry: { product }, says }) => ({ product, says }));
  if (first.length === 0) return null;
  const more = telling.length > first.length ? ` (${first.length} of ${telling.length})` : '';
  return {
    ...NOTHING,
    reply: [
      `What our pages say of ${aspects.map(({ name }) => name).join(' and ')}${more}:`,
      ...first.map(({ product, says }) => `• ${product.name}: ‘${says.join(' ')}’`),
      'Where a page says nothing of it I cannot promise it.',
    ].join('\n'),
    sources: first.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
    products: first.map(({ product }) => ({ product, reason: 'Its page speaks of it.' })),
    total: telling.length,
  };
}

/** What a message asks of whatever is looked for: noise, wheels, what stands a ball. */
export function aspectsOfAny(message: string): readonly Aspect[] {
  return aspectsIn(message).filter((aspect) => OF_ANY.has(aspect));
}

const ANYTHING = /\banything\b/iu;
