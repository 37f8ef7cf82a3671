import { aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { isSpecified } from '#features/assistant/questions/specified.ts';
import type { Wish } from '#features/assistant/questions/wish.ts';
import { searchQuery } from '#features/search/contract.ts';
import { type Advice, advise, kindNamed, needsCalledFor } from '#features/search/server/door.ts';
import { toPence } from '#values/money.ts';
import { sentencesLike } from './answers/page-words.ts';
import type { Asked } from './asked.ts';

type Found = Advice['products'][number];

/** The products for a wish, those first that keep to its budget and have most of what it asks for. */
export interface Best {
  products: readonly Found[];
  total: number;
  isAbout: boolean;
  search: string;
}

const MOST_CARDS = 3;
// Among so many one that has what is asked is looked for.
const MOST_LOOKED_AT = 16;
const LEAST_TOLD = 2;
const OUTSIDE =
  /\b(?:outdoors?|outside|weather ?proof|rain|pavement|street|gate|garden|terrace|car park|IP ?\d\d|IP rat\w+|drive[- ]thr\w+|passing|LED sign|wet|splash\w*)\b/iu;

/** What the search finds for these words, put in order by what the whole message asks for: its budget, its facts, and what the pages say of the rest. */
export async function findBest({ context, snapshot, message }: Asked, words: string, wish: Wish): Promise<Best | null> {
  const query = searchQuery.safeParse({ q: words });
  if (!query.success) return null;
  const advice = await advise(context, { ...query.data, cursor: undefined, limit: undefined }, MOST_LOOKED_AT);
  const needs = needsCalledFor(message).filter(({ isFact }) => isFact);
  const aspects = aspectsIn(message);
  const isOver = ({ product }: Found) =>
    wish.budgetPence !== null && toPence(product.price) * (wish.isForAll ? wish.pieces : 1) > wish.budgetPence;
  const lacks = ({ product }: Found) => needs.filter((need) => need.fits(product) < 0).length;
  const tells = ({ product }: Found) => {
    const whole = snapshot.byId.get(product.id)?.product;
    if (!whole) return 0;
    const onAspects = aspects.filter((aspect) => sentencesOn(whole.description, aspect).length > 0).length;
    return onAspects > 0 ? onAspects : Number(sentencesLike(whole, message, LEAST_TOLD).length > 0) / 2;
  };
  const isOfKind = kindNamed(words);
  // What is made for a window, or to be touched, is dear where neither is told of.
  const isSpecial = ({ product: { specs, inStock } }: Found) =>
    isSpecified(message) &&
    ((specs.madeForWindows === true && !/\bwindows?\b/iu.test(message)) ||
      (specs.touch === true && !/\btouch|interactive|kiosk/iu.test(message)) ||
      (!inStock && /\bstock\b/iu.test(message)));
  const isOutside = OUTSIDE.test(words) || needsCalledFor(words).some(({ isOpenAir }) => isOpenAir);
  const weighed = advice.products.map((found) => ({
    found,
    isOver: Number(isOver(found)),
    // What is made for the rain is dear and loud in a lobby, and another kind is no answer.
    isAmiss:
      Number(isSpecial(found)) +
      Number(!isOfKind(found.product)) +
      Number(found.product.specs.outdoor === true && !isOutside),
    lacks: lacks(found),
    tells: tells(found),
  }));
  const products = weighed
    .toSorted((a, b) => a.isOver - b.isOver || a.isAmiss - b.isAmiss || a.lacks - b.lacks || b.tells - a.tells)
    .slice(0, MOST_CARDS)
    .map(({ found }) => found);
  return { products, total: advice.total, isAbout: advice.isAbout, search: String(new URLSearchParams({ q: words })) };
}
