import { aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { budgetSideOf } from '#features/assistant/questions/budget-side.ts';
import type { Wish } from '#features/assistant/questions/wish.ts';
import { searchQuery } from '#features/search/contract.ts';
import { type Advice, advise, kindNamed, needsCalledFor } from '#features/search/server/door.ts';
import { toPence } from '#values/money.ts';
import { sentencesLike } from './answers/page-words.ts';
import { boundWords, isOverBudget } from './answers/within-budget.ts';
import type { Asked } from './asked.ts';
import { outOfPlace } from './out-of-place.ts';

type Found = Advice['products'][number];

// One cabinet is no wall and no sign.
const OF_PARTS = /\b(?:cabinets?|panels?|modules?|tiles?)\b/iu;
const PARTS = ['LED cabinet', 'wall panel'];

function isPart(product: Found['product']): boolean {
  return PARTS.some((part) => kindNamed(part)(product));
}

/** The products for a wish, those first that keep to its budget and have most of what it asks for. */
export interface Best {
  products: readonly Found[];
  total: number;
  isAbout: boolean;
  search: string;
}

const MOST_CARDS = 3;
// Among so many one that has what is asked is looked for.
const MOST_LOOKED_AT = 40;
const LEAST_TOLD = 2;
/** Who is to work with a screen is a class. */
export const OF_A_CLASS = /\b(?:year \d{1,2}|class(?:es|rooms?)?|lessons?|pupils|children)\b/iu;
/** What a page says that is made for one. */
export const FOR_A_CLASS = /\bclass(?:es|rooms?)\b/iu;

/** What the search finds for these words, put in order by what the whole message asks for: its budget, its facts, and what the pages say of the rest. */
export async function findBest({ context, snapshot, message }: Asked, words: string, wish: Wish): Promise<Best | null> {
  const side = budgetSideOf(message);
  const bound = boundWords(words, wish, side);
  const query = searchQuery.safeParse({ q: bound });
  if (!query.success) return null;
  const advice = await advise(context, { ...query.data, cursor: undefined, limit: undefined }, MOST_LOOKED_AT);
  const needs = needsCalledFor(message).filter(({ isFact }) => isFact);
  const aspects = aspectsIn(message);
  const lacks = ({ product }: Found) => needs.filter((need) => need.fits(product) < 0).length;
  const isOfClass = OF_A_CLASS.test(message);
  const tells = ({ product }: Found) => {
    const whole = snapshot.byId.get(product.id)?.product;
    if (!whole) return 0;
    const onAspects = aspects.filter((aspect) => sentencesOn(whole.description, aspect).length > 0).length;
    const isForClass = isOfClass && FOR_A_CLASS.test(whole.description ?? '');
    return onAspects > 0 ? onAspects : Number(isForClass || sentencesLike(whole, message, LEAST_TOLD).length > 0) / 2;
  };
  const amissOf = outOfPlace(message, words);
  const isBounded = wish.budgetPence !== null;
  const isOfParts = OF_PARTS.test(`${words}. ${message}`);
  const whole = advice.products.filter(({ product }) => isOfParts || !isPart(product));
  const weighed = (whole.length > 0 ? whole : advice.products).map((found) => ({
    found,
    isOver: Number(isOverBudget(found.product, wish, side)),
    isAmiss: amissOf(found.product),
    lacks: lacks(found),
    tells: tells(found),
    pence: toPence(found.product.price),
  }));
  const products = weighed
    .toSorted(
      (a, b) =>
        a.isOver - b.isOver ||
        a.isAmiss - b.isAmiss ||
        a.lacks - b.lacks ||
        b.tells - a.tells ||
        // Who names a budget asks what it buys.
        (isBounded ? (a.isOver ? a.pence - b.pence : b.pence - a.pence) : 0),
    )
    .slice(0, MOST_CARDS)
    .map(({ found }) => found);
  return { products, total: advice.total, isAbout: advice.isAbout, search: String(new URLSearchParams({ q: bound })) };
}
