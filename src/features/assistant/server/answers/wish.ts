import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { IS_QUESTION, TELLS_A_WISH, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { isSpecified } from '#features/assistant/questions/specified.ts';
import { BATTERY, callsOf, PANELS } from '#features/assistant/questions/story-calls.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { type Advice, needsCalledFor, readConditions } from '#features/search/server/door.ts';
import { wordsUpTo } from '#values/number-words.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { findBest } from '../find-best.ts';
import { byWantedDay } from './by-wanted-day.ts';
import { offerOf } from './offer.ts';
import { aspectsOfAny } from './on-any-page.ts';
import { sentencesLike } from './page-words.ts';
import { sayUnmet } from './say-unmet.ts';
import { answerTooShort } from './too-short.ts';
import { inGeneral } from './trade.ts';
import { isChance, isOfChance, thingsOf } from './wish-by-chance.ts';
import { withoutBrackets } from './with-brackets.ts';

const NEAREST = 'I find nothing that is made for just that. These come nearest; a person can tell you more:';
const OPEN = /\bwhat (?:have|do) you (?:got|have)\b/iu;
const LEAST_TOLD = 2;
const MOST_TOLD = 2;
const LEAST_WORDS_OF_A_STORY = 7;
const WITHOUT = /\b(?:no|without|not|can(?:no|['’])?t (?:get|use|have|put)) [\p{L} ]+(?=[.,;!?]|$)/giu;
// With tax or without, it is the same thing that is looked for, and 'two screens' are no two outputs.
const OF_TAX = /\b(?:before|plus|ex|excluding|inc|including|with|without) (?:the )?vat\b/giu;
const COUNTED = new RegExp(String.raw`\b(?:${wordsUpTo(12)}) (?=screens\b)`, 'giu');
// A high ceiling is where something hangs, and nothing to hang it by.
const CEILINGS = /\b(?:very |really |quite )?(?:high|low|tall|sloping|vaulted) ceilings?\b/giu;
// 'A board above the fryer' is no A-board.
const ONE_BOARD = /(?<!\ban? )\ba (?=boards?\b)/gu;
const TOLD = /(?<=[.!?])\s+/u;

/** A wish told as a story: what the search finds for it, why the first of it, and what it comes to. */
export async function answerWish(asked: Asked): Promise<AssistantAnswer | null> {
  return forWish(asked, false);
}

/** The same where nothing else answers: what comes nearest of the kind that is named, and that nothing is made for just that. */
export async function answerWishAtLast(asked: Asked): Promise<AssistantAnswer | null> {
  return nounPhrasesIn(asked.message).length > 0 ? forWish(asked, true) : null;
}

async function forWish(asked: Asked, isAtLast: boolean): Promise<AssistantAnswer | null> {
  const { context, snapshot, message, reading, named } = asked;
  // 'Does the Window 43 dim or do I need a sensor' asks about what it names.
  if (named.entries.length > 0 && YES_OR_NO.test(message)) return null;
  // A thing by its name alone is a search.
  const isStory = isAbout(reading, 'wish') && message.trim().split(/\s+/u).length >= LEAST_WORDS_OF_A_STORY;
  const isOfStock = isAbout(reading, 'stock') && !OPEN.test(message) && !isSpecified(message);
  if (!(TELLS_A_WISH.test(message) || isStory) || isOfStock) return null;
  const calls = callsOf(message);
  if (!isTelling(message) && calls === '') return null;
  const wish = readWish(withoutBrackets(message));
  // 'No cables visible' looks for no cables.
  const own = wish.words
    .replace(WITHOUT, ' ')
    .replace(OF_TAX, ' ')
    .replace(COUNTED, '')
    .replace(CEILINGS, ' ')
    .replace(ONE_BOARD, 'one ')
    .split(TOLD)
    .filter(isTelling);
  const telling = own.length > 0 ? own : [wish.words];
  // Without mains nothing else helps.
  const words = calls.includes(BATTERY)
    ? 'screens with built in batteries'
    : calls.includes(PANELS)
      ? [PANELS, ...sizesIn(wish.words)].join(', ')
      : [...telling.map((part) => part.replace(/[?!.]+$/u, '')), calls].filter(Boolean).join(', ');
  const whole = await findBest(asked, words, wish);
  // What a long story says beside its things and conditions may lead the search astray.
  const things = thingsOf(wish.words, calls);
  const bare = whole && things && isChance(whole) ? await findBest(asked, things, wish) : null;
  const best = bare && !isChance(bare) ? bare : whole;
  if (!best || (isChance(best) && !isAtLast)) return null;
  const { products } = best;
  const told = (product: Advice['products'][number]['product']) => {
    const whole = snapshot.byId.get(product.id)?.product;
    if (!whole) return [];
    const onAspect = aspectsIn(message).flatMap((aspect) => sentencesOn(whole.description, aspect));
    return onAspect.length > 0 ? onAspect : sentencesLike(whole, message, LEAST_TOLD);
  };
  const short = answerTooShort(message, products);
  if (short) return short;
  const offer = await offerOf(asked, products, wish);
  if (!offer || !best.isAbout) return null;
  const { first } = offer;
  // What is asked for stands on other pages.
  if (!isAtLast && aspectsOfAny(message).length > 0 && told(first.product).length === 0) return null;
  const general = IS_QUESTION.test(message) && !isSpecified(message) ? inGeneral(message) : null;
  const isByChance = isOfChance(first);
  const day = isByChance ? null : await byWantedDay(context, first.product, wish.pieces, message);
  const page = isByChance ? '' : [...new Set(told(first.product))].slice(0, MOST_TOLD).join(' ');
  return {
    ...NOTHING,
    reply: [
      ...(isByChance ? [] : sayUnmet(first.product.id, asked)),
      ...(isByChance ? [NEAREST] : offer.lines),
      ...(page ? [`Its page says: ‘${page}’`] : []),
      ...(day ? [day] : []),
      ...(general ? [general.reply] : []),
    ].join('\n'),
    sources: [...offer.sources, ...(general?.sources ?? [])],
    products: [...offer.cards],
    search: best.search,
    total: best.total,
    ways: isByChance ? ['person'] : [],
  };
}

// '4 × 55 inch narrow bezel for a 2 × 2' looks for panels of that size, and for no wall that is called so.
function sizesIn(words: string): string[] {
  return readConditions(words)
    .filter(({ kind }) => kind === 'size')
    .map(({ from, to }) => words.slice(from, to));
}

function isTelling(text: string): boolean {
  return nounPhrasesIn(text).length > 0 || readConditions(text).length > 0 || needsCalledFor(text).length > 0;
}
