import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { sidesOfChoice } from '#features/assistant/questions/choice-sides.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import type { Advice } from '#features/search/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { findBest } from '../find-best.ts';
import { OUTSIDE, outOfPlace } from '../out-of-place.ts';
import { type Demand, demandsOf } from './demands.ts';

type Product = Advice['products'][number]['product'];

/** 'Which is better for a window, a bright LCD or an LED poster': the one whose figures meet what the place asks for, with both figures; null where the place asks for nothing that is measured. */
export async function answerChoiceOfTwo(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, named } = asked;
  const sides = named.entries.length > 1 ? null : sidesOfChoice(message);
  const [demand] = demandsOf(message);
  if (!sides || !demand) return null;
  const [one, other] = [await firstOf(asked, sides[0], sides[1]), await firstOf(asked, sides[1], sides[0])];
  if (!one || !other || one.id === other.id) return null;
  const shown = [one, other];
  return {
    ...NOTHING,
    reply: [verdict(demand, one, other), ...shown.map((product) => lineOf(demand, product)), demand.why].join('\n'),
    sources: [
      { label: 'Compare them side by side', href: paths.compare(shown.map(({ id }) => id)) },
      ...shown.map((product) => ({ label: product.name, href: paths.product(product) })),
    ],
    products: shown.map((product) => ({ product, reason: 'One of the two that were compared.' })),
    total: shown.length,
  };
}

const BARE = /^\D{0,6}\d{2,3}(?:s|["″]| ?inch(?:es)?)?\W*$/u;
const OF_LED = /\bleds?\b/iu;
const OF_LCD = /\blcds?\b|\bvideo walls?\b|\bpanels?\b/iu;

// What is found for one side, without the words of the other.
async function firstOf(asked: Asked, side: string, other: string): Promise<Product | null> {
  const message = asked.message.replace(other, ' ');
  if (BARE.test(side)) return plainOfSize(asked, Number(/\d+/u.exec(side)?.[0]), message);
  const best = await findBest({ ...asked, message }, `${side}${placeIn(message)}`, readWish(side));
  const isOfSide = ({ specs }: Product) =>
    OF_LED.test(side) ? specs.technology === 'LED' : !OF_LCD.test(side) || specs.technology === 'LCD';
  return (
    best?.products
      .map(({ product }) => product)
      .find((each) => each.specs.technology !== undefined && isOfSide(each)) ?? null
  );
}

// A size alone is the cheapest single screen of it that suits the place.
function plainOfSize({ snapshot }: Asked, inches: number, message: string): Product | null {
  const amissOf = outOfPlace(message, 'screen');
  const [plain] = snapshot.entries
    .filter(({ product }) => isScreen(product) && product.specs.screenSizeInches === inches && !product.specs.panels)
    .toSorted((a, b) => amissOf(a.product) - amissOf(b.product) || a.pricePence - b.pricePence);
  return plain?.product ?? null;
}

// What hangs behind glass is looked for as that.
function placeIn(message: string): string {
  if (OUTSIDE.test(message)) return ', outdoor';
  return /\b(?:windows?|shop ?fronts?)\b/iu.test(message) && !OF_LED.test(message) ? ', window display' : '';
}

function verdict({ meets, asks, grade, wouldDo }: Demand, one: Product, other: Product): string {
  const [isOne, isOther] = [meets(one), meets(other)];
  if (isOne !== isOther) {
    const [has, lacks] = isOne ? [one, other] : [other, one];
    return `I would take ${has.name}: it has ${asks}, and ${lacks.name} has not.`;
  }
  const [less, more] = toPence(one.price) <= toPence(other.price) ? [one, other] : [other, one];
  const gap = formatPounds(toPence(more.price) - toPence(less.price));
  if (!isOne && grade) {
    const nearer = grade(one) >= grade(other) ? one : other;
    return `Of the two I would take ${nearer.name}, which comes nearer; neither has ${asks}. ${wouldDo ?? ''}`.trim();
  }
  return isOne
    ? `Both have ${asks}, so I would take ${less.name}, which costs ${gap} ex VAT less.`
    : `Neither has ${asks} by its specification, so I would take neither without asking a person.`;
}

function lineOf({ figure }: Demand, product: Product): string {
  return `• ${product.name}: ${figure(product)}, ${formatPounds(toPence(product.price))} ex VAT.`;
}
