import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { asksIn, toldIn } from '#features/assistant/questions/asks.ts';
import { aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { TELLS_A_WISH, WISHES } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import type { Situation } from '#features/assistant/situations/situations.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { type Advice, isScreen, kindNamed, readConditions } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { findBest } from '../find-best.ts';
import { asksForFitters } from './fitting-prices.ts';
import { lightInside } from './light-inside.ts';
import { offerOf } from './offer.ts';
import { screenFirst } from './screen-first.ts';

// 'A 3 x 3 wall' is a size as well.
const GRID = /\b[2-5] ?[x×] ?[2-5]\b(?! ?(?:m|metres?)\b)/iu;

// 'The smallest for outside each room' is the first by its size.
const ORDERED = /\bsmallest\b/iu;

function sizeOf({ product: { specs } }: Advice['products'][number]): number {
  return specs.screenSizeInches ?? Number.POSITIVE_INFINITY;
}

/** What holds of a situation in general, with its link. */
export function inWords(situation: Situation): AssistantAnswer {
  const ways: AssistantAnswer['ways'] = situation.sells === null ? ['person'] : [];
  return { ...NOTHING, reply: situation.answer, sources: [linkOf(situation)], ways };
}

/** A situation's own words, and the first of what is sold for it with its page's sentence, price and sum. */
export async function sayOfSituation(asked: Asked, told: Situation): Promise<AssistantAnswer> {
  const { message, reading, snapshot } = asked;
  const situation = lightInside(told, message);
  const general = inWords(situation);
  if (situation.sells === null) return general;
  const isWish = TELLS_A_WISH.test(message) || isAbout(reading, 'wish');
  const wish = readWish(message);
  // Its size, its price and what else it measures hold for what is sold as well.
  const conditions = readConditions(wish.words).map(({ from, to }) => wish.words.slice(from, to));
  // In a window it is no outdoor screen.
  const isInWindow =
    /\b(?:in|behind) (?:the |my |our |a )?(?:shop )?(?:window|glass)\b/iu.test(message) &&
    /\boutdoor\b/iu.test(situation.sells);
  const [first = ''] = ORDERED.exec(message) ?? [];
  const words = [
    `${first} ${isInWindow ? 'window display' : (screenFirst(situation, message) ?? situation.sells)}`.trim(),
    ...(GRID.exec(message) ?? []),
    ...conditions,
  ].join(', ');
  const best = await findBest(asked, words, wish);
  const ordered = first === '' ? best?.products : best?.products.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const [found] = ordered ?? [];
  if (!best || !found) return general;
  // Whoever asks what holds of such a place is not shown leads and brackets unasked.
  const isUnasked = !(isWish || WISHES.test(message) || asksForFitters(message)) && asksIn(message).length > 0;
  const isNamed = nounPhrasesIn(message).some((phrase) => kindNamed(phrase)(found.product));
  if ((isUnasked && !isScreen(found.product) && !isNamed) || asksOfOwn(message)) return general;
  // Of the fans of the kiosks no screen without one is an answer.
  const kind = isUnasked && !isNamed ? THE_KIND.exec(message)?.[1] : undefined;
  if (kind)
    return {
      ...general,
      reply: `${general.reply}\nOf our ${kind} themselves I did not find that; a person can tell you.`,
      ways: ['person'],
    };
  // What its page says of what is asked, else how it begins.
  const pageOf = ({ product: { id } }: typeof found) => {
    const description = snapshot.byId.get(id)?.product.description ?? '';
    const said = aspectsIn(message).flatMap((aspect) => sentencesOn(description, aspect));
    return [...said, ...description.split(/(?<=[.!?])\s+/u)][0];
  };
  const offer = await offerOf(asked, ordered ?? [], wish, pageOf);
  if (!offer) return general;
  return {
    ...general,
    reply: (isWish ? [...offer.lines, situation.answer] : [situation.answer, ...offer.lines]).join('\n'),
    sources: [...offer.sources, linkOf(situation)],
    products: [...offer.cards],
    search: best.search,
    total: best.total,
  };
}

// 'Can guests cast to the meeting room screen', 'do I need a licence': yes or no, of what they have or of no thing at all.
const OF_THEIR_OWN =
  /^(?:do|would|will|must) (?:i|we) (?:need|have to)\b|\b(?:the|our|my|their) (?:[\p{L}-]+ ){1,3}(?:screens?|displays?|monitors?|tvs?|telly)\b/iu;
const OF_ONE_TO_COME =
  /\b(?:an?|any|some|which|what|one|your|\d+) (?:[\p{L}\d-]+ ){0,4}(?:screens?|displays?|monitors?|boards?|signs?|kiosks?|totems?|walls?|tvs?|panels?|posters?|brackets?|players?)\b/iu;
const STARTS_YES_OR_NO = /^(?:can|could|do|does|is|are|will|would|should|must|may)\b/iu;

function asksOfOwn(message: string): boolean {
  const [first = '', ...others] = asksIn(message);
  const isOfGoods = TELLS_A_WISH.test(message) || WISHES.test(message) || OF_ONE_TO_COME.test(message);
  const isAlone = others.length === 0 && toldIn(message).every((part) => part === '');
  return isAlone && STARTS_YES_OR_NO.test(first) && OF_THEIR_OWN.test(first) && !isOfGoods;
}

const THE_KIND =
  /\b(?:the|your) ((?:[\p{L}-]+ )?(?:kiosks|menu boards|totems|door panels|video walls|posters|players))\b/iu;

/** Where a situation leads: the search for what is sold for it, or a page. */
export function linkOf({ label, sells }: Situation): AssistantAnswer['sources'][number] {
  return { label, href: PAGES[label] ?? paths.search({ q: sells ?? label }) };
}

const PAGES: Readonly<Record<string, string>> = {
  'Delivery and returns': paths.deliveryAndReturns,
  'Collection and delivery': paths.deliveryAndReturns,
  'Request a quote': paths.requestQuote,
  Contact: paths.contact(),
  Warranty: `${paths.terms}#warranty`,
  'Plan an LED wall': paths.ledWall(),
};
